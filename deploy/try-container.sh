#!/bin/sh
# Builds the container and asks the server in it. Where no container engine answers, the steps of the
# container file are run here as they stand: in a copy of the source, and as its user where we are root.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
file=$root/deploy/Containerfile
url=http://127.0.0.1:8083

ask() {
    for _ in $(seq 100); do
        curl -sf $url/healthz >/dev/null && break
        sleep 0.1
    done
    for path in /healthz / /docs '/api/v1/picture.png?puzzle=cirth:12....3..'; do
        curl -sf -o /dev/null -w "%{http_code} %{content_type} $path\n" "$url$path"
    done
}

for engine in podman docker; do
    if $engine info >/dev/null 2>&1; then
        $engine build --file "$file" --tag gridwright-trial "$root"
        container=$($engine run --rm --detach --publish 127.0.0.1:8083:8080 --read-only --cap-drop=ALL gridwright-trial)
        trap '$engine rm --force "$container" >/dev/null 2>&1 || true' EXIT
        ask
        $engine stop "$container"
        echo "built and run with $engine"
        exit
    fi
done

echo "no container engine answers: the steps are run here"
work=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT
server=
mkdir "$work/source" "$work/bin"
cd "$root"
git ls-files -z | xargs -0 cp --parents -t "$work/source"
cd "$work/source"
# What is built is kept for the next time.
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$root/target}/container"
sed -n 's/^RUN //p' "$file" | sh -eux
program=$(sed -n 's/^COPY --from=build .*\/release\/\([^ ]*\) .*/\1/p' "$file")
cp "$CARGO_TARGET_DIR/release/$program" "$work/bin/"
chmod 755 "$work" "$work/bin"
set -- $(sed -n 's/^ENTRYPOINT //p' "$file" | tr -d '[]",') --port 8083
if [ "$(id -u)" = 0 ]; then
    user=$(sed -n 's/^USER \([0-9]*\):.*/\1/p' "$file")
    set -- setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs "$@"
fi
cd /
PATH=$work/bin:$PATH "$@" &
server=$!
ask
kill -TERM $server
wait $server
echo "run and stopped without a container"
