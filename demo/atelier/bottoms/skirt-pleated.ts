import type { Part, View } from '../engine/part.ts';
import { noise } from '../engine/random.ts';
import { label } from '../sewing/details.ts';
import { RISE, skirtOutline, waistband, waistbandBack } from './shared.ts';

export const skirtPleated = (): View => skirt('front');
export const skirtPleatedBack = (): View => skirt('back');

function skirt(side: 'front' | 'back'): View {
  const behind = side === 'back';
  const pleats = 17;
  const wave = (x: number) => 3.4 * Math.cos(((x - 450) / 530) * 2 * Math.PI * pleats);
  const [inside, band] = waistband(160, 46, 'twill') as [Part, Part];
  const slow = noise(behind ? 253 : 251);
  return {
    wobble: 0.7,
    parts: [
      ...(behind ? [] : [inside, label(450, -9, 36, 13)]),
      {
        outline: skirtOutline(160, 206, 220, 266, 840, wave, behind ? RISE : undefined),
        texture: 'twill',
        round: 0.34,
        open: true,
        height: ({ x, y, across, down }) => {
          const turn = across * pleats + 0.12 * slow(across * 9, y / 260);
          const within = turn - Math.floor(turn);
          const pleat = within < 0.84 ? within / 0.84 : (1 - within) / 0.16;
          return (5 + 13 * Math.min(1, down * 1.5)) * pleat + 5 * slow(x / 120, y / 300);
        },
      },
      behind ? waistbandBack(160, 46, 'twill') : band,
    ],
  };
}
