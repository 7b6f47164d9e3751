"""A program that plays the first legal answer, and then does what the first word after it says: the ways in which a bot can fail."""

import json
import os
import subprocess
import sys
import time

FAILS = sys.argv[1] if len(sys.argv) > 1 else "well"
AFTER = int(sys.argv[2]) if len(sys.argv) > 2 else 3


def say(text: str) -> None:
    print(text, flush=True)


def fail(question: int) -> None:
    answer = {"say": "answer", "question": question, "answer": "end turn"}
    if FAILS == "crash":
        print("about to crash", file=sys.stderr)
        raise RuntimeError("a mistake of its own")
    if FAILS == "silence":
        print("thinking for long", file=sys.stderr, flush=True)
        time.sleep(600)
    if FAILS == "deaf":
        os.close(1)
        time.sleep(60)
    if FAILS == "long-line":
        say("x" * 200_000)
    if FAILS == "flood":
        for _ in range(100_000):
            say(json.dumps({"say": "chatter"}))
    if FAILS == "not-json":
        say("buy Gold, please")
    if FAILS == "not-an-object":
        say("[1, 2]")
    if FAILS == "deep":
        say("[" * 60_000)
    if FAILS == "other-question":
        say(json.dumps({**answer, "question": question + 1}))
    if FAILS == "no-answer":
        say(json.dumps({"say": "answer", "question": question}))
    if FAILS == "illegal":
        say(json.dumps({**answer, "answer": "buy Platinum"}))
    if FAILS == "nonsense":
        say(json.dumps({**answer, "answer": "resign"}))
    if FAILS == "orphan":
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"])
        print(child.pid, file=sys.stderr, flush=True)
        sys.exit(4)
    if FAILS == "leaves":
        say(json.dumps({**answer, "answer": ANSWERS[0]}))
        print("enough of this", file=sys.stderr)
        sys.exit(0)
    if FAILS == "twice":
        say(json.dumps({**answer, "answer": ANSWERS[0]}) + "\n" + json.dumps({**answer, "answer": ANSWERS[0]}))


ANSWERS: list[str] = []


def main() -> None:
    if FAILS == "no-start":
        print("no licence found", file=sys.stderr)
        sys.exit(3)
    if FAILS == "slow-start":
        time.sleep(60)
    if FAILS == "other-protocol":
        say(json.dumps({"say": "ready", "protocol": 99}))
    for line in sys.stdin:
        told = json.loads(line)
        if told["tell"] == "hello":
            say(json.dumps({"say": "ready", "protocol": told["protocol"]}))
        elif told["tell"] == "ask":
            ANSWERS[:] = told["answers"]
            if told["question"] >= AFTER and FAILS != "well":
                fail(told["question"])
                continue
            say(json.dumps({"say": "answer", "question": told["question"], "answer": told["answers"][-1]}))
        elif told["tell"] == "goodbye":
            if FAILS != "stays":
                return
            time.sleep(60)


main()
