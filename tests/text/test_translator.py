"""Names, lists, texts and sentences, spot by spot."""

from __future__ import annotations

import subprocess
import sys

import pytest

from deckwright.cards import SETS, find_card
from deckwright.engine.decision import Decision
from deckwright.engine.question import Attack
from deckwright.engine.view import SeenEvent
from deckwright.errors import Problem, UnknownName
from deckwright.sim.library import slug, strategies
from deckwright.text import LANGUAGES, catalogue, translator

PLAYERS = ("Ann", "Bob", "Cleo")


def seen(what: str, cards: tuple[str, ...] = (), count: int | None = None, source: str | None = None, target: str | None = None,
         number: int = 0, option: str | None = None) -> SeenEvent:  # fmt: skip
    return SeenEvent(what, 0, cards, len(cards) if count is None else count, source, target, number, 0, option)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_every_set_has_a_name_and_a_text(language: str) -> None:
    say = translator(language)
    for set_id, cards in SETS.items():
        assert say.set_name(set_id) != set_id
        for card in cards:
            assert say.has(f"card-{card.name.lower().replace(' ', '-')}")
            text, below = say.card_text(card.name, set_id)
            assert text
            scores_as_well = card.worth is not None and bool(card.play.sentences)
            assert bool(below) == bool(card.below or scores_as_well)
            assert say.type_line(card)


def test_an_edition_has_its_own_text() -> None:
    say = translator("en")
    assert say.card_text("Mine", "base-1e")[0].startswith("Trash a Treasure card")
    assert say.card_text("Mine", "base-2e")[0].startswith("You may trash a Treasure card")
    assert say.card_text("Cellar", "base-1e") == say.card_text("Cellar", "base-2e")


def test_names() -> None:
    english, polish = translator("en"), translator("pl")
    assert english.type_line(find_card("Militia")[1]) == "Action – Attack"
    assert polish.type_line(find_card("Moat")[1]) == "Akcja – Reakcja"
    assert english.set_name("base-2e") == "Dominion, 2nd edition"
    assert english.kingdom_name("KING-1E-2") == "Big Money"
    assert polish.verb("end turn") == "zakończ turę"
    assert polish.option("keep") == "zostaw"
    assert polish.zone("in play") == "w grze"
    assert english.card("No Such Card") == "No Such Card"


def test_a_second_bot_of_one_name_keeps_its_number() -> None:
    assert translator("pl").bot_name("Toby") == "Tobiasz"
    assert translator("pl").bot_name("Toby 2") == "Tobiasz 2"
    assert translator("it").bot_name("Nobody 12") == "Nobody 12"


def test_lists_put_copies_together() -> None:
    say = translator("en")
    assert say.cards(["Estate", "Copper", "Estate"]) == "2 × Estate, Copper"
    assert say.cards(["Gold"]) == "Gold"
    assert say.cards([]) == "nothing"
    assert translator("ro").cards(["Estate", "Estate", "Throne Room"]) == "2 × Moșie, Sala tronului"


def test_polish_cases() -> None:
    say = translator("pl")
    assert say.card("Throne Room") == "Sala tronowa"
    assert say.cards(["Throne Room", "Province", "Province"], "accusative") == "Salę tronową, 2 × Prowincję"
    assert say.event(seen("buy", ("Province",)), PLAYERS) == "Ann kupuje Prowincję"
    token = SeenEvent("put tokens", 0, ("Silver",), 1, None, None, 1, 0, None, "embargo")
    assert say.event(token, PLAYERS) == "Ann kładzie 1 żeton embarga na stosie Srebrników"
    assert say.event(seen("unaffected", ("Moat",)), PLAYERS) == "Ann: Atak nie działa (Fosa)"


