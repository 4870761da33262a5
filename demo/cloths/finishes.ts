import type { Look } from '../../backend/media/pictures/colouring/look.ts';
import { lightnessOf } from './lightness.ts';
import { type ColourwayId, colourway } from './prints.ts';

/** How a cloth reflects light, and the colours of thread, buttons and other parts that belong to it. */
type Finish = {
  cloth?: NonNullable<Look['cloth']>;
  /** The relief of the cloth: its grooves are a pattern of a darker shade of the cloth's colour. */
  relief?: { kind: 'pin' | 'check'; repeat: number; shade: number };
  /** Factor for the lightness of the colour: below 1 for deeply dyed cloth, above 1 for washed-out cloth. */
  depth?: number;
  thread?: string;
  sole?: string;
  metal?: string;
  buttons?: string;
  /** Whether the thread has the colour of the cloth's inner side, so that the seams are visible. */
  contrast?: true;
  /**
   * Whether the garment has no lining. What is visible inside a neckline or a slit then has the colour of the
   * cloth.
   */
  unlined?: true;
};

const brass = '#c6a25e';
const steel = '#b4b6b8';

/** Finishes by name. Denim has ochre thread; metal parts are steel unless the finish says otherwise. */
const finishes = {
  jersey: { unlined: true, cloth: { melange: 0.03 } },
  'sheen-jersey': { unlined: true, cloth: { gloss: 1.8 } },
  'slub-jersey': { unlined: true, cloth: { melange: 0.16 } },
  shirting: { unlined: true },
  linen: { unlined: true, cloth: { melange: 0.1 } },
  // Dense cloth for coats: water-repellent, with buttons of dark horn.
  proofed: { buttons: '#2c211a', cloth: { gloss: 0.4 } },
  fluid: { unlined: true, cloth: { gloss: 1.8 } },
  oxford: { unlined: true, cloth: { melange: 0.1 } },
  knit: { unlined: true, cloth: { melange: 0.16 } },
  'fine-knit': { unlined: true, cloth: { melange: 0.04 } },
  'heather-knit': { unlined: true, cloth: { melange: 0.34 } },
  wool: { cloth: { melange: 0.24 } },
  suiting: { cloth: { melange: 0.1 } },
  'soft-wool': { cloth: { melange: 0.1, gloss: 1.5 } },
  felt: { unlined: true, cloth: { melange: 0.05 } },
  denim: { cloth: { denim: 0.68 }, thread: '#b98a55', buttons: '#9a7748', metal: '#9a7748' },
  // Dyed deeply and evenly, with thread of a copper colour.
  'rigid-denim': {
    depth: 0.75,
    cloth: { denim: 0.3 },
    thread: '#a8683a',
    buttons: '#8a5a3a',
    metal: '#8a5a3a',
  },
  // Thread in the colour of the cloth, with copper buttons.
  'soft-denim': { cloth: { denim: 0.5 }, buttons: '#8a5a3a', metal: '#8a5a3a' },
  // Unevenly washed out, with undyed thread.
  'washed-denim': { depth: 1.25, cloth: { denim: 0.95 }, thread: '#d8cdb4', buttons: steel },
  satin: { unlined: true, cloth: { gloss: 2 } },
  corduroy: { unlined: true, cloth: { melange: 0.06 }, relief: { kind: 'pin', repeat: 0.006, shade: 0.68 } },
  waffle: { unlined: true, cloth: { melange: 0.04 }, relief: { kind: 'check', repeat: 0.009, shade: 0.87 } },
  tweed: { cloth: { melange: 0.45 }, relief: { kind: 'check', repeat: 0.008, shade: 0.72 } },
  // Nightwear: piping and buttons are white, or dark blue on light stripes.
  'piped-shirting': { unlined: true, buttons: '#ece6da' },
  'dark-piped-shirting': { unlined: true, buttons: '#28344a' },
  'piped-fluid': { unlined: true, buttons: '#ece6da', cloth: { gloss: 1.8 } },
  'piped-flannel': { unlined: true, buttons: '#ece6da', cloth: { melange: 0.1 } },
  smooth: {},
  quilt: { contrast: true, metal: steel },
  'gloss-quilt': { contrast: true, metal: steel, cloth: { gloss: 1.9 } },
  'matt-quilt': { contrast: true, metal: '#3c3d40', cloth: { melange: 0.1, gloss: 0.15 } },
  fleece: { unlined: true, cloth: { melange: 0.08 } },
  terry: { unlined: true, cloth: { melange: 0.24 } },
  'smooth-fleece': { unlined: true, cloth: { melange: 0.02 } },
  'brushed-fleece': { unlined: true, cloth: { melange: 0.2 } },
  leather: { contrast: true, cloth: { gloss: 1 }, metal: brass },
  'steel-leather': { contrast: true, cloth: { gloss: 1 }, metal: steel },
  // Leather for shoes: the welted one has a sole of natural leather, the winter one a sole of crepe rubber.
  'welted-leather': { contrast: true, cloth: { gloss: 0.7 }, sole: '#a9825a', metal: steel },
  'winter-leather': { contrast: true, cloth: { gloss: 0.4 }, sole: '#c8b58f', metal: steel },
  suede: { contrast: true, cloth: { gloss: 0.05, melange: 0.12 }, metal: brass },
  'sneaker-suede': { contrast: true, cloth: { gloss: 0.05, melange: 0.12 }, sole: '#ebe8e0' },
  sneaker: { contrast: true, cloth: { gloss: 0.8 }, sole: '#ebe8e0' },
  'sneaker-canvas': { contrast: true, cloth: { melange: 0.1 }, sole: '#ebe8e0', metal: steel },
  canvas: { contrast: true, cloth: { melange: 0.1 }, metal: brass },
  acetate: { cloth: { gloss: 1 }, metal: brass },
  metal: { cloth: { gloss: 1 } },
  'matt-metal': { cloth: { gloss: 0.3 } },
} as const satisfies Record<string, Finish>;

