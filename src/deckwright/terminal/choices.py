"""The numbered choices of a decision. 0 is always the way to do nothing more: ``end turn``, ``pass``, ``nothing``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from deckwright.engine.answer import Answer
from deckwright.engine.decision import Decision
from deckwright.errors import IllegalAnswer

ENDINGS = ("end actions", "end turn", "end night", "pass")
_BARE = ("play treasures", *ENDINGS)


@dataclass(frozen=True, slots=True)
class Choice:
    """One numbered entry: a verb, and the card or option where there is one."""

    number: int
    verb: str
    card: str | None = None
    copies: int = 1


def choices(decision: Decision, ranked: Callable[[str, Iterable[str]], list[str]]) -> tuple[Choice, ...]:
    """What may be said to this decision, numbered from 1, the way out 0. ``ranked`` puts the cards of a verb in order."""
    entries: list[Choice] = []
    if "play treasures" in decision.offers:
        entries.append(Choice(1, "play treasures"))
    for verb, offered in decision.offers.items():
        if verb in _BARE or says_itself(decision):
            continue
        copies = Counter(offered[-1:] if verb == "pay" else offered)  # all that can be paid; less is typed
        for name in copies if verb in ("choose", "pay") else ranked(verb, copies):
            entries.append(Choice(len(entries) + 1, verb, name, 1 if decision.phase else copies[name]))
    ending = next((verb for verb in ENDINGS if verb in decision.offers), None)
    if ending is not None:
        entries.append(Choice(0, ending))
    elif may_be_none(decision):
        entries.append(Choice(0, decision.verbs[0]))
    return tuple(entries)


def says_itself(decision: Decision) -> bool:
    """A number or the name of any card is typed as it is; a numbered list of them would only confuse."""
    return "name" in decision.offers or any(word.isdecimal() for word in decision.offers.get("choose", ()))


def may_be_none(decision: Decision) -> bool:
    """``nothing`` is an answer to this decision."""
    return decision.phase is None and decision.least == 0 and "keep" not in decision.offers and "pass" not in decision.offers


def chosen(numbers: Sequence[int], entries: Sequence[Choice]) -> Answer:
    """The answer that these numbers mean."""
    by_number = {choice.number: choice for choice in entries}
    for number in numbers:
        if number not in by_number:
            raise IllegalAnswer("no-such-number", number=number, most=max(by_number))
    picked = [by_number[number] for number in numbers]
    verbs = {choice.verb for choice in picked}
    if len(verbs) > 1 or (len(picked) > 1 and 0 in numbers):
        raise IllegalAnswer("numbers-clash", numbers=", ".join(str(number) for number in numbers))
    return Answer(picked[0].verb, tuple(choice.card for choice in picked if choice.card is not None))
