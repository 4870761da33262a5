import { type Line, mirrored, moved, type Point, path, ribbon, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { both, patch, studs } from '../sewing/details.ts';
import { seat } from './seat.ts';
import { centre, cutTrousers, type TrouserCut } from './shared.ts';

const CUT: TrouserCut = {
  seed: 231,
  waist: 186,
  hip: 226,
  rise: 290,
  knee: -14,
  foot: 118,
  gap: 42,
  length: 960,
  band: 50,
  texture: 'fleece',
  drape: 1.25,
  gathered: true,
};

export function joggers(): View {
  const { legs, band, inside, hem } = cutTrousers(CUT);
  const pocket = path('M296 60 C286 120 268 180 252 220');
  return {
    parts: [
      inside,
      ...legs.map(
        (part, side): Part => ({
          ...part,
          grooves: [
            { line: side === 0 ? pocket : mirrored(pocket), width: 2.4, depth: 2.4 },
            ...(side === 1 ? [{ line: centre(50, 290), width: 1.6, depth: 1.6 }] : []),
          ],
        }),
      ),
      ...ankles(hem),
      { ...band, height: gathers, texture: 'fleece', role: 'base', thickness: 3.4 },
      ...both(through([436, 40], [426, 110], [432, 190], [426, 236])).map(
        (line): Part => ({
          outline: ribbon(line, 7),
          role: 'thread',
          texture: 'canvas',
          rides: true,
          lift: 1,
          thickness: 2,
          round: 0.6,
        }),
      ),
      studs(
        [
          [436, 38],
          [464, 38],
        ],
        5,
      ),
    ],
  };
}

export function joggersBack(): View {
  const { legs, band, hem } = cutTrousers({ ...CUT, behind: true });
  const pocket = path('M502 130 L596 126 L598 226 L508 232');
  return {
    parts: [
      ...legs.map(
        (part, side): Part => ({
          ...part,
          grooves: side === 1 ? [{ line: seat(50, 290), width: 1.8, depth: 2 }] : [],
        }),
      ),
      patch(pocket, { texture: 'fleece', lift: 1.4 }, 7),
      ...ankles(hem),
      { ...band, height: gathers, texture: 'fleece', role: 'base', thickness: 3.4 },
    ],
  };
}

const gathers = ({ x }: { x: number }) => 1.5 * Math.sin(x / 3.6) + Math.sin(x / 2.1);

/** Ribbed cuffs over the feet of both legs. */
function ankles(hem: Line): Part[] {
  const cuff: Line = [...hem, ...moved(hem, 0, -56).reverse()].map(
    ([x, y]): Point => [x + (x < 349 ? -14 : 14), y],
  );
  return both(cuff).map(
    (outline): Part => ({
      outline,
      role: 'rib',
      texture: 'rib',
      textureSize: 0.6,
      rides: true,
      clip: true,
      thickness: 3.4,
    }),
  );
}
