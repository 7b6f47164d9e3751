"""A bot for a Deckwright server: it takes a seat at a table and plays for money, with nothing but the socket (docs/bots.md).

python examples/bot.py http://127.0.0.1:8321 TABLE [TOKEN]
"""

import json
import sys
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PAUSE = 0.2  # a server takes a hundred messages in twenty seconds from each seat


def decide(decision: dict[str, Any]) -> str:
    """All Treasures, then the best of three cards; whatever else is asked, as little as possible."""
    offers = decision["offers"]
    for words in ("play treasures", "end actions", "pass"):
        if words in offers:
            return words
    if "end turn" in offers:
        wanted = [card for card in ("Province", "Gold", "Silver") if card in offers.get("buy", ())]
        return f"buy {wanted[0]}" if wanted else "end turn"
    verb = "keep" if "keep" in offers else next(iter(offers))
    cards = offers[verb][: 1 if verb == "keep" else decision["least"]]
    return f"{verb} {', '.join(cards) or 'nothing'}"


def talk(socket: ClientConnection, token: str) -> dict[str, Any] | None:
    """Answer until the game is over, and what everybody sees then; nothing if the server closes the socket before."""
    socket.send(json.dumps({"say": "hello", "token": token}))
    for told in map(json.loads, socket):
        if told["tell"] == "refused" and told["problem"]["code"] not in ("answer-stale", "try-again"):
            sys.exit(told["problem"]["message"])
        if told["tell"] != "update" or told["view"] is None:
            continue
        view: dict[str, Any] = told["view"]
        if told["table"]["state"] == "over":
            return view
        if view["decision"]:
            time.sleep(PAUSE)
            position = told["position"]  # never comes again, so as an id it makes the same question be answered once
            answer = {"say": "answer", "request": f"{position}", "position": position, "answer": decide(view["decision"])}
            socket.send(json.dumps(answer))
    return None


def main(server: str, table: str, token: str = "") -> None:
    """Take a free seat, or the one of the token, and play to the end of the game however often the line is cut."""
    if not token:
        try:
            with urllib.request.urlopen(f"{server}/api/tables/{table}/seats", json.dumps({"name": "Penny"}).encode()) as taken:
                token = json.load(taken)["token"]
        except urllib.error.HTTPError as refused:
            sys.exit(json.load(refused)["message"])
    while True:
        try:
            with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
                if view := talk(socket, token):
                    print("scores:", [seat["score"] for seat in view["seats"]], "winners:", view["winners"])
                    return
        except (OSError, ConnectionClosed) as problem:
            print(f"the line was cut ({problem}); once more", file=sys.stderr)
        time.sleep(1)


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
