"""People who play at the table: they read the page by roles, labels and visible text, and click or type like anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict
from urllib.parse import urlsplit

from .visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

WORTH_BUYING = ("Province", "Gold", "Silver")
PRESSABLE = "[data-saying]:enabled:not([aria-disabled=true])"
"""The buttons of the prompt that do something now."""
BOXES = "[role=checkbox][data-card]"
ASKED = "pressable => document.querySelector(`${pressable}, [data-choice]`) && !document.querySelector('[aria-busy=true]')"
LOOK = """pressable => {
  const heard = (node) => [...node.childNodes].filter((part) => part.ariaHidden !== "true").map((part) => part.textContent).join("").trim();
  const cards = [...document.querySelectorAll("button[data-choice]")].map((one) => {
    const label = one.querySelector(".visually-hidden").innerText;
    return {label, verb: label.split(" – ").at(-1), several: one.role === "checkbox"};
  });
  const buttons = [...document.querySelectorAll(pressable)].map((one) =>
    ({text: heard(one), primary: one.classList.contains("primary"), pressed: one.ariaPressed}));
  return {cards, buttons};
}"""
"""Everything that can be pressed to answer, as somebody reads it who can't see; all at once, since a whole game asks often."""
TREASURES = "Play all Treasures"
ARROWS, TABS = 12, 60
"""So often somebody presses an arrow before they try Tab, and Tab before they give up."""
PATIENCE = 20_000


def bot_at(page: Page, number: int = 0) -> str:
    """The English name of one of the bots at the table that the page shows."""
    table = urlsplit(page.url).path.rstrip("/").rpartition("/")[2]
    seats = page.evaluate("async (address) => (await (await fetch(address)).json()).seats", f"/api/tables/{table}")
    return str([seat["name"] for seat in seats if seat["kind"] == "bot"][number])


class Offer(TypedDict):
    """A card that can be chosen: its whole label, and for what."""

    label: str
    verb: str
    several: bool


class Button(TypedDict):
    """A button of the prompt that does something now; ``pressed`` says whether one of several options is chosen."""

    text: str
    primary: bool
    pressed: str | None


class Player:
    """Plays by clicks: every Action, all Treasures, then the first wish that can be paid, else points and money."""

    def __init__(self, visitor: Visitor, wishes: tuple[str, ...] = ()) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.wishes = list(wishes)
        self.answered: list[str] = []
        """What was pressed, in order."""

    @property
    def over(self) -> bool:
        """The result is shown."""
        return self.page.locator("#ending-heading").is_visible()

    @property
    def asked(self) -> bool:
        """This seat has to decide now."""
        return bool(self.page.evaluate(ASKED, PRESSABLE)) and not self.over

    def wait(self) -> bool:
        """Wait until this seat is asked; whether it is, since the game may end before."""
        found = self.page.wait_for_function(
            f"pressable => document.querySelector('#ending-heading') ? 'over' : ({ASKED})(pressable) && 'asked'",
            arg=PRESSABLE,
            timeout=PATIENCE,
        )
        return str(found.json_value()) == "asked"

    @property
    def log(self) -> str:
        """The lines of the log, also those that are scrolled away and not drawn."""
        return "\n".join(self.page.locator("[data-log]").locator("h3, li").all_text_contents())

    def play(self, turns: int = 200) -> None:
        """Play this many turns, or to the end."""
        while self.wait():
            pressed = self.step()
            turns -= pressed == TREASURES
            if turns < 0:
                break

    def step(self) -> str:
        """Answer one decision; what was pressed for it."""
        cards, buttons = self.look()
        pressed = (
            self._phase(cards, buttons)
            or self._several(cards)
            or self._options(buttons)
            or self._button(cards, buttons)
            or self._card(cards)
        )
        self.answered.append(pressed)
        return pressed

    def look(self) -> tuple[list[Offer], list[Button]]:
        """The cards that can be chosen now, and the buttons of the prompt."""
        found = self.page.evaluate(LOOK, PRESSABLE)
        return found["cards"], found["buttons"]

    def offered(self, verb: str = "") -> list[str]:
        """The labels of the cards that can be chosen now, for a verb or for any."""
        return [card["label"] for card in self.look()[0] if verb in ("", card["verb"])]

    def says(self, name: str) -> Locator:
        """The button with this text in the prompt."""
        return self.page.get_by_role("region", name="Your side of the table").get_by_role("button", name=name, exact=True)

    def choose(self, label: str) -> None:
        """Choose a card by its label."""
        self.press(self.page.locator("button[data-choice]").nth(self.offered().index(label)), card=True)

    def press(self, target: Locator, card: bool = False) -> None:
        """Press what somebody would press; of a card the left side, since the right may lie under the next one."""
        self.visitor.settle()
        target.click(position={"x": 10, "y": 24} if card else None)

    def _say(self, text: str, buttons: list[Button]) -> str | None:
        """Press the button with this text, if it is there."""
        for number, button in enumerate(buttons):
            if button["text"] == text:
                self.press(self.page.locator(PRESSABLE).nth(number))
                return text
        return None

    def _phase(self, cards: list[Offer], buttons: list[Button]) -> str | None:
        said = {button["text"] for button in buttons}
        if "End actions" in said:
            playable = next((card["label"] for card in cards if card["verb"] == "play"), None)
            if playable is None:
                return self._end("End actions", buttons)
            self.choose(playable)
            return playable
        if TREASURES in said:
            return self._say(TREASURES, buttons)
        if "End turn" not in said:
            return None
        return self._buy([card["label"] for card in cards if card["verb"] == "buy"]) or self._end("End turn", buttons)

    def _buy(self, offered: list[str]) -> str | None:
        by_name = {label.split(",")[0]: label for label in offered}
        for name in (*self.wishes, *WORTH_BUYING):
            if name in by_name:
                if name in self.wishes:
                    self.wishes.remove(name)
                self.choose(by_name[name])
                return by_name[name]
        return None

    def _end(self, what: str, buttons: list[Button]) -> str:
        self._say(what, buttons)
        anyway = self.page.locator("[data-sure]")
        if anyway.is_visible():
            self.press(anyway)
        return what

    def _several(self, cards: list[Offer]) -> str | None:
        labels = [card["label"] for card in cards if card["several"]]
        if not labels:
            return None
        boxes, confirm = self.page.locator(BOXES), self.page.locator(f"{PRESSABLE}.primary")
        for number in range(len(labels)):
            self.press(boxes.nth(number), card=True)
            if confirm.count():
                break
        said = confirm.inner_text()
        self.press(confirm)
        return f"{said} of {', '.join(labels)}"

    def _options(self, buttons: list[Button]) -> str | None:
        """Choose options until they are enough."""
        options = [button["text"] for button in buttons if button["pressed"] is not None]
        for number in range(len(options)):
            self.press(self.page.locator("[data-saying][aria-pressed]").nth(number))
            if (confirm := self.page.locator(f"{PRESSABLE}.primary")).count():
                self.press(confirm)
                return f"{number + 1} of {', '.join(options)}"
        return None

    def _button(self, cards: list[Offer], buttons: list[Button]) -> str | None:
        if not buttons or (cards and not buttons[0]["primary"]):
            return None
        return self._say(buttons[0]["text"], buttons)

    def _card(self, cards: list[Offer]) -> str:
        self.choose(cards[0]["label"])
        return cards[0]["label"]


