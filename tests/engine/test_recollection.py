"""What a seat remembers: all of it is true, it reaches as far as it should, and nothing that the seat did not see makes any difference."""

from __future__ import annotations

import doctest
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from deckwright.engine import recollection as module
from deckwright.engine.answer import read_answer
from deckwright.engine.answering import give
from deckwright.engine.events import Event
from deckwright.engine.game import Game, Setup
from deckwright.engine.knowledge import ContradictionError, Knowledge
from deckwright.engine.places import PLACE_NUMBERS
from deckwright.engine.position import Position
from deckwright.engine.program import ZONES, Zone
from deckwright.engine.recollection import Recollection
from deckwright.engine.state import State
from deckwright.engine.view import view
from tests.bots.positions import position_of
from tests.support import random_answer, random_setup

REMEMBERED = (
    ("Haven", "Native Village", "Island", "Masquerade", "Library", "Harbinger", "Sentry", "Militia", "Secret Passage", "Wishing Well"),
    ("Bureaucrat", "Ghost Ship", "Navigator", "Lookout", "Pearl Diver", "Cutpurse", "Treasury", "Spy", "Scout", "Chancellor"),
    ("Minion", "Courtyard", "Patrol", "Wharf", "Caravan", "Outpost", "Tactician", "Vassal", "Mine", "Artisan"),
    ("Masquerade", "Torturer", "Cellar", "Ambassador", "Swindler", "Thief", "Explorer", "Treasure Map", "Moat", "Secret Chamber"),
)
SETS = ("base-1e", "base-2e", "intrigue-1e", "intrigue-2e", "seaside-1e")


def possible(known: Knowledge, number: int) -> Counter[int]:
    """Every card that may be in a lot."""
    found: Counter[int] = Counter()
    for entry in known.lots[number]:
        found.update([entry] if entry >= 0 else {})
    for parent in {~entry for entry in known.lots[number] if entry < 0}:
        found.update(possible(known, parent))
    return found


def assert_true(state: State, memory: Recollection) -> int:
    """Each claim holds; how many there are about places that the seat can't look at."""
    claims = 0
    for player, known in enumerate(memory.players):
        real = state.zones[player * ZONES : (player + 1) * ZONES]
        drawn: dict[int, Counter[int]] = {}
        for number, entries in enumerate(known.places):
            assert len(entries) == len(real[number])
            sure = Counter(entry for entry in entries if entry >= 0)
            if number == Zone.DECK:
                assert all(entry < 0 or entry == kind for entry, kind in zip(entries, real[number], strict=True))
                for entry, kind in zip(entries, real[number], strict=True):
                    if entry < 0:
                        drawn.setdefault(~entry, Counter())[kind] += 1
            else:
                assert not sure - Counter(real[number])
                unsure = {~entry for entry in entries if entry < 0}
                if len(unsure) == 1:
                    drawn.setdefault(unsure.pop(), Counter()).update(Counter(real[number]) - sure)
            if not view_shows(number, player == memory.seat):
                claims += sum(sure.values())
        for number, cards in drawn.items():
            assert not cards - possible(known, number)
        held = Counter(entry for lines in (known.places, known.lots.values()) for line in lines for entry in line)
        for number, lot in known.lots.items():
            assert held[~number] == len(lot)
            assert all(entry >= 0 or ~entry < number for entry in lot)
        everything = sum((Counter(entry for entry in line if entry >= 0) for line in (*known.places, *known.lots.values())), Counter[int]())
        assert everything == Counter(b"".join(real))
    return claims


def view_shows(number: int, own: bool) -> bool:
    hidden = (Zone.DECK,) if own else (Zone.DECK, Zone.HAND, Zone.DISCARD, Zone.FACE_DOWN, PLACE_NUMBERS["native village mat"])
    return number not in hidden


def games(seed: int) -> list[Game]:
    return [Game(Setup(REMEMBERED[seed % len(REMEMBERED)], SETS, 2 + seed % 3, seed)), Game(random_setup(Random(f"recollection/{seed}")))]


@pytest.mark.parametrize("seed", range(16))
def test_all_that_a_seat_remembers_is_true(seed: int) -> None:
    random, claims = Random(seed), 0
    for game in games(seed):
        for _ in range(220):
            if game.is_over:
                break
            for seat in range(game.setup.players):
                memory = game.recollection(seat)
                assert not memory.lapses
                looking = memory.looking(game.state)
                assert not looking.lapses
                claims += assert_true(game.state, looking)
            game.answer(random_answer(game.decision, random))
    assert claims > 500


