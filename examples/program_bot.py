"""A bot that Deckwright starts as a program and speaks with in lines of JSON (docs/bots.md). It plays money with two Smithies.

deckwright play --bot "python examples/program_bot.py"
deckwright ladder "python examples/program_bot.py" big-money --kingdom "First Game" --games 20
"""

import json
import sys
from typing import Any


def say(message: dict[str, Any]) -> None:
    """One line; without flush it would wait in a buffer, and the time would run out."""
    print(json.dumps(message), flush=True)


def wanted(view: dict[str, Any], seen: list[str]) -> list[str]:
    """What to buy, the best first. ``seen`` are the cards that it has bought in this game."""
    provinces = view["supply"]["Province"]
    return [
        "Province",
        *(["Duchy"] if provinces <= 4 else []),
        "Gold",
        *(["Smithy"] if seen.count("Smithy") < 2 else []),
        "Silver",
    ]


def decide(view: dict[str, Any], answers: list[str], seen: list[str]) -> str:
    """The first of our wishes that is legal; whatever else is asked, the first legal answer."""
    for answer in ("play Smithy", "end actions", "play treasures", *(f"buy {card}" for card in wanted(view, seen)), "end turn"):
        if answer in answers:
            return answer
    return answers[0]


def main() -> None:
    """Say what is asked for, until goodbye."""
    seen: list[str] = []
    for line in sys.stdin:
        told = json.loads(line)
        if told["tell"] == "hello":
            say({"say": "ready", "protocol": 1})
        elif told["tell"] == "game":
            seen = []
        elif told["tell"] == "ask":
            answer = decide(told["view"], told["answers"], seen)
            if answer.startswith("buy "):
                seen.append(answer.removeprefix("buy "))
            say({"say": "answer", "question": told["question"], "answer": answer})
        elif told["tell"] == "goodbye":
            return


if __name__ == "__main__":
    main()