class Typist(Player):
    """Plays by the keyboard alone: single keys where there is one, else arrows and Enter."""

    def press(self, target: Locator, card: bool = False) -> None:
        """By its own key, or by going there."""
        keyboard = self.page.keyboard
        target.wait_for()
        key = target.evaluate("one => one.closest('button').getAttribute('aria-keyshortcuts')")
        text = target.inner_text()
        if TREASURES in text and len(self.answered) % 2:
            keyboard.press(" ")
        elif text.endswith(("End turn", "End actions")):
            keyboard.press("e")
        elif key and len(self.answered) % 3:
            keyboard.press(key.lower())
        else:
            go_to(self.page, target)
            keyboard.press("Space" if target.get_attribute("role") == "checkbox" else "Enter")

    def step(self) -> str:
        """Answer one decision; the focus is never lost by it."""
        pressed = super().step()
        if self.wait():
            self.page.wait_for_function(
                "() => document.activeElement !== document.body && document.activeElement !== null", timeout=PATIENCE
            )
        return pressed


TOWARDS = """target => {
  const [from, to] = [document.activeElement, target];
  const all = [...document.querySelectorAll("*")];
  if (from === to) return {at: -1, keys: []};
  if (from === document.body) return {at: 0, keys: ["Tab"]};
  const [one, other] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const x = (other.left + other.right - one.left - one.right) / 2, y = (other.top + other.bottom - one.top - one.bottom) / 2;
  const [across, down] = [x > 0 ? "ArrowRight" : "ArrowLeft", y > 0 ? "ArrowDown" : "ArrowUp"];
  return {at: all.indexOf(from), keys: Math.abs(x) > Math.abs(y) ? [across, down] : [down, across]};
}"""
"""Where the focus is, and the arrows that lead nearer, the better one first."""


def go_to(page: Page, target: Locator) -> None:
    """Move the focus to a thing: by arrows, looking where it is, never twice the same way, and by Tab where no arrow leads on."""
    tried: set[tuple[int, str]] = set()
    for pressed in range(ARROWS + TABS):
        looked = target.evaluate(TOWARDS)
        if not looked["keys"]:
            return
        ways = [key for key in looked["keys"] if (looked["at"], key) not in tried]
        key = ways[0] if ways and pressed < ARROWS else "Tab"
        tried.add((looked["at"], key))
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {target}")