export type FinishId = keyof typeof finishes;

/** The id of a colourway in a finish. It is part of picture URLs. */
export function lookId(colour: ColourwayId, finish: FinishId): string {
  return `${colour}-${finish}`;
}

export const isMetal = (finish: FinishId): boolean => finish === 'metal' || finish === 'matt-metal';

/** How the picture service must colour a garment for a colourway and a finish. */
export function lookOf(colour: ColourwayId, finishId: FinishId): Look {
  const { hex, inside, buttons, pattern } = colourway(colour);
  const finish: Finish = finishes[finishId];
  return {
    base: dyed(hex, finish.depth ?? 1),
    inside: finish.unlined ? hex : inside,
    thread: finish.thread ?? (finish.contrast ? inside : hex),
    buttons: finish.buttons ?? buttons,
    sole: finish.sole ?? inside,
    metal: isMetal(finishId) ? hex : (finish.metal ?? steel),
    ...patternOf(finish, hex, pattern),
    ...(finish.cloth ? { cloth: clothOf(finish.cloth, hex) } : {}),
  };
}

/** The pattern of a colourway; the relief of the cloth if the colourway is plain. */
function patternOf({ relief }: Finish, hex: string, pattern: Look['pattern']): Pick<Look, 'pattern'> {
  if (pattern) return { pattern };
  if (!relief) return {};
  const { kind, repeat, shade } = relief;
  return { pattern: { kind, repeat, colours: [shaded(hex, shade - 0.25 * (1 - lightnessOf(hex)))] } };
}

/** Makes a colour darker or lighter by a factor. Dark colours change most; undyed ones hardly change. */
function dyed(hex: string, depth: number): string {
  return shaded(hex, 1 + (depth - 1) * (1 - lightnessOf(hex)));
}

/** The colour with every channel multiplied by a factor. */
function shaded(hex: string, factor: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) * factor);
  return `#${channels.map((value) => Math.min(0xf4, Math.round(value)).toString(16).padStart(2, '0')).join('')}`;
}

/** Adjusts how uneven the colour of denim is: light denim is more even than dark. */
function clothOf(cloth: NonNullable<Finish['cloth']>, hex: string): NonNullable<Look['cloth']> {
  if (!cloth.denim) return { ...cloth };
  const depth = cloth.denim * Math.max(0, 1 - 1.15 * lightnessOf(hex));
  return { ...cloth, denim: Math.round(depth * 100) / 100 };
}
