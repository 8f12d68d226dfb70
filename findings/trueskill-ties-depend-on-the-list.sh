#!/usr/bin/env bash
# trueskill 0.4.5, beside openskill 6.2.0: players of the same rating who share a place are rated otherwise by where
# they stand in the list. Expected: who did as well as another and was rated as the other is rated as the other, as
# three models of openskill have it; a list is an order of writing. Seen: of four newcomers at a table, one first and
# three second, the three get 23.182, 23.190 and 23.194, with a chance of draws of 0.3 22.928, 23.007 and 23.046,
# however exactly it is worked out (`min_delta`). Of three who all tie the one in the middle is taken for better
# known. Only neighbours of the list are compared, so that a tie of three says nothing of its two ends: a club that
# writes its tables by names rates the same people lower every evening.
# Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "trueskill==0.4.5" "openskill==6.2.0"
cat > "$place/show.py" <<'PYTHON'
from itertools import permutations

import trueskill
from openskill.models import BradleyTerryFull, PlackettLuce, ThurstoneMostellerFull


def by_trueskill(places, draws):
    model = trueskill.TrueSkill(draw_probability=draws)
    newcomers = [(model.create_rating(),) for _ in places]
    return [(round(one.mu, 3), round(one.sigma, 3)) for (one,) in model.rate(newcomers, places, min_delta=1e-12)]


def by_openskill(model, places):
    newcomers = [[model.rating()] for _ in places]
    return [(round(one.mu, 3), round(one.sigma, 3)) for (one,) in model.rate(newcomers, ranks=places)]


SECOND = [1, 2, 2, 2]
for draws, means in ((0.1, [23.182, 23.19, 23.194]), (0.3, [22.928, 23.007, 23.046])):
    _, *second = by_trueskill(SECOND, draws)
    print(f"trueskill, draws {draws}: one first, then {second}")
    assert [mean for mean, _ in second] == means
    first, middle, last = by_trueskill([1, 1, 1], draws)
    print(f"  all three first: {first}, {middle}, {last}")
    assert first == last and first[0] == middle[0] and first[1] > middle[1]

for kind in (PlackettLuce, BradleyTerryFull, ThurstoneMostellerFull):
    _, *second = by_openskill(kind(), SECOND)
    print(f"openskill, {kind.__name__}: one first, then {second}")
    assert len(set(second)) == 1

# The same four people, of ratings of their own, in each order of the list.
model = trueskill.TrueSkill(draw_probability=0.3)
seen = set()
for order in permutations((1, 2, 3)):
    people = [(model.create_rating(),)] + [(model.create_rating(20 + 2 * one),) for one in order]
    rated = model.rate(people, SECOND, min_delta=1e-12)
    seen.add(round(rated[1 + order.index(3)][0].mu, 1))
print("the same evening in another order:", sorted(seen))
assert len(seen) > 1
PYTHON
"$place/venv/bin/python" "$place/show.py"
