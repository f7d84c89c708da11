#!/bin/sh
# Makes a data set as an array of jobs, one for each shard, in a folder that all nodes see:
#   sbatch --array=1-64 deploy/clusters/slurm.sh plan.toml data 64
# A shard that was lost is asked for again by its number (--array=7), with the same 64; it goes on where it was.
# Once all are done: sbatch --wrap 'gridwright-bulk merge data --verify'
#SBATCH --job-name=gridwright
#SBATCH --requeue
exec gridwright-bulk "$1" --out "$2" --shard "$SLURM_ARRAY_TASK_ID/$3" \
    --threads "${SLURM_CPUS_PER_TASK:-1}" --quiet