@pytest.mark.parametrize(
    ("language", "line", "numbers"),
    [
        ("en", "Ann draws {}", {0: "no card", 1: "1 card", 2: "2 cards"}),
        ("pl", "Ann dobiera {}", {1: "1 kartę", 2: "2 karty", 5: "5 kart", 12: "12 kart", 22: "22 karty"}),
        ("it", "Ann pesca {}", {1: "1 carta", 5: "5 carte"}),
        ("ro", "Ann trage {}", {1: "1 carte", 2: "2 cărți", 19: "19 cărți", 20: "20 de cărți", 101: "101 cărți"}),
    ],
)
def test_numbers_inflect(language: str, line: str, numbers: dict[int, str]) -> None:
    for count, words in numbers.items():
        assert translator(language).event(seen("draw", count=count), PLAYERS) == line.format(words)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (seen("turn", number=3), "Turn 3: Ann"),
        (seen("play", ("Copper", "Copper", "Silver"), source="hand"), "Ann plays 2 × Copper, Silver"),
        (seen("play", ("Village",), source="discard"), "Ann plays Village from the discard pile"),
        (seen("gain", ("Silver",), source="supply", target="discard"), "Ann gains Silver"),
        (seen("gain", ("Silver",), source="supply", target="deck"), "Ann gains Silver onto their deck"),
        (seen("gain", ("Gold",), source="supply", target="hand"), "Ann gains Gold to their hand"),
        (seen("gain", ("Gold",), source="trash", target="discard"), "Ann gains Gold from the trash"),
        (seen("draw", ("Copper",)), "Ann draws Copper"),
        (seen("discard", ("Estate", "Curse")), "Ann discards Estate, Curse"),
        (seen("discard", ("Curse",), 3), "Ann discards 3 cards (Curse on top)"),
        (seen("discard", ("Curse",), 9, source="deck"), "Ann discards 9 cards (Curse on top) from the deck"),
        (seen("topdeck", (), 1, source="discard"), "Ann puts 1 card from the discard pile onto the deck"),
        (seen("set aside", (), 1, source="hand", target="face down"), "Ann sets 1 card aside face down"),
        (seen("reveal", (), 0, source="hand"), "Ann reveals an empty hand"),
        (seen("reveal", ("Gold", "Copper"), source="deck"), "Ann reveals Gold, Copper from the deck"),
        (seen("coins", number=1), "Ann gets +1 Coin"),
        (seen("choose", option="keep", number=-1), "Ann chooses: keep"),
        (seen("choose", option="keep", number=1, target="looked"), "Ann chooses: put it back"),
        (seen("choose", option="cards", number=2), "Ann chooses: draw 2 cards"),
        (seen("choose", option="coins", number=2), "Ann chooses: take 2 coins"),
        (seen("choose", option="trash", number=2, target="hand"), "Ann chooses: trash 2 cards"),
        (seen("choose", option="discard", number=5, target="deck"), "Ann chooses: discard the whole deck (5 cards)"),
        (seen("clean up", ("Copper",), 9), "Ann cleans up and discards 9 cards"),
    ],
)
def test_log_lines(event: SeenEvent, line: str) -> None:
    assert translator("en").event(event, PLAYERS) == line


