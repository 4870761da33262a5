import { mirrored, path, through } from '../engine/geometry.ts';
import type { View } from '../engine/part.ts';
import { backView, collarBack, spine, vent } from '../sewing/backs.ts';
import type { BodiceCut } from '../sewing/bodice.ts';
import { both, buttons, patch } from '../sewing/details.ts';
import { jacket } from './jacket.ts';

const CUT: BodiceCut = {
  seed: 71,
  neck: 74,
  shoulder: 212,
  slope: 48,
  armpit: [226, 250],
  waist: 206,
  hem: 226,
  length: 740,
  hemDrop: 4,
  frontNeck: 330,
  sleeve: { length: 652, angle: 7.5, cuff: 58, fullness: 6 },
  texture: 'herringbone',
  drape: 0.85,
  round: 0.4,
};

/** The seam from the armhole to the hem. */
const SIDE_PANEL = through([246, 214], [290, 330], [304, 460], [294, 746]);

export function blazer(): View {
  return jacket({
    cut: CUT,
    overlap: 22,
    cutaway: 64,
    lapel: { meeting: 372, tip: [292, 150], gorge: [388, 112], collarTip: [322, 78], texture: 'herringbone' },
    extras: [
      ...both(path('M262 520 L366 508 L370 542 L262 556')).map((outline) =>
        patch(outline, { texture: 'herringbone', lift: 1.5 }),
      ),
      patch(path('M516 274 L584 262 L586 282 L519 294'), { texture: 'herringbone' }),
    ],
    front: buttons(
      [
        [452, 408],
        [456, 500],
      ],
      12,
    ),
  });
}

export const blazerBack = (): View =>
  backView(CUT, {
    seams: [spine(20, 744), SIDE_PANEL, mirrored(SIDE_PANEL)],
    over: () => [
      ...vent(540, 752, 'herringbone'),
      collarBack(104, 36, 36, { texture: 'herringbone', thickness: 4.5 }),
    ],
  });
