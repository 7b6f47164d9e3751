"""A game of one person against bots, line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from os.path import expanduser
from pathlib import Path

from deckwright.bots.bot import Bot, answer_once
from deckwright.bots.program import BotFailed
from deckwright.cards import card_names, find_card
from deckwright.engine.game import Game
from deckwright.engine.position import Position
from deckwright.errors import Problem
from deckwright.lang import Card
from deckwright.notation.spelling import folded
from deckwright.review.chances import are_rough
from deckwright.review.words import advice_said
from deckwright.terminal.choices import choices
from deckwright.terminal.chronicle import chronicle, essential
from deckwright.terminal.ending import defaulted, result
from deckwright.terminal.files import save_record
from deckwright.terminal.layout import Layout
from deckwright.terminal.names import NameBook
from deckwright.terminal.problems import explained
from deckwright.terminal.reading import Reader
from deckwright.terminal.screen import Screen
from deckwright.text import Translator

Read = Callable[[], str | None]
"""The next line that the person typed; nothing at the end of the input."""
Write = Callable[[str], None]


class Session:
    """One person at one table."""

    def __init__(self, game: Game, seat: int, bots: Sequence[Bot], players: Sequence[str], translator: Translator, layout: Layout) -> None:
        self.game = game
        self.seat = seat
        self.bots = tuple(bots)
        """One for each seat; the one in the person's seat is never asked."""
        self.players = tuple(players)
        self.translator = translator
        self.layout = layout
        self.box = game.setup.box()
        self.screen = Screen(translator, layout, self.box, players)
        self.reader = Reader(translator, NameBook((*self.box.names, *self.box.nameable), translator.language))
        self.left = False
        self._told = 0
        self._redraw = True
        self._commands: dict[str, Callable[[str], list[str]]] = {
            "help": self._help,
            "card": self._card,
            "supply": self._supply,
            "log": self._log,
            "undo": self._undo,
            "hint": self._hint,
            "save": self._save,
            "quit": self._quit,
        }

    def play(self, read: Read, write: Write) -> bool:
        """Play until the game is over or the person leaves; whether it is over. A bot that fails loses, and the others win by default."""
        try:
            while not self.left and self.wait():
                if self._redraw:
                    _say([*self.news(), *self.situation()], write)
                line = read()
                _say(self._quit("") if line is None else self.respond(line), write)
        except BotFailed as failure:
            _say([*self.news(), *defaulted(failure, self.game.decision.player, self.players, self.translator, self.layout)], write)
            return True
        if self.game.is_over:
            _say([*self.news(), *result(self.game, self.players, self.translator, self.layout)], write)
        return self.game.is_over

    def wait(self) -> bool:
        """Let the bots play until the person has to decide; whether there is anything left to decide."""
        while not self.game.is_over and self.game.decision.player != self.seat:
            answer_once(self.game, self.bots)
        return not self.game.is_over

    def news(self) -> list[str]:
        """What has happened since the person was last told."""
        happened = essential(self.game.log(self.seat))
        new, self._told = happened[self._told :], len(happened)
        return chronicle(new, self.players, self.translator, self.layout)

    def situation(self) -> list[str]:
        """What the person has and what they may do."""
        decision = self.game.decision
        entries = choices(decision, self.screen.ranked)
        view = self.game.view(self.seat)
        return [*self.screen.table(view, decision), *self.screen.choices(entries, view)]

    def respond(self, line: str) -> list[str]:
        """Do what the person typed, and say what there is to say about it; a mistake is explained and changes nothing."""
        self._redraw = not line.strip()
        try:
            return self._obey(line.strip()) if line.strip() else []
        except Problem as problem:
            asked = None if self.game.is_over else self.game.decision
            return [self.layout.alarm(text) for text in self.layout.paragraph(explained(problem, self.translator, asked))]

    def _obey(self, line: str) -> list[str]:
        line = f"card {line[1:]}" if line.startswith("?") else line
        first, _, rest = line.partition(" ")
        for word, command in self._commands.items():
            if folded(first) in (word, folded(self._word(word))):
                return command(rest.strip())
        decision = self.game.decision
        answer = self.reader.answer(line, decision, choices(decision, self.screen.ranked))
        self.game.answer(answer, self.seat)
        self._redraw = True
        return []

    def _word(self, command: str) -> str:
        """The command in the person's language."""
        words = {
            "help": "terminal-word-help",
            "card": "terminal-word-card",
            "supply": "terminal-word-supply",
            "log": "terminal-word-log",
            "undo": "terminal-word-undo",
            "hint": "terminal-word-hint",
            "save": "terminal-word-save",
            "quit": "terminal-word-quit",
        }
        return self.translator.message(words[command])

    def _help(self, _: str) -> list[str]:
        words = {command: self._word(command) for command in self._commands}
        return self.layout.paragraph(self.translator.message("terminal-help", **words))

    def _card(self, text: str) -> list[str]:
        if not text:
            return self._help("")
        name = NameBook(card_names(), self.translator.language).find(text)
        if name in self.box.kinds:
            set_id, card = self.box.set_of[self.box.kinds[name]], self.box.cards[self.box.kinds[name]]
        else:
            set_id, card = self._outside(name)
        return self.screen.card(card, set_id)

    def _outside(self, name: str) -> tuple[str, Card]:
        """A card that is not in this game, in the edition that is played if it has the card."""
        try:
            return find_card(name, self.game.setup.sets)
        except Problem:
            return find_card(name)

    def _supply(self, _: str) -> list[str]:
        return self.screen.supply(self.game.view(self.seat))

    def _log(self, _: str) -> list[str]:
        return chronicle(self.game.log(self.seat), self.players, self.translator, self.layout)

    def _undo(self, _: str) -> list[str]:
        """Back to the person's last decision, bots' answers since then included."""
        if self.seat not in [player for player, _ in self.game.answers]:
            raise Problem("nothing-to-undo")
        while self.game.answers[-1][0] != self.seat:
            self.game.undo()
        self.game.undo()
        self._told = len(essential(self.game.log(self.seat)))
        self._redraw = True
        return [self.translator.message("terminal-undone")]

    def _hint(self, _: str) -> list[str]:
        """The best answers, by what the person's seat knows."""
        from deckwright.review.advice import advise  # it takes a moment, and most games never need it

        position = Position(self.game.state, self.game.recollection(self.seat))
        found = advise(position)
        if not found:
            return self.layout.paragraph(self.translator.message("advice-none"))
        said = [advice_said(one, position.decision, self.translator) for one in found]
        lines = [line for one in said for line in self.layout.paragraph(one, 2)]
        if are_rough(len(self.players)):
            lines += self.layout.paragraph(self.translator.message("review-rough"), hanging=0)
        return lines

    def _save(self, path: str) -> list[str]:
        if not path:
            raise Problem("file-unnamed")
        save_record(Path(expanduser(path)), self.game.record(self.players))
        return self.layout.paragraph(self.translator.message("terminal-saved", path=path))

    def _quit(self, _: str) -> list[str]:
        self.left = True
        return [self.translator.message("terminal-goodbye")]


def _say(lines: Sequence[str], write: Write) -> None:
    for line in lines:
        write(line)
