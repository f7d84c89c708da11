#!/bin/sh
# Makes one small data set by one process, and again as each recipe here does it, as far as one machine allows:
# GNU parallel and Slurm with real jobs, one of which is killed; Kubernetes as the command of its container, index after index.
# All must give the same manifest, byte by byte. What is not installed here is left out, and said.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=${GRIDWRIGHT_BULK:-$here/../../target/release/gridwright-bulk}
work=$(mktemp -d)
daemons=
trap 'kill $daemons 2>/dev/null || true; sleep 1; rm -rf "$work"' EXIT
mkdir "$work/bin"
cp "$program" "$work/bin/gridwright-bulk"
PATH=$work/bin:/usr/sbin:$PATH
export PATH
cd "$work"
cat >plan.toml <<'PLAN'
seed = 7
rate = ["gridwright"]
format = "parquet"
part-rows = 100
[splits]
train = 0.8
test = 0.2
[[set]]
family = "sudoku"
params = "level=easy"
count = 4000
[[set]]
family = "cirth"
params = "size=4"
count = 1000
PLAN
shards=8

same() {
    gridwright-bulk merge "$@" --verify >/dev/null
    for last; do :; done
    cmp one/manifest.json "$last/manifest.json"
    echo "$last: the same manifest"
}

has() {
    command -v "$1" >/dev/null && return
    echo "$1 is not here: what needs it is left out"
    return 1
}

wait_for() {
    while [ -n "$(squeue --noheader --jobs="$1" 2>/dev/null)" ]; do
        sleep 0.5
    done
}

gridwright-bulk plan.toml --out one --quiet

if has parallel; then
    # The recipe of docs/clusters.md.
    seq $shards | parallel --will-cite --jobs 2 --retries 3 --joblog jobs.tsv \
        gridwright-bulk plan.toml --out parallel --shard {}/$shards --threads 1 --quiet
    same parallel
fi >&2

# Kubernetes: the command of the container with each index, in any order; the image and the volumes are not tried here.
sed -n 's/^            - exec //p' "$here/kubernetes.yaml" | sed "s:/plan/:$work/:; s:/data/set:$work/kubernetes:; s:/64:/$shards:" >pod.sh
for JOB_COMPLETION_INDEX in 5 0 7 1 2 6 4 3; do
    export JOB_COMPLETION_INDEX
    sh pod.sh >/dev/null
done
same kubernetes >&2

if has slurmctld && has munged; then
    # A cluster of one node, with its own keys and ports.
    mkdir munge spool state
    head -c 1024 /dev/urandom >munge/key
    chmod 700 munge
    chmod 600 munge/key
    munged --foreground --force --socket="$work/munge/socket" --key-file="$work/munge/key" --pid-file="$work/munge/pid" \
        --log-file="$work/munge/log" --seed-file="$work/munge/seed" 2>/dev/null &
    daemons="$daemons $!"
    cat >slurm.conf <<CONF
ClusterName=trial
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$work/munge/socket
CredType=cred/munge
SlurmctldPort=36817
SlurmdPort=36818
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
SchedulerParameters=sched_interval=1,batch_sched_delay=0
MinJobAge=600
SlurmctldPidFile=$work/state/slurmctld.pid
SlurmdPidFile=$work/state/slurmd.pid
SlurmctldLogFile=$work/state/slurmctld.log
SlurmdLogFile=$work/state/slurmd.log
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
MailProg=/bin/true
NodeName=$(hostname -s) NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
CONF
    export SLURM_CONF="$work/slurm.conf"
    sleep 1
    slurmctld -D >slurmctld.out 2>&1 &
    daemons="$daemons $!"
    slurmd -D >slurmd.out 2>&1 &
    daemons="$daemons $!"
    for _ in $(seq 60); do
        sinfo --noheader --format=%t 2>/dev/null | grep -q idle && break
        sleep 1
    done
    # The first job that runs is killed with -9. If it ended before the signal came, all of them run once more.
    for attempt in $(seq 10); do
        rm -rf slurm
        job=$(sbatch --parsable --output="$work/job-%a.txt" --array=1-$shards "$here/slurm.sh" plan.toml slurm $shards)
        for _ in $(seq 600); do
            task=$(squeue --noheader --jobs="$job" --states=RUNNING --format=%K | head -n 1)
            [ -n "$task" ] && break
            sleep 0.1
        done
        scancel --signal=KILL --batch "${job}_$task" || true
        wait_for "$job"
        gridwright-bulk merge slurm 2>&1 | grep 'missing' && break
        [ "$attempt" -lt 10 ] || { echo "slurm: no job could be killed while it ran" && exit 1; }
    done
    # It is asked for again by its number, as slurm.sh says.
    job=$(sbatch --parsable --output="$work/again-%a.txt" --array="$task" "$here/slurm.sh" plan.toml slurm $shards)
    # Begins when all jobs of this name have ended.
    sbatch --wait --output="$work/merge.txt" --dependency=singleton --job-name=gridwright \
        --wrap 'gridwright-bulk merge slurm --verify'
    cat job-*.txt again-*.txt merge.txt
    same slurm
fi >&2
