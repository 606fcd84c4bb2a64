#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands before an embedding server and asks it for each text only once, so that a table of many settings needs one
pass. Standard library only.

    embedding_cache.py SERVER_URL PORT [FILE]

FILE keeps the vectors for the next run.
"""
import json
import os
import sys
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer

vectors = {}


def ask(server, path, body=None):
    request = urllib.request.Request(server + path, body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request) as reply:
            return reply.status, reply.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


class Cache(BaseHTTPRequestHandler):
    def do_GET(self):
        self.reply(*ask(self.server.behind, self.path))

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.path != "/v1/embeddings":
            self.reply(*ask(self.server.behind, self.path, body))
            return
        question = json.loads(body)
        missing = [text for text in dict.fromkeys(question["input"]) if text not in vectors]
        if missing:
            status, answer = ask(self.server.behind, self.path, json.dumps({**question, "input": missing}).encode())
            if status != 200:
                self.reply(status, answer)
                return
            for item in json.loads(answer)["data"]:
                self.keep(missing[item["index"]], item["embedding"])
        data = [{"index": at, "embedding": vectors[text]} for at, text in enumerate(question["input"])]
        self.reply(200, json.dumps({"object": "list", "data": data}).encode())

    def keep(self, text, vector):
        vectors[text] = vector
        if self.server.file:
            self.server.file.write(json.dumps([text, vector]) + "\n")
            self.server.file.flush()

    def reply(self, status, body):
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def main(behind, port, file=None):
    if file and os.path.exists(file):
        with open(file, encoding="utf-8") as lines:
            vectors.update(json.loads(line) for line in lines)
    server = HTTPServer(("127.0.0.1", int(port)), Cache)
    server.behind = behind
    server.file = open(file, "a", encoding="utf-8") if file else None
    server.serve_forever()


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
