"""A match at a glance in a terminal: who wins, points and money by turn, how long games last, what is bought when."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap

from deckwright.sim.formatting import decimal, percent_between
from deckwright.sim.match import Match
from deckwright.sim.measures import Moment, coins_by_turn, labels, last_turn, mean_turns, points_by_turn, purchases
from deckwright.sim.plots.charts import LETTERS, Ink, Point, bar, side_by_side, sparkline
from deckwright.sim.result import match_result
from deckwright.sim.tally import Tally
from deckwright.text import Translator

CARDS_SHOWN = 6
"""Cards in a table of purchases; rarer ones are left out."""


def match_lines(match: Match, tally: Tally, translator: Translator) -> list[str]:
    """Who plays whom; then how often and with what."""
    title, *others = labels(match)
    for other in others:
        title = translator.message("plots-against", first=title, second=other)
    seats = "alternate" if match.alternate else "fixed"
    played = translator.message("plots-match", games=tally.games, seed=str(match.seed), seats=seats)
    kingdom = ", ".join(translator.card(name) for name in match.kingdom)
    return [title, played, *([translator.message("plots-kingdom", cards=kingdom)] if kingdom else [])]


def terminal_charts(match: Match, tally: Tally, translator: Translator, ink: Ink) -> list[str]:
    """All charts, with an empty line between them."""
    return [
        *win_bars(match, tally, translator, ink),
        "",
        *curves(tally, translator, ink),
        "",
        *length_line(tally, translator, ink),
        "",
        *purchase_lines(match, tally, translator, ink),
    ]


def win_bars(match: Match, tally: Tally, translator: Translator, ink: Ink) -> list[str]:
    """The share of the victories of each strategy."""
    names = labels(match, 24)
    texts = [percent_between(translator, standing.score) for standing in match_result(match, tally).standings]
    room = ink.width - max(map(len, names)) - max(map(len, texts)) - 6
    lines = [translator.message("plots-win-rate")]
    for who, standing in enumerate(match_result(match, tally).standings):
        name = f"{ink.of(who, LETTERS[who])} {names[who].ljust(max(map(len, names)))}"
        drawn = f"  {bar(standing.score.value, who, room, ink)}" if room >= 8 else ""
        lines.append(f"{name}{drawn}  {texts[who]}")
    ties = translator.message("plots-ties", ties=decimal(translator, 100 * tally.ties / max(tally.games, 1)))
    return [*lines, f"  {ties}"]


def curves(tally: Tally, translator: Translator, ink: Ink) -> list[str]:
    """Points and money by turn."""
    charts = [
        (translator.message("plots-points"), _points(tally, points_by_turn)),
        (translator.message("plots-coins"), _points(tally, coins_by_turn)),
    ]
    return side_by_side(charts, ink)


def _points(tally: Tally, measure: Callable[[Tally, int], list[Moment]]) -> list[list[Point]]:
    return [[(float(moment.turn), moment.mean) for moment in measure(tally, who)] for who in range(tally.players)]


def length_line(tally: Tally, translator: Translator, ink: Ink) -> list[str]:
    """How long games last, as a row of columns."""
    shown = [turn for turn, games in enumerate(tally.lengths) if games >= tally.games / 200] or [1]
    first, last = shown[0], shown[-1]
    mean = translator.message("plots-length-mean", turns=decimal(translator, mean_turns(tally)))
    title = f"{translator.message('plots-length')} ({translator.message('plots-length-axis')}; {mean})"
    return [*_wrapped(title, ink), f"  {first} {sparkline([float(games) for games in tally.lengths[first : last + 1]], ink)} {last}"]


def purchase_lines(match: Match, tally: Tally, translator: Translator, ink: Ink) -> list[str]:
    """The cards that each strategy buys most: copies a game, and a column for each turn."""
    lines: list[str] = []
    found = [purchases(match, tally, who, CARDS_SHOWN) for who in range(tally.players)]
    most = max((copies for cards in found for bought in cards for copies in bought.by_turn), default=1.0)
    wide = max((len(translator.card(bought.card)) for cards in found for bought in cards), default=0)
    room = max(ink.width - wide - 9, 5)
    for who, (name, cards) in enumerate(zip(labels(match), found, strict=True)):
        turns = f"{translator.message('plots-turn-axis')} 1{'–' if ink.unicode else '-'}{last_turn(tally)}"
        title = f"{translator.message('plots-purchases', strategy=name)} ({translator.message('plots-copies')}; {turns})"
        lines += _wrapped(title, ink)
        for bought in cards:
            copies = decimal(translator, bought.copies)
            lines.append(
                f"  {translator.card(bought.card).ljust(wide)} {copies:>4} {sparkline(bought.by_turn[:room], ink, who, most)}".rstrip()
            )
    return lines


def _wrapped(text: str, ink: Ink) -> list[str]:
    return wrap(text, ink.width, subsequent_indent="  ", break_on_hyphens=False)
