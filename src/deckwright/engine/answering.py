"""Answering: an answer in the machine's numbers and back, and precise refusals of everything that is not on offer."""

from __future__ import annotations

from collections import Counter

from deckwright.cards import present_name
from deckwright.engine import machine
from deckwright.engine.answer import BARE, Answer
from deckwright.engine.decision import Decision, pending
from deckwright.engine.phase_offers import refuse_purchase
from deckwright.engine.program import DECLINE, VERB_BY_WORD, Op, Verb
from deckwright.engine.state import OVER, State
from deckwright.engine.turn import odd_treasures
from deckwright.errors import IllegalAnswer, suggestion


def spoken(state: State, verb: int, cards: bytes) -> Answer:
    """An answer in the machine's numbers to what is asked now, as it is written."""
    box, word = state.box, Verb(verb)
    asking = box.code[state.stack[-1].pc][0]
    if asking == Op.CHOOSE_NUMBER or word is Verb.PAY:
        return Answer(word.word, (str(int.from_bytes(cards, "little")),))
    if word is Verb.NAME:
        return Answer(word.word, (box.nameable[int.from_bytes(cards, "little")],))
    if word is Verb.CHOOSE:
        return Answer(word.word, tuple(box.words[number] for number in cards))
    decision, declined = pending(state), word if word is Verb.KEEP else DECLINE.get(word)
    if not cards and decision is not None and declined is not None and declined.word in decision.offers:
        return Answer(declined.word, decision.offers[declined.word][:1])
    return Answer(word.word, tuple(box.names[kind] for kind in cards))


def give(state: State, answer: Answer, player: int | None = None) -> None:
    """Go on with an answer; a refused one changes nothing."""
    verb, cards = check(state, answer, player)
    machine.answer(state, verb, cards)


def check(state: State, answer: Answer, player: int | None = None, decision: Decision | None = None) -> tuple[Verb, bytes]:
    """The answer in the machine's numbers, or a refusal that says why not; ``decision`` is what is asked, where that is known."""
    if state.phase == OVER:
        raise IllegalAnswer("game-over")
    decision = decision or pending(state)
    if decision is None:
        raise IllegalAnswer("game-over")
    if player is not None and player != decision.player:
        raise IllegalAnswer("wrong-player", player=player, asked=decision.player)
    verb = VERB_BY_WORD.get(answer.verb)
    if verb not in (Verb.CHOOSE, Verb.PAY):
        answer = Answer(answer.verb, tuple(present_name(name) for name in answer.cards))
    if verb is None or answer.verb not in decision.offers:
        _refuse_verb(state, decision, answer)
    assert verb is not None
    offered = decision.offers[answer.verb]
    if verb is Verb.NAME:
        return verb, _named(state, answer)
    if verb is Verb.PAY:
        return verb, _paid(decision, answer)
    kinds = _kinds(state, answer) if verb is not Verb.CHOOSE else b""
    if verb in BARE:
        if answer.cards:
            raise IllegalAnswer("too-many", verb=answer.verb, most=0, given=len(answer.cards))
        return verb, b""
    if verb is Verb.CHOOSE:
        return verb, _chosen_options(state, decision, answer)
    _check_number(decision, answer, verb)
    _check_offered(state, decision, answer, offered)
    if verb is Verb.KEEP:
        return verb, b""
    return verb, kinds if decision.ordered else bytes(sorted(kinds))


def _chosen_options(state: State, decision: Decision, answer: Answer) -> bytes:
    """The words of the options in the order in which they are printed, or the number that was said."""
    offered, chosen = decision.offers[answer.verb], answer.cards
    unknown = [word for word in chosen if word not in offered]
    if unknown or not chosen:
        raise IllegalAnswer("no-such-option", option=", ".join(unknown), options=", ".join(offered))
    if len(set(chosen)) < len(chosen) or len(chosen) != decision.most:
        raise IllegalAnswer("wrong-number-of-options", number=decision.most, given=len(set(chosen)), options=", ".join(offered))
    if state.box.code[state.stack[-1].pc][0] == Op.CHOOSE_NUMBER:
        return int(chosen[0]).to_bytes(2, "little")
    return bytes(state.box.words.index(word) for word in offered if word in chosen)


def _paid(decision: Decision, answer: Answer) -> bytes:
    """How many coins are paid."""
    offered = decision.offers[answer.verb]
    if len(answer.cards) != 1 or answer.cards[0] not in offered:
        raise IllegalAnswer("wrong-payment", given=", ".join(answer.cards), most=len(offered))
    return int(answer.cards[0]).to_bytes(2, "little")


def _named(state: State, answer: Answer) -> bytes:
    """The place of the named card among all that can be named."""
    if len(answer.cards) != 1:
        raise IllegalAnswer("too-many" if answer.cards else "too-few", verb=answer.verb, most=1, least=1, given=len(answer.cards))
    (name,) = answer.cards
    if name not in state.box.nameable:
        raise IllegalAnswer("not-in-these-sets", card=name, suggestion=suggestion(name, list(state.box.nameable)))
    return state.box.nameable.index(name).to_bytes(2, "little")


def _refuse_verb(state: State, decision: Decision, answer: Answer) -> None:
    if answer.verb == Verb.BUY.word and decision.phase == "buy":
        _check_offered(state, decision, answer, ())
    if answer.verb == Verb.PLAY_TREASURES.word and decision.phase == "buy" and (odd := odd_treasures(state)):
        raise IllegalAnswer("treasures-by-name", card=state.box.names[min(odd)])
    raise IllegalAnswer("wrong-verb", verb=answer.verb, verbs=", ".join(decision.verbs))


def _kinds(state: State, answer: Answer) -> bytes:
    kinds = []
    for name in answer.cards:
        if name not in state.box.kinds:
            raise IllegalAnswer("not-in-this-game", card=name, suggestion=suggestion(name, list(state.box.names)))
        kinds.append(state.box.kinds[name])
    return bytes(kinds)


def _check_number(decision: Decision, answer: Answer, verb: Verb) -> None:
    given = len(answer.cards)
    single = bool(decision.phase) or verb is Verb.KEEP
    least = 1 if single or (verb in DECLINE) else decision.least
    most = 1 if single else decision.most
    if given > most:
        raise IllegalAnswer("too-many", verb=answer.verb, most=most, given=given)
    if given < least or (decision.all_or_none and 0 < given < most):
        raise IllegalAnswer("too-few", verb=answer.verb, least=max(least, most) if decision.all_or_none else least, given=given)


def _check_offered(state: State, decision: Decision, answer: Answer, offered: tuple[str, ...]) -> None:
    box, left = state.box, Counter(offered)
    for name in answer.cards:
        left[name] -= 1
        if left[name] >= 0:
            continue
        kind = box.kinds.get(name)
        if answer.verb in (Verb.BUY.word, Verb.GAIN.word) and kind is not None and kind in (*box.piles, *box.on_sale):
            if state.supply[kind] == 0:
                raise IllegalAnswer("empty-pile", card=name)
            if answer.verb == Verb.BUY.word:
                refuse_purchase(state, kind)
        raise IllegalAnswer("not-offered", card=name, verb=answer.verb, offered=", ".join(dict.fromkeys(offered)))
