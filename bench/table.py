# SPDX-License-Identifier: GPL-3.0-or-later
"""table.py FILE...: a Markdown table of the benchmarks' JSON lines."""
import json
import sys


def number(value):
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def row_of(r):
    unit = r["unit"]
    compared = r["ours"]
    ratio = ""
    if r["peer_value"]:
        compared = r["ours"] / r["peer_value"]
        ratio = f"{compared:.3g}"
    target, met = "", ""
    if r["target"] is not None:
        target = ("≥ " if r["higher"] else "≤ ") + number(r["target"]) + ("" if r["peer_value"] else f" {unit}")
        good = compared >= r["target"] if r["higher"] else compared <= r["target"]
        if r["recall"] is not None and r["recall_target"] is not None and r["recall"] < r["recall_target"]:
            good = False
        met = "yes" if good else "no"
    recall = ""
    if r["recall"] is not None:
        recall = f"{r['recall']:.4f}"
        if r["peer_recall"] is not None:
            recall += f" / {r['peer_recall']:.4f}"
    peer = f"{number(r['peer_value'])} {unit} {r['peer']}" if r["peer_value"] else ""
    return [r["name"], f"{number(r['ours'])} {unit}", peer, ratio, target, met, recall, r["note"]]


def main():
    rows = []
    for name in sys.argv[1:]:
        with open(name, encoding="utf-8") as lines:
            rows += [row_of(json.loads(line)) for line in lines if line.startswith("{")]
    head = ["case", "ours (p50)", "peer (p50)", "ratio", "target", "met", "recall ours / peer", "note"]
    print("| " + " | ".join(head) + " |")
    print("|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(row) + " |")


if __name__ == "__main__":
    main()
