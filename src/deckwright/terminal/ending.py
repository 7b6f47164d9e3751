"""The end of a game: everybody's points by card, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.engine.game import Game
from deckwright.terminal.layout import Layout
from deckwright.text import Translator


def result(game: Game, players: Sequence[str], translator: Translator, layout: Layout) -> list[str]:
    """Scores by card, best first, and the winners."""
    scores, winners = game.scores(), game.winners()
    turns = [seat.turns for seat in game.view(0).seats]
    lines = [layout.heading(translator.message("terminal-over"))]
    for player in sorted(range(len(players)), key=lambda seat: (-scores[seat], turns[seat])):
        cards = [
            translator.message("terminal-scored", card=_copies(name, copies, translator), points=_signed(points))
            for name, (copies, points) in game.score_by_card(player).items()
        ]
        points = translator.message("terminal-points", points=scores[player], turns=turns[player])
        lines += layout.paragraph(
            translator.message("terminal-score", player=players[player], points=points, cards=", ".join(cards) or "—"), hanging=4
        )
    names = translator.message("terminal-and").join(players[player] for player in winners)
    lines.append(layout.strong(translator.message("terminal-winners", number=len(winners), players=names)))
    return lines


def _copies(name: str, copies: int, translator: Translator) -> str:
    card = translator.card(name)
    return translator.message("copies-of-card", copies=copies, card=card) if copies > 1 else card


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
