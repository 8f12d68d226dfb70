"""Makes match stories for tests."""

from dataclasses import replace

from canasta_gui.viewmodel.deal_summary import DealSummary
from canasta_gui.viewmodel.match_story import (
    BestDeal,
    ComebackWin,
    LargestPile,
    MatchStory,
    MostCanastas,
)
from engine import DealEnded, DealScored, SideScore, load_ruleset, parse_cards

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def story_with(*scores: tuple[int, int], winners: tuple[int, ...] = (0,)) -> MatchStory:
    """Returns the story of a match of two sides with these points in each deal."""
    totals, deals = [0, 0], list[DealSummary]()
    for at, points in enumerate(scores, start=1):
        totals = [total + won for total, won in zip(totals, points, strict=True)]
        sides = tuple(SideScore((), *pair) for pair in zip(points, totals, strict=True))
        won = winners if at == len(scores) else ()
        ended, scored = DealEnded("out", 0, is_concealed=False), DealScored(sides, ((),) * 4)
        deals.append(DealSummary(load_ruleset("hasbro-2001/4p"), at, NAMES, ended, scored, won))
    return MatchStory(tuple(deals), (), ())


def full_story() -> MatchStory:
    """Returns a story with everything that the window can show."""
    story = story_with((540, 120), (-85, 1490), (610, 980), (905, 340), (1640, 515), (1495, 300))
    standouts = (
        ComebackWin(0, 1525, 3),
        BestDeal(0, 1640, 5),
        MostCanastas(0, 11, 4),
        LargestPile(1, 27, 3),
    )
    return replace(story, trophy=parse_cards("9s 9h 9h 9d 9c 9c 2d"), standouts=standouts)
