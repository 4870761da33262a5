import type { Look } from '../../backend/media/pictures/colouring/look.ts';
import { lightnessOf } from './lightness.ts';
import { type ColourwayId, colourway } from './prints.ts';

/** How a cloth takes light, and what is sewn to it. */
type Finish = {
  cloth?: NonNullable<Look['cloth']>;
  thread?: string;
  sole?: string;
  metal?: string;
  buttons?: string;
  /** True where seams are meant to be seen: sewn in the colour of the inner side, not in that of the cloth. */
  contrast?: true;
  /** True where the seamy side is the cloth itself: no lining shows in a neckline or a slit. */
  unlined?: true;
};

const brass = '#c6a25e';
const steel = '#b4b6b8';

/** Finishes by name. Denim is sewn with ochre thread, metal parts are brass unless the finish says otherwise. */
export const finishes = {
  jersey: { unlined: true, cloth: { melange: 0.03 } },
  shirting: { unlined: true },
  knit: { unlined: true, cloth: { melange: 0.16 } },
  wool: { cloth: { melange: 0.24 } },
  denim: { cloth: { denim: 0.68 }, thread: '#b98a55', buttons: '#9a7748', metal: '#9a7748' },
  satin: { unlined: true, cloth: { gloss: 0.65 } },
  smooth: {},
  quilt: { contrast: true, metal: steel },
  fleece: { unlined: true, cloth: { melange: 0.08 } },
  leather: { contrast: true, cloth: { gloss: 1 }, metal: brass },
  suede: { contrast: true, cloth: { gloss: 0.05, melange: 0.12 }, metal: brass },
  sneaker: { contrast: true, cloth: { gloss: 0.8 }, sole: '#ebe8e0' },
  canvas: { contrast: true, cloth: { melange: 0.1 }, metal: brass },
  acetate: { cloth: { gloss: 1 }, metal: brass },
  metal: { cloth: { gloss: 1 } },
} as const satisfies Record<string, Finish>;

export type FinishId = keyof typeof finishes;

/** Id of the look of a colourway in a finish, as it stands in a picture's address. */
export function lookId(colour: ColourwayId, finish: FinishId): string {
  return `${colour}-${finish}`;
}

/** What the picture service needs to paint a colourway in a finish. */
export function lookOf(colour: ColourwayId, finishId: FinishId): Look {
  const { hex, inside, buttons, pattern } = colourway(colour);
  const finish: Finish = finishes[finishId];
  return {
    base: hex,
    inside: finish.unlined ? hex : inside,
    thread: finish.thread ?? (finish.contrast ? inside : hex),
    buttons: finish.buttons ?? buttons,
    sole: finish.sole ?? inside,
    metal: finishId === 'metal' ? hex : (finish.metal ?? steel),
    ...(pattern ? { pattern } : {}),
    ...(finish.cloth ? { cloth: clothOf(finish.cloth, hex) } : {}),
  };
}

/** Undyed and bleached yarns differ less than indigo ones do. */
function clothOf(cloth: NonNullable<Finish['cloth']>, hex: string): NonNullable<Look['cloth']> {
  if (!cloth.denim) return { ...cloth };
  const depth = cloth.denim * (1 - 0.85 * lightnessOf(hex));
  return { ...cloth, denim: Math.round(depth * 100) / 100 };
}
