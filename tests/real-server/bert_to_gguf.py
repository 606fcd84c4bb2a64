#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns BERT weights in safetensors into a GGUF file that llama-server loads. Standard library only.

    bert_to_gguf.py FOLDER OUT.gguf [--rank]

FOLDER holds config.json, tokenizer.json and one *.safetensors of half floats. Formats: GGUF version 3
(https://github.com/ggml-org/ggml/blob/master/docs/gguf.md) and safetensors
(https://huggingface.co/docs/safetensors). --rank gives the model a head for reranking that nobody has trained: its
order means nothing, but the server then speaks its rerank interface.
"""
import glob
import json
import struct
import sys

ALIGNMENT = 32
UINT32, INT32, FLOAT32, BOOL, STRING, ARRAY = 4, 5, 6, 7, 8, 9
F32, F16 = 0, 1
MEAN_POOLING, RANK_POOLING = 1, 4
NORMAL, UNKNOWN, CONTROL = 1, 2, 3

LAYER = {
    "attention.self.query": "attn_q",
    "attention.self.key": "attn_k",
    "attention.self.value": "attn_v",
    "attention.output.dense": "attn_output",
    "attention.output.LayerNorm": "attn_output_norm",
    "intermediate.dense": "ffn_up",
    "output.dense": "ffn_down",
    "output.LayerNorm": "layer_output_norm",
}
OUTSIDE = {
    "embeddings.word_embeddings": "token_embd",
    "embeddings.position_embeddings": "position_embd",
    "embeddings.token_type_embeddings": "token_types",
    "embeddings.LayerNorm": "token_embd_norm",
}


def text(value):
    data = value.encode("utf-8")
    return struct.pack("<Q", len(data)) + data


def field(key, kind, value):
    packed = {UINT32: lambda v: struct.pack("<I", v), FLOAT32: lambda v: struct.pack("<f", v),
              BOOL: lambda v: struct.pack("<?", v), STRING: text}
    return text(key) + struct.pack("<I", kind) + packed[kind](value)


def array(key, kind, values):
    head = text(key) + struct.pack("<IIQ", ARRAY, kind, len(values))
    if kind == STRING:
        return head + b"".join(text(value) for value in values)
    return head + struct.pack(f"<{len(values)}i", *values)


def read_safetensors(path):
    with open(path, "rb") as file:
        header = json.loads(file.read(struct.unpack("<Q", file.read(8))[0]))
        data = file.read()
    for name, entry in header.items():
        if name != "__metadata__" and entry["dtype"] == "F16":
            begin, end = entry["data_offsets"]
            yield name.removeprefix("bert."), entry["shape"], data[begin:end]


def gguf_name(name):
    stem, ending = name.rsplit(".", 1)
    if stem.startswith("encoder.layer."):
        number, part = stem.removeprefix("encoder.layer.").split(".", 1)
        return f"blk.{number}.{LAYER[part]}.{ending}" if part in LAYER else None
    return f"{OUTSIDE[stem]}.{ending}" if stem in OUTSIDE else None


def as_float32(halves):
    count = len(halves) // 2
    return struct.pack(f"<{count}f", *struct.unpack(f"<{count}e", halves))


def tensors(folder, rank):
    """(name, shape, type, bytes); matrices stay halves, what is added or multiplied per value has to be float."""
    for name, shape, data in read_safetensors(glob.glob(f"{folder}/*.safetensors")[0]):
        target = gguf_name(name)
        if target is None and rank and name.startswith("pooler.dense."):
            target = "cls." + name.rsplit(".", 1)[1]
        if target is None:
            continue
        matrix = len(shape) == 2 and target not in ("position_embd.weight", "token_types.weight")
        yield (target, shape, F16, data) if matrix else (target, shape, F32, as_float32(data))
    if rank:
        width = json.load(open(f"{folder}/config.json"))["hidden_size"]
        yield "cls.output.weight", [1, width], F32, struct.pack(f"<{width}f", *[1 / width] * width)
        yield "cls.output.bias", [1], F32, struct.pack("<f", 0)


def vocabulary(folder):
    """Tokens in llama.cpp's way of writing word pieces: a word's beginning is marked, its continuation is not."""
    tokenizer = json.load(open(f"{folder}/tokenizer.json", encoding="utf-8"))
    pieces = sorted(tokenizer["model"]["vocab"].items(), key=lambda item: item[1])
    special = {token["content"] for token in tokenizer["added_tokens"] if token["special"]}
    tokens, kinds = [], []
    for piece, _ in pieces:
        if piece in special:
            tokens.append(piece)
            kinds.append(UNKNOWN if piece == "[UNK]" else CONTROL)
        else:
            tokens.append(piece[2:] if piece.startswith("##") else "\u2581" + piece)
            kinds.append(NORMAL)
    return tokens, kinds


def metadata(folder, rank):
    config = json.load(open(f"{folder}/config.json"))
    tokens, kinds = vocabulary(folder)
    fields = [
        field("general.architecture", STRING, "bert"),
        field("general.name", STRING, "MiniLM"),
        field("bert.block_count", UINT32, config["num_hidden_layers"]),
        field("bert.context_length", UINT32, config["max_position_embeddings"]),
        field("bert.embedding_length", UINT32, config["hidden_size"]),
        field("bert.feed_forward_length", UINT32, config["intermediate_size"]),
        field("bert.attention.head_count", UINT32, config["num_attention_heads"]),
        field("bert.attention.layer_norm_epsilon", FLOAT32, config["layer_norm_eps"]),
        field("bert.attention.causal", BOOL, False),
        field("bert.pooling_type", UINT32, RANK_POOLING if rank else MEAN_POOLING),
        field("tokenizer.ggml.model", STRING, "bert"),
        field("tokenizer.ggml.token_type_count", UINT32, config["type_vocab_size"]),
        array("tokenizer.ggml.tokens", STRING, tokens),
        array("tokenizer.ggml.token_type", INT32, kinds),
    ]
    for name, token in {"bos": "[CLS]", "cls": "[CLS]", "eos": "[SEP]", "seperator": "[SEP]", "padding": "[PAD]",
                        "unknown": "[UNK]", "mask": "[MASK]"}.items():
        fields.append(field(f"tokenizer.ggml.{name}_token_id", UINT32, tokens.index(token)))
    return fields


def aligned(size):
    return (size + ALIGNMENT - 1) // ALIGNMENT * ALIGNMENT


def main(folder, target, rank):
    fields = metadata(folder, rank)
    entries = list(tensors(folder, rank))
    head = b"GGUF" + struct.pack("<IQQ", 3, len(entries), len(fields)) + b"".join(fields)
    offset = 0
    for name, shape, kind, data in entries:
        head += text(name) + struct.pack("<I", len(shape))
        head += b"".join(struct.pack("<Q", size) for size in reversed(shape)) + struct.pack("<IQ", kind, offset)
        offset += aligned(len(data))
    with open(target, "wb") as file:
        file.write(head.ljust(aligned(len(head)), b"\0"))
        for _, _, _, data in entries:
            file.write(data.ljust(aligned(len(data)), b"\0"))


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4) or sys.argv[3:] not in ([], ["--rank"]):
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], "--rank" in sys.argv)