@pytest.mark.parametrize(
    ("decision", "english", "polish"),
    [
        (
            Decision(0, {"play": ("Village",), "end actions": ()}, phase="action"),
            "Play an Action card or end your actions",
            "Zagraj kartę Akcji albo zakończ akcje",
        ),
        (
            Decision(0, {"buy": ("Copper",), "end turn": ()}, phase="buy"),
            "Buy a card or end your turn",
            "Kup kartę albo zakończ turę",
        ),
        (
            Decision(1, {"discard": ("Copper", "Copper", "Estate")}, "Warehouse", 2, 2),
            "Warehouse: discard 2 cards",
            "Magazyn: odrzuć 2 karty",
        ),
        (
            Decision(1, {"discard": ("Copper",) * 5}, "Militia", 2, 2, attack=Attack(0, "Militia"), played_by=0, keeps=3, target="discard"),
            "Ann attacks you with Militia: discard 2 cards, keep 3",
            "Ann atakuje cię kartą Milicja: odrzuć 2 karty, zostaw 3",
        ),
        (
            Decision(1, {"topdeck": ("Gold",) * 5}, "Ghost Ship", 2, 2, True, attack=Attack(0, "Ghost Ship"), played_by=0, keeps=3),
            "Ann attacks you with Ghost Ship: put 2 cards onto your deck, keep 3 (the first one on top)",
            "Ann atakuje cię kartą Okręt widmo: odłóż na swoją talię 2 karty, zostaw 3 (pierwszą na sam wierzch)",
        ),
        (
            Decision(1, {"discard": ("Gold", "Silver")}, "Vault", 2, 2, played_by=2, target="discard"),
            "Cleo plays Vault: discard 2 cards",
            "Cleo zagrywa Vault: odrzuć 2 karty",
        ),
        (
            Decision(0, {"gain": ("Gold", "Duchy")}, "Artisan", cost_most=5, place="supply", target="hand", steps=2),
            "Artisan 1 of 2: gain a card costing up to 5, to your hand",
            "Rękodzielnik, krok 1 z 2: dodaj do ręki kartę o koszcie do 5",
        ),
        (
            Decision(0, {"gain": ("Gold", "Silver")}, "Mine", types=("Treasure",), cost_least=6, cost_most=6, target="deck"),
            "Mine: gain a Treasure card costing exactly 6, onto your deck",
            "Kopalnia: dodaj na wierzch talii kartę Skarbu o koszcie dokładnie 6",
        ),
        (
            Decision(
                0, {"gain": ("Gold", "Silver")}, "Thief", 0, 2, types=("Action", "Treasure"), place="trash", target="discard", cost_least=3
            ),
            "Thief: gain up to 2 cards costing 3 or more from the trash",
            "Złodziej: dodaj ze Śmietniska najwyżej 2 karty o koszcie co najmniej 3",
        ),
        (
            Decision(0, {"play": ("Moat", "Village"), "pass": ()}, "Throne Room", 0, 1, types=("Action",), times=2),
            "Throne Room: play an Action card twice or pass",
            "Sala tronowa: zagraj kartę Akcji dwukrotnie albo spasuj",
        ),
        (
            Decision(0, {"topdeck": ("Moat", "Village")}, "Harbinger", 0, 1, place="discard", target="deck"),
            "Harbinger: you may put a card from your discard pile onto your deck",
            "Zwiastun: możesz odłożyć na wierzch swojej talii kartę ze stosu kart odrzuconych",
        ),
        (
            Decision(0, {"choose": ("attack", "coins")}, "Pirate Ship", numbers={"coins": 3}, steps=2),
            "Pirate Ship 1 of 2: choose one",
            "Okręt piracki, krok 1 z 2: wybierz jedną opcję",
        ),
        (
            Decision(0, {"trash": ("Copper", "Curse", "Estate", "Gold", "Gold")}, "Chapel", 0, 4),
            "Chapel: trash up to 4 cards",
            "Kaplica: wyrzuć na Śmietnisko najwyżej 4 karty",
        ),
        (
            Decision(0, {"trash": ("Copper",)}, "Moneylender", 0, 1),
            "Moneylender: you may trash Copper",
            "Lichwiarz: możesz wyrzucić na Śmietnisko Miedziaki",
        ),
        (
            Decision(1, {"reveal": ("Moat",), "pass": ()}, "Moat", 0, 1, attack=Attack(2, "Witch")),
            "Cleo attacks you with Witch: reveal Moat or pass",
            "Cleo atakuje cię kartą Wiedźma: odkryj Fosę albo spasuj",
        ),
        (
            Decision(1, {"discard": ("Gold", "Copper")}, "Tunnel", 0, 1, attack=Attack(2, "Witch")),
            "Cleo attacks you with Witch: Tunnel: you may discard a card",
            "Cleo atakuje cię kartą Wiedźma: Tunnel: możesz odrzucić kartę",
        ),
        (
            Decision(0, {"trash": ("Silver", "Gold")}, "Thief", about=1),
            "Thief: trash a card (Bob’s cards)",
            "Złodziej: wyrzuć na Śmietnisko kartę (czyje karty: Bob)",
        ),
        (
            Decision(0, {"choose": ("discard", "keep")}, "Spy", about=2),
            "Spy: choose one (Cleo’s cards)",
            "Szpieg: wybierz jedną opcję (czyje karty: Cleo)",
        ),
        (
            Decision(0, {"gain": ("Copper", "Curse")}, "Swindler", cost_least=0, cost_most=0, place="supply", about=1),
            "Swindler: choose a card costing exactly 0 for Bob to gain",
            "Kanciarz: wybierz kartę o koszcie dokładnie 0 dla gracza Bob",
        ),
        (
            Decision(0, {"topdeck": ("Silver", "Gold")}, "Sentry", 2, 2, ordered=True, step=3, steps=3),
            "Sentry 3 of 3: put 2 cards onto your deck (the first one on top)",
            "Wartownik, krok 3 z 3: odłóż na swoją talię 2 karty (pierwszą na sam wierzch)",
        ),
        (
            Decision(0, {"discard": ("Silver", "Gold", "Copper")}, least=1, most=3),
            "Discard 1 to 3 cards",
            "Odrzuć od 1 do 3 kart",
        ),
    ],
)
def test_prompts(decision: Decision, english: str, polish: str) -> None:
    assert translator("en").prompt(decision, PLAYERS) == english
    assert translator("pl").prompt(decision, PLAYERS) == polish


def test_options_say_their_numbers() -> None:
    pirate = Decision(0, {"choose": ("attack", "coins")}, "Pirate Ship", numbers={"coins": 3})
    navigator = Decision(0, {"choose": ("discard", "keep")}, "Navigator", place="looked", numbers={"discard": 5, "keep": 5})
    for language, words in {
        "en": ("attack", "take 3 coins", "discard all 5 cards", "put the 5 cards back"),
        "pl": ("atak", "weź 3 monety", "odrzuć wszystkie 5 kart", "odłóż 5 kart z powrotem"),
    }.items():
        say = translator(language)
        found = [say.option_of(decision, word) for decision in (pirate, navigator) for word in decision.offers["choose"]]
        assert tuple(found) == words


