import { path } from '../engine/geometry.ts';
import type { View } from '../engine/part.ts';
import { both, buttons, patch } from '../sewing/details.ts';
import { jacket } from './jacket.ts';

export function blazer(): View {
  return jacket({
    cut: {
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
      sleeve: { length: 610, angle: 7.5, cuff: 58, fullness: 6 },
      texture: 'herringbone',
      drape: 0.85,
      round: 0.4,
    },
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
