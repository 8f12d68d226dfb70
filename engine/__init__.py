"""Canasta as pure rules: no Qt, no clock and no randomness of its own.

Four computer players and the official laws; the code fixes the cards, the file keeps everything:

>>> import engine
>>> rules = engine.load_ruleset("classic-1951")
>>> seats = tuple(engine.SeatPlayer(name, "computer", "club") for name in ("Ann", "Bo", "Cy", "Di"))
>>> match = engine.Match.start(rules, seats, engine.new_code(b"any ten bytes"))
>>> match.log = engine.Journal.create(folder / "first.canasta", match.header)
>>> events = match.next_deal()
>>> view = match.observe(match.actor)  # what this seat may see, and nothing else
>>> engine.format_cards(view.hand)
'5s 5d 6s 7d 7c Tc Jd Qs As Ah Ad'
>>> match.play(engine.Discard(view.hand[0])).refusals[0].rule
'turn.draw_first'
>>> player = engine.make_agent("club")
>>> choice = player.choose(view, "any seed")
>>> engine.format_action(choice.action)
{'do': 'take', 'with': '7d 7c', 'plays': [{'cards': 'As Ah Ad'}]}
>>> [type(event).__name__ for event in match.play(choice.action, choice.reasons).events]
['PileTaken', 'Melded', 'Melded']
>>> state = match.undo()
>>> while not match.is_between_deals:
...     choice = player.choose(match.observe(match.actor), "any seed")
...     decision = match.play(choice.action, choice.reasons)
>>> match.state.public.scores
(470, 1545)
>>> match.log.close()
>>> journal, loaded = engine.Journal.resume(folder / "first.canasta")
>>> loaded.match.state == match.state
True
>>> journal.close()

The public names are listed in ``__init__.pyi``. Each is imported when it is first used, so that
reading the settings before the first frame does not load the rules.
"""

from collections.abc import Callable
from typing import cast

from lazy_loader import attach_stub

_Names = tuple[Callable[[str], object], Callable[[], list[str]], list[str]]
__getattr__, __dir__, __all__ = cast("_Names", attach_stub(__name__, __file__))