def test_problems_speak_english_by_themselves() -> None:
    with pytest.raises(UnknownName, match=r"^unknown card ‘Milita’: did you mean ‘Militia’\?$"):
        find_card("Milita")
    with pytest.raises(UnknownName) as refusal:
        find_card("Xyzzy", ("base-2e",))
    assert str(refusal.value) == "unknown card ‘Xyzzy’: no card of these sets has this English name"
    assert translator("pl").problem(refusal.value).startswith("nieznana karta „Xyzzy”")


def test_a_problem_inside_a_problem_is_told_in_the_same_language() -> None:
    inner = Problem("scenario-differs", path="coins", expected="2", found="0")
    outer = Problem("scenario-step", step=3, reason=inner)
    assert str(outer) == "step 3: coins: expected 2, found 0"
    assert translator("pl").problem(outer) == "krok 3: coins: oczekiwano 2, jest 0"


def test_odd_details_are_shown_as_they_are() -> None:
    assert "18446744073709551616" in str(Problem("seed-range", seed=1 << 64))
    assert "format None" in str(Problem("saved-format", found=None, expected=1))
    assert str(Problem("scenario-yaml", reason="x" * 10_000)).endswith("…")


def test_people_never_see_a_mistake_of_a_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(catalogue.MessageMistake):
        translator("pl").message("event-buy")
    monkeypatch.setattr(catalogue, "STRICT", False)
    assert translator("pl").message("event-buy") == "event-buy"
    assert translator("pl").message("no-such-message", player="Ann") == "no-such-message"


def test_fluent_is_imported_only_for_a_message() -> None:
    program = "import sys, deckwright.text, deckwright.engine.game; sys.exit(any(name.startswith('fluent') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_strategy_of_the_package_has_a_name_in_every_language(language: str) -> None:
    say = translator(language)
    names = [say.bot_strategy(strategy.name) for strategy in strategies()]
    assert all(say.has(f"bot-strategy-{slug(strategy)}") for strategy in strategies())
    assert len(set(names)) == len(names)
    assert not any(set(name) & set("{}$") for name in names), names


def test_cards_in_the_names_of_strategies_are_called_as_the_cards_are() -> None:
    assert translator("en").bot_strategy("Militia Smithy") == "Militia Smithy"
    assert translator("pl").bot_strategy("militia-smithy") == "Milicja + Kuźnia"
    assert translator("it").bot_strategy("Double Witch") == "Due Streghe"
    assert translator("ro").bot_strategy("council-room-money") == "Mulți bani + Sala de consiliu"


def test_a_strategy_that_is_new_goes_by_its_own_name() -> None:
    assert translator("pl").bot_strategy("My Own Plan") == "My Own Plan"


@pytest.mark.parametrize(
    ("language", "coins", "said"),
    [
        ("pl", 22, "razem 22 monety, a ty 8"),
        ("pl", 25, "razem 25 monet, a ty 8"),
        ("pl", 101, "razem 101 monet, a ty 8"),
        ("ro", 23, "în total 23 de monede, tu 8"),
        ("ro", 101, "în total 101 monede, tu 8"),
        ("it", 23, "in tutto 23 monete da spendere, tu 8"),
        ("en", 23, "had 23 coins to spend in all, you 8"),
    ],
)
def test_coins_of_many_turns_are_counted_as_the_language_counts(language: str, coins: int, said: str) -> None:
    assert said in translator(language).message("ending-lesson-money", turn=4, player="Ada", other=coins, own=8)


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "on 1 kingdom,", "on each of 8 kingdoms,"),
        ("pl", "na 1 królestwie,", "na każdym z 8 królestw,"),
        ("it", "su 1 regno,", "su ognuno di 8 regni,"),
        ("ro", "pe 1 regat,", "pe fiecare dintre cele 8 regate,"),
    ],
)
def test_a_ladder_on_one_kingdom_is_not_told_as_one_on_several(language: str, one: str, many: str) -> None:
    say = translator(language)
    assert one in say.message("ladder-played", games=2, each=2, kingdoms=1, seed="7")
    assert many in say.message("ladder-played", games=16, each=2, kingdoms=8, seed="7")


@pytest.mark.parametrize("language", LANGUAGES)
def test_progress_that_is_written_over_itself_fits_a_narrow_terminal(language: str) -> None:
    assert len(translator(language).message("solve-progress", done="100,0", score="100,0")) < 80