@pytest.mark.parametrize("seed", range(6))
def test_samples_fit_all_that_was_seen(seed: int) -> None:
    """They look the same to the seat, have the same memory, and agree with it in every place."""
    random = Random(seed)
    for game in games(seed):
        for _ in range(120):
            if game.is_over:
                break
            here = Position(game.state, game.recollection(game.state.asking))
            assert_true(here.known, here.memory)
            assert view(here.known, here.seat) == here.view
            for _ in range(2):
                state = here.sample(random.getrandbits(64))
                assert_true(state, here.memory)
                for memory in (game.recollection(here.seat), here.memory):  # as it was, and as it is after a look
                    other = Position(state, memory)
                    assert (other.view, other.decision) == (here.view, here.decision)
                    assert other.memory.to_data() == here.memory.to_data()
                    assert (other.known.zones, other.known.triggers) == (here.known.zones, here.known.triggers)
                    assert other.sample(5) == here.sample(5)
            game.answer(random_answer(game.decision, random))


class Watched:
    """A position of a scenario, and what everybody remembers from then on."""

    def __init__(self, folder: Path, kingdom: str, *seats: str) -> None:
        text = f"sets: [base-2e, intrigue-2e, seaside-1e]\nkingdom: [{kingdom}]\nseats: [{', '.join(f'{{{seat}}}' for seat in seats)}]\n"
        self.state = position_of(folder, text + f"players: {len(seats)}\n").state
        self.memories = [Recollection.of(self.state, seat) for seat in range(len(seats))]

    def say(self, *answers: str) -> Watched:
        for answer in answers:
            happened: list[Event] = []
            self.state.log = happened
            give(self.state, read_answer(answer))
            self.state.log = None
            for memory in self.memories:
                memory.hear(self.state, happened)
                assert not memory.lapses
        return self

    def knows(self, seat: int, player: int, place: str) -> list[str]:
        """What a seat knows of a place, the top card first; dots stand for what it doesn't know."""
        entries = self.memories[seat].looking(self.state).players[player].places[PLACE_NUMBERS[place]]
        names = ["." if entry < 0 else self.state.box.names[entry] for entry in entries]
        return names if place == "deck" else sorted(names)


DECK = "deck: [Copper, Estate, Copper, Estate, Silver]"


def test_a_card_put_on_top_of_the_deck_is_there_in_every_sample(tmp_path: Path) -> None:
    """A Courtyard puts the Gold back; the turn goes on, and nobody but its player knows."""
    game = Watched(
        tmp_path, "Courtyard, Village", f"hand: [Courtyard, Gold, Copper], {DECK}", "hand: [Copper, Estate], deck: [Copper, Silver]"
    )
    game.say("play Courtyard", "topdeck Gold")
    assert game.knows(0, 0, "deck") == ["Gold", ".", "."]
    assert game.knows(1, 0, "deck") == [".", ".", "."]
    gold = game.state.box.kinds["Gold"]
    position = Position(game.state, game.memories[0])
    samples = [position.sample(seed) for seed in range(30)]
    assert all(sample.zones[Zone.DECK][0] == gold for sample in samples)
    assert len({sample.zones[Zone.DECK] for sample in samples}) == 2
    assert {Position(game.state).sample(seed).zones[Zone.DECK][0] == gold for seed in range(30)} == {True, False}
    assert position.known.zones[Zone.DECK][0] == gold


def test_own_orders_and_places_in_the_deck(tmp_path: Path) -> None:
    game = Watched(tmp_path, "Sentry, Secret Passage, Navigator, Pearl Diver", f"hand: [Sentry], {DECK}", "hand: [Copper], deck: [Estate]")
    game.say("play Sentry", "trash nothing", "discard nothing", "topdeck Copper, Estate")
    assert game.knows(0, 0, "deck")[:2] == ["Copper", "Estate"]
    game = Watched(tmp_path, "Secret Passage", f"hand: [Secret Passage, Gold], {DECK}", "hand: [Copper], deck: [Estate]")
    game.say("play Secret Passage", "put Gold deck", "choose 2")
    assert game.knows(0, 0, "deck") == [".", ".", "Gold", "."]
    assert game.knows(1, 0, "deck") == [".", ".", ".", "."]
    game = Watched(tmp_path, "Pearl Diver", f"hand: [Pearl Diver], {DECK}", "hand: [Copper], deck: [Estate]")
    game.say("play Pearl Diver", "choose bottom")
    assert game.knows(0, 0, "deck") == [".", ".", ".", "Silver"]


