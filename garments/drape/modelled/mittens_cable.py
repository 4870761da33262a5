"""A pair of mittens with a cable on the back of the hand, side by side."""

from mittens import cabled, pair_of


def views():
    return pair_of(cabled, (7, (62, 0, 0)), (8, (-62, 0, 0)))
