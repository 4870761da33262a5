"""A narrow belt in a loose coil, with a round buckle and two keepers."""

import numpy as np

from kit.belts import End, coil, plain

WIDE, THICK = 16.5, 3.0


def views():
    path, tangent = coil(0.6, 2 * np.pi * 2.9, start=28, step=2.2, wide=WIDE, flat=1.05)
    # The buckle is higher than the strap, so the strap rises towards it.
    turn = np.linspace(0, 1, len(path))
    path[:, 2] += 7.0 * np.clip((turn - 0.72) / 0.28, 0, 1) ** 1.6
    end = End(path, tangent)
    made = [
        plain(path, WIDE, THICK, stitched=2.5, groove=2.6, hole=1.7, first=62, apart=20, holes=6),
        end.frame(13.5, (15.5, 16), square=1.0, wide=4.4, thick=3.8),
        end.prong([(-1, 2.8), (8, 4.2), (18, 4.0), (29.5, 3.2)], 3.2, 2.6),
        end.fold(-30, WIDE - 0.3, 5.4),
        end.keeper(-13, WIDE / 2 + 1.3, wide=6.0, thick=1.8, deep=4.6),
        end.keeper(-25, WIDE / 2 + 1.3, wide=6.0, thick=1.8, deep=4.6),
    ]
    return {"front": (made, {"yaw": 10, "elevation": 36, "wide": 0.74})}