def test_what_an_attack_shows_stays_known(tmp_path: Path) -> None:
    game = Watched(tmp_path, "Bureaucrat", f"hand: [Bureaucrat], {DECK}", f"hand: [Estate, Duchy, Gold, Gold], {DECK}")
    game.say("play Bureaucrat", "topdeck Duchy")
    assert game.knows(0, 1, "deck") == ["Duchy", *"....."]
    assert game.knows(0, 0, "deck") == ["Silver", *"....."]
    assert game.knows(1, 0, "deck") == ["Silver", *"....."]
    game = Watched(tmp_path, "Bureaucrat", f"hand: [Bureaucrat], {DECK}", f"hand: [Copper, Silver, Gold, Gold], {DECK}")
    game.say("play Bureaucrat")
    assert game.knows(0, 1, "hand") == ["Copper", "Gold", "Gold", "Silver"]


def test_of_cards_put_back_unseen_only_the_number_is_known(tmp_path: Path) -> None:
    hand = "hand: [Copper, Copper, Copper, Copper, Gold]"
    game = Watched(tmp_path, "Bureaucrat, Ghost Ship, Village", f"hand: [Village, Bureaucrat, Ghost Ship], {DECK}", f"{hand}, {DECK}")
    game.say("play Village", "play Bureaucrat")
    assert game.knows(0, 1, "hand") == ["Copper", "Copper", "Copper", "Copper", "Gold"]
    game.say("play Ghost Ship", "topdeck Copper, Gold")
    assert game.knows(0, 1, "deck") == [*"......."]
    assert game.knows(0, 1, "hand") == [".", "Copper", "Copper"]  # two of four may have gone, and the Gold
    assert game.knows(1, 1, "deck") == ["Copper", "Gold", *"....."]


def test_passed_and_hidden_cards(tmp_path: Path) -> None:
    hands = [f"hand: [{cards}], {DECK}" for cards in ("Masquerade, Curse", "Gold, Estate", "Silver, Copper")]
    game = Watched(tmp_path, "Masquerade", *hands)
    game.say("play Masquerade", "give Curse")
    assert game.knows(0, 0, "passing") == ["Curse"]
    assert game.knows(1, 0, "passing") == ["."]
    game.say("give Estate", "give Copper")
    assert "Curse" in game.knows(0, 1, "hand")
    assert "Curse" not in game.knows(2, 1, "hand")
    assert "Estate" in game.knows(1, 2, "hand")
    assert game.knows(0, 2, "hand") == [".", "."]
    game = Watched(tmp_path, "Haven, Native Village", f"hand: [Native Village, Haven, Gold], {DECK}", "hand: [Copper], deck: [Estate]")
    game.say("play Native Village", "choose mat", "play Haven", "set aside Gold")
    assert (game.knows(0, 0, "native village mat"), game.knows(0, 0, "face down")) == (["Copper"], ["Gold"])
    assert (game.knows(1, 0, "native village mat"), game.knows(1, 0, "face down")) == (["."], ["."])


def test_what_others_gained_is_not_in_their_hands_until_they_shuffle() -> None:
    game = Game(Setup(("Village",), players=2, seed=3, first=0))
    for answer in ("play treasures", "buy Silver"):
        game.answer(answer)
    silver = game.state.box.kinds["Silver"]
    position = Position(game.state, game.recollection(1))
    assert all(silver in position.sample(seed).zones[Zone.DISCARD] for seed in range(20))
    for _ in range(3):
        game.answer("play treasures")
        game.answer("end turn")
    assert silver not in game.recollection(1).sure(0, "discard")
    position = Position(game.state, game.recollection(0))
    assert silver in game.state.zones[Zone.HAND] + game.state.zones[Zone.DECK]


def test_undo_takes_the_memory_back_however_far() -> None:
    random = Random(5)
    game = Game(Setup(REMEMBERED[0], SETS, 3, 5), keep=4)
    told: list[list[object]] = []
    for _ in range(120):
        told.append([game.recollection(seat).to_data() for seat in range(3)])
        game.answer(random_answer(game.decision, random))
    copied = game.copy()
    for back in (1, 3, 20, 40):
        number = game.answers_given - back
        game.undo_to(number)
        assert [game.recollection(seat).to_data() for seat in range(3)] == told[number]
    assert copied.answers_given == 120
    assert [copied.recollection(seat).lapses for seat in range(3)] == [0, 0, 0]


def test_a_memory_that_cannot_be_true_is_given_up() -> None:
    """Whoever changes a state behind the back of the game gets what can be seen now, and no nonsense."""
    game = Game(Setup(("Village",), players=2, seed=3, first=0))
    memory = game.recollection(0)
    game.state.zones[ZONES + Zone.DECK] += bytes((game.state.box.kinds["Gold"],))
    position = Position(game.state, memory)
    assert position.memory.lapses == 1
    assert_true(game.state, position.memory)
    with pytest.raises(ValueError, match="somebody else"):
        Position(game.state, game.recollection(1))
    with pytest.raises(ContradictionError):
        memory.players[0].take_from_deck(6)


def test_examples() -> None:
    assert doctest.testmod(module).failed == 0
