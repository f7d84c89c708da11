#!/bin/sh
# Starts haproxy with two instances, asks without a pause, stops one instance by SIGTERM and kills the
# other one after the first is back, and counts what was answered.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
server=${GRIDWRIGHT_SERVE:-$here/../target/release/gridwright-serve}
work=$(mktemp -d)
trap 'kill $one $two $balancer 2>/dev/null || true; rm -rf "$work"' EXIT

start() {
    "$server" --port "$1" --trust-proxy 127.0.0.1 --log off >/dev/null &
}

start 8081
one=$!
start 8082
two=$!
haproxy -q -f "$here/haproxy.cfg" 2>/dev/null &
balancer=$!
for _ in $(seq 50); do
    curl -sf http://127.0.0.1:8080/readyz >/dev/null && break
    sleep 0.1
done

ask() {
    for _ in $(seq 400); do
        curl -s -o /dev/null -w '%{http_code}\n' http://127.0.0.1:8080/api/v1/solve \
            --json '{"puzzle": "cirth:12....3.."}'
    done
}

ask >"$work/a" &
first=$!
ask >"$work/b" &
second=$!
sleep 1
kill -TERM "$one"
wait "$one" || true
sleep 1
start 8081
one=$!
sleep 1
kill -KILL "$two"
wait "$first" "$second"
sort "$work/a" "$work/b" | uniq -c
# Nothing is lost, whichever way an instance ends.
[ "$(sort -u "$work/a" "$work/b")" = 200 ]
