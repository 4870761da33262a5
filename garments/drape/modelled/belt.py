"""A leather belt, coiled, with its buckle in front."""

import numpy as np

from kit.belts import End, coil, plain

WIDE, THICK = 33.0, 3.8


def views():
    path, tangent = coil(0.4, 2 * np.pi * 2.92, wide=WIDE)
    end = End(path, tangent)
    made = [
        plain(path, WIDE, THICK),
        end.frame(17, (19, 23.5), square=0.36, wide=5.4, thick=4.2),
        end.prong([(-1, 3.2), (10, 4.6), (24, 4.2), (37, 3.4)]),
        end.fold(-34, WIDE - 0.4, 6.6),
        end.keeper(-22, WIDE / 2 + 1.4),
    ]
    return {
        "front": (made, {"yaw": 8, "elevation": 33, "wide": 0.72}),
        "back": (made, {"yaw": 150, "elevation": 22, "wide": 0.72}),
    }
