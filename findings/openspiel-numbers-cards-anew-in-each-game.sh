#!/usr/bin/env bash
# OpenSpiel 2.0.2 (open-spiel): its card games number and write the same deck each in another way. Expected: one
# order and one notation in a library, as its games share states, actions and observations, so that card 39 of one
# is card 39 of the next. Seen: in nine games with all 52 cards the first is the ace of spades, the ace of clubs or
# the two of clubs; 1 is the next rank of the same suit or the next suit of the same rank; suits run clubs,
# diamonds, hearts, spades, in gin rummy spades, clubs, diamonds, hearts, in Oh Hell clubs, diamonds, spades,
# hearts. The ace of spades has the numbers 0, 39, 50 and 51, and is As, SA, AS or ♠A. So `card // 13` is the suit
# in one game and nothing in another, and what was learnt or written for one game reads other cards in the next,
# without an error.
# Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "open-spiel==2.0.2"
cat > "$place/show.py" <<'PYTHON'
from importlib.metadata import version

import pyspiel

GAMES = (
    "gin_rummy",
    "cribbage",
    "blackjack",
    "spades",
    "hearts",
    "bridge",
    "crazy_eights",
    "oh_hell",
    "universal_poker(bettingAbstraction=fcpa,numSuits=4,numRanks=13)",
)


def cards(name):
    """Returns how a game writes the cards 0 to 51 when it deals the first one."""
    state = pyspiel.load_game(name).new_initial_state()
    while len(state.legal_actions()) != 52:
        state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node() and state.legal_actions() == list(range(52))
    return [state.action_to_string(card).split()[-1] for card in range(52)]


print(f"open-spiel {version('open-spiel')}")
seen = {}
for name in GAMES:
    deck = cards(name)
    ace = next(card for card in deck if set(card.upper()) in ({"A", "S"}, {"A", "♠"}))
    title = name.partition("(")[0]
    seen[title] = deck[0], deck[1], deck[13], deck[51], deck.index(ace)
    print(f"{title}: {deck[0]} {deck[1]} … {deck[13]} … {deck[51]}; {ace} is {deck.index(ace)}")
assert seen == {
    "gin_rummy": ("As", "2s", "Ac", "Kh", 0),
    "cribbage": ("AC", "2C", "AD", "KS", 39),
    "blackjack": ("CA", "C2", "DA", "SK", 39),
    "spades": ("C2", "C3", "D2", "SA", 51),
    "hearts": ("2C", "2D", "5D", "AS", 51),
    "bridge": ("♣2", "♦2", "♦5", "♠A", 51),
    "crazy_eights": ("C2", "D2", "D5", "SA", 51),
    "oh_hell": ("C2", "D2", "D5", "HA", 50),
    "universal_poker": ("2c", "2d", "5d", "As", 51),
}
PYTHON
"$place/venv/bin/python" "$place/show.py"
