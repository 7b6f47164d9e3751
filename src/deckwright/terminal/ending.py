"""The end of a game: everybody's points by card, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.bots.program import BotFailed
from deckwright.engine.game import Game
from deckwright.terminal.layout import Layout
from deckwright.terminal.problems import explained
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


def defaulted(failure: BotFailed, loser: int, players: Sequence[str], translator: Translator, layout: Layout) -> list[str]:
    """What a bot did wrong, with its last words, and who has won by default."""
    others = translator.message("terminal-and").join(player for seat, player in enumerate(players) if seat != loser)
    return [
        layout.heading(translator.message("terminal-over")),
        *layout.paragraph(explained(failure, translator)),
        *(line for word in failure.last_words for line in layout.paragraph(f"  {word}", hanging=4)),
        layout.strong(translator.message("terminal-default", loser=players[loser], number=len(players) - 1, players=others)),
    ]


def _copies(name: str, copies: int, translator: Translator) -> str:
    card = translator.card(name)
    return translator.message("copies-of-card", copies=copies, card=card) if copies > 1 else card


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
