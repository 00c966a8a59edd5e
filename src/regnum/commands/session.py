"""A game at the terminal: whose turn it is, what people say, what bots do. The screen shows it."""

import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from regnum.bots import Bot, Observation, Search, make_bot
from regnum.commands.completion import completions
from regnum.commands.interrupting import interruptible
from regnum.commands.reading import Reader
from regnum.commands.records import Keeper, write_copy
from regnum.commands.rulebook import contents, look_up
from regnum.commands.screen import Screen
from regnum.core.decisions import Decision
from regnum.core.errors import RegnumError, WrongSetup
from regnum.core.match import Match
from regnum.cores import cores

ADVISER = "hard"
QUIT = ("quit", "q", "exit")


@dataclass
class Session:
    """A match, the people and bots at it, the file that keeps it, and the screen."""

    match: Match
    screen: Screen
    keeper: Keeper
    bots: dict[int, Bot]
    prompt: str = "> "
    pending: str = field(default="", init=False)  # a shortened move that was asked about
    reader: Reader = field(init=False)

    def __post_init__(self) -> None:
        self.reader = Reader(lambda before, text: completions(self.match, self.screen.lang, before, text))

    def run(self) -> None:
        """Play until the end, or until the player leaves; the record is written after every move."""
        self.screen.welcome(self.match)
        with suppress(EOFError):
            while not self.match.over:
                self.keep()
                if self.match.actor in self.bots:
                    self.let_bot_move(self.bots[self.match.actor])
                elif not self.ask():
                    break
        self.keep()
        if self.match.over:
            self.screen.over(self.match, self.viewer(), self.keeper.path)
        else:
            self.screen.kept(self.match, self.keeper.path)

    def keep(self) -> None:
        before = self.keeper.path
        if not self.keeper.write(self.match):
            self.screen.note(self.screen.say("play-elsewhere", file=str(before), other=str(self.keeper.path)))

    def viewer(self) -> int | None:
        """Whose eyes the screen shows to: the player to act, or the only person at the table."""
        people = [seat for seat in range(self.match.players) if seat not in self.bots]
        if self.match.actor in people:
            return self.match.actor
        return people[0] if len(people) == 1 else None

    def let_bot_move(self, bot: Bot) -> None:
        observation = Observation.of(self.match, secrets.randbits(64))
        with self.screen.thinking(self.name(self.match.actor)):
            action = interruptible(lambda: bot.choose(observation, secrets.randbits(63)))
        self.match.play(action)
        self.tell(self.match.decisions[-1])

    def name(self, seat: int) -> str:
        return self.match.game.texts(self.screen.lang).seat(seat)

    def tell(self, decision: Decision) -> None:
        seat, lang = self.viewer(), self.screen.lang
        self.screen.told(list(self.match.told(decision.happenings, seat, lang)))

    def ask(self) -> bool:
        """Let a person decide; False when they leave."""
        match, seat = self.match, self.match.actor
        begun = match.state.phase == 0 or not match.decisions or match.decisions[-1].seat != seat
        self.screen.position(match, seat, whole=begun)
        decided = match.ply
        while match.ply == decided:
            line = self.reader.line(self.prompt)
            word, _, rest = line.partition(" ")
            if word.lower() in QUIT and not rest:
                return False
            try:
                self.obey(word.lower(), rest.strip(), line)
            except RegnumError as error:
                self.screen.error(error)
        return True

    def obey(self, word: str, rest: str, line: str) -> None:
        """An order, or else a move."""
        match, screen, pending = self.match, self.screen, self.pending
        self.pending = ""
        if word in ("help", "?"):
            screen.help()
        elif word == "board":
            screen.board(match, match.actor)
        elif word == "moves":
            screen.moves(match)
        elif word == "log":
            screen.log(match.tale(match.actor, screen.lang))
        elif word == "hint":
            self.advise(rest)
        elif word == "rules":
            name = match.game.id
            screen.rules([] if rest else contents(name, screen.lang), look_up(name, screen.lang, rest) if rest else [])
        elif word == "why":
            self.explain(rest)
        elif word == "save":
            self.save(rest)
        elif word == "undo":
            match.undo(match.actor if self.bots else None)  # people at one keyboard may take back each other's
        elif line:
            self.move(line, pending)

    def move(self, line: str, pending: str) -> None:
        """Makes a move given by number or in notation. A shortened one that can't be taken back is asked about once."""
        if pending and line.lower() in ("y", "yes", pending.lower(), *self.screen.say("play-yes").split()):
            line, asked = pending, True
        else:
            asked = False
        action = self.match.parse(self.chosen(line))
        if not asked and action in self.match.legal and self.shortened(line, action) and self.irrevocable(action):
            self.pending = line
            move = self.match.game.space[action].notation
            self.screen.note(self.screen.say("play-sure", text=line, move=move))
            return
        self.match.play(action)
        self.tell(self.match.decisions[-1])

    def chosen(self, text: str) -> int | str:
        """A number of the list, or notation."""
        if text.isdecimal() and 1 <= int(text) <= len(self.match.legal):
            return self.match.legal[int(text) - 1]
        return text

    def shortened(self, line: str, action: int) -> bool:
        said = line.lower().replace("-", "_").split()
        return not line.isdecimal() and sorted(said) != sorted(self.match.game.space[action].notation.split())

    def irrevocable(self, action: int) -> bool:
        """Does it reveal or draw something, end the game, or give the turn to a bot, who moves at once?"""
        twin = self.match.copy()
        twin.play(action)
        return twin.over or twin.decisions[-1].final or twin.actor in self.bots

    def advise(self, level: str) -> None:
        bot = make_bot(level or ADVISER, cores())
        if not isinstance(bot, Search):
            raise WrongSetup("bot-thoughtless", bot=level)
        observation = Observation.of(self.match, secrets.randbits(64))
        with self.screen.thinking(self.name(self.match.actor)):
            thought = interruptible(lambda: bot.think(observation, secrets.randbits(63)))
        self.screen.hint(self.match, thought)

    def explain(self, text: str) -> None:
        action = self.match.parse(self.chosen(text))
        if action in self.match.legal:
            notation = self.match.game.space[action].notation
            self.screen.note(self.screen.say("play-legal", move=notation))
        else:
            self.screen.note(self.match.why_not(action).text(self.screen.lang))

    def save(self, name: str) -> None:
        """Saves the game where it is kept anyway, or a copy of it elsewhere."""
        path = Path(name).expanduser() if name else self.keeper.path
        if path == self.keeper.path:
            self.keep()
        else:
            write_copy(self.keeper.record(self.match), path)
        self.screen.note(self.screen.say("play-written", file=str(path)))
