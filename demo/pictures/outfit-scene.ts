import type { LaidPiece, Scene } from '../../backend/media/pictures/scenes/scene.ts';
import { WIDTHS } from '../../backend/media/pictures/workers/messages.ts';
import { type OutfitKind, outfitKind } from './outfit-kinds.ts';

/**
 * The place of an item in the picture: its centre (`x`, `y`) and the box into which it is scaled. Shares of
 * the picture's width and height; `turn` is in degrees.
 */
type Slot = { x: number; y: number; height: number; width: number; turn?: number };
/** The places in a picture by role, from the lowest layer to the top one. */
type Layout = readonly (readonly [OutfitKind, Slot])[];

const at = (x: number, y: number, width: number, height: number, turn?: number): Slot => ({
  x,
  y,
  width,
  height,
  ...(turn ? { turn } : {}),
});

/** A coat on the left, over trousers on the right, with the shoes at its hem. */
const aroundOuter: Layout = [
  ['bottom', at(0.73, 0.6, 0.4, 0.62)],
  ['dress', at(0.72, 0.5, 0.46, 0.74)],
  ['top', at(0.71, 0.23, 0.44, 0.32, 1.5)],
  ['outer', at(0.35, 0.41, 0.58, 0.66)],
  ['small', at(0.73, 0.17, 0.34, 0.2, 3)],
  ['bag', at(0.73, 0.16, 0.34, 0.25)],
  ['shoes', at(0.29, 0.87, 0.4, 0.17)],
];

/** A dress on the left, a jacket behind it, shoes and a bag on the right. */
const aroundDress: Layout = [
  ['outer', at(0.69, 0.3, 0.5, 0.46)],
  ['top', at(0.69, 0.72, 0.42, 0.34, -2)],
  ['dress', at(0.34, 0.47, 0.52, 0.8)],
  ['bag', at(0.74, 0.64, 0.32, 0.23)],
  ['small', at(0.76, 0.5, 0.26, 0.24, 4)],
  ['shoes', at(0.72, 0.87, 0.38, 0.15)],
];

/** Trousers on the left under a sweater, shoes and a bag on the right. */
const withoutOuter: Layout = [
  ['bottom', at(0.32, 0.58, 0.46, 0.7)],
  ['top', at(0.59, 0.27, 0.6, 0.4, 1.5)],
  ['small', at(0.76, 0.62, 0.3, 0.22, 3)],
  ['bag', at(0.75, 0.63, 0.32, 0.24)],
  ['shoes', at(0.72, 0.87, 0.38, 0.16)],
];

/**
 * The place of a bag at the hem of a coat. It is used in outfits without shoes whose top lies where the bag
 * would be.
 */
const bagAtHem = { x: 0.29, y: 0.84 } as const;

/** The place of a child's second outer garment, below the first one. Used if the outfit has no shoes. */
const secondOuter: Slot = at(0.31, 0.79, 0.44, 0.34);

/** The layout for accessories and the goods combined with them, if none of them is tall. */
const small: Layout = [
  ['top', at(0.5, 0.3, 0.66, 0.42)],
  ['small', at(0.5, 0.72, 0.5, 0.36)],
];

function layoutFor(kinds: ReadonlySet<OutfitKind>): Layout {
  if (kinds.has('dress')) return aroundDress;
  if (kinds.has('outer')) return aroundOuter;
  return kinds.has('bottom') ? withoutOuter : small;
}

/**
 * Boxes for accessories, by silhouette, because they vary more in size than clothes. Other goods use the box
 * of their slot.
 */
const smallBoxes: Readonly<Partial<Record<string, { width: number; height: number; y?: number }>>> = {
  glasses: { width: 0.22, height: 0.1 },
  'glasses-cat': { width: 0.22, height: 0.1 },
  'glasses-round': { width: 0.22, height: 0.1 },
  beanie: { width: 0.24, height: 0.17 },
  'beanie-pompom': { width: 0.24, height: 0.2 },
  beret: { width: 0.27, height: 0.13 },
  cap: { width: 0.27, height: 0.16 },
  'bucket-hat': { width: 0.27, height: 0.16 },
  belt: { width: 0.38, height: 0.16 },
  'narrow-belt': { width: 0.36, height: 0.16 },
  'braided-belt': { width: 0.38, height: 0.16 },
  mittens: { width: 0.26, height: 0.22 },
  'mittens-cable': { width: 0.26, height: 0.22 },
  snood: { width: 0.3, height: 0.17 },
  gloves: { width: 0.26, height: 0.22 },
  scarf: { width: 0.3, height: 0.52, y: 0.33 },
  'scarf-knotted': { width: 0.3, height: 0.46, y: 0.33 },
  earrings: { width: 0.15, height: 0.1 },
  necklace: { width: 0.2, height: 0.2 },
  bracelet: { width: 0.16, height: 0.12 },
  socks: { width: 0.24, height: 0.24 },
  briefs: { width: 0.32, height: 0.15 },
};

/** Outer garments that end at the waist. In the place of a coat they would be drawn as large as one. */
const SHORT_OUTER: ReadonlySet<string> = new Set([
  'knit-vest',
  'men-vest',
  'kids-vest',
  'cardigan',
  'kids-cardigan',
  'denim-jacket',
  'leather-jacket',
  'kids-puffer',
]);
const shortOuterBox = { width: 0.5, height: 0.44, y: 0.38 };

/** Accessories are not placed below this, as a share of the picture's height. */
const LOWEST = 0.87;
/** Distance between accessories, as a share of the picture's height. */
const SMALL_STEP = 0.24;
/** Vertical position of the first accessory below a top or a bag, as a share of the picture's height. */
const SMALL_BELOW = 0.56;

/**
 * The place of accessories: their own if it is free, otherwise that of a role which this outfit does not
 * have.
 */
function smallPlace(layout: Layout, kinds: ReadonlySet<OutfitKind>, slot: Slot): Pick<Slot, 'x' | 'y'> {
  const free = (kind: OutfitKind) => layout.find(([other]) => other === kind && !kinds.has(kind))?.[1];
  if (layout === aroundOuter && kinds.has('bottom') && kinds.has('top')) return free('shoes') ?? slot;
  if (layout === withoutOuter && kinds.has('bag')) return free('shoes') ?? slot;
  if (layout === aroundDress) return free('outer') ?? free('bag') ?? free('shoes') ?? slot;
  const isBelow = kinds.has('top') || (layout === aroundOuter && kinds.has('bag'));
  return { x: slot.x, y: isBelow ? Math.max(slot.y, SMALL_BELOW) : slot.y };
}

/**
 * Composes the picture of an outfit that lies flat, in the ratio 3:4. The role of an item decides where it
 * lies and how large it is. An item whose role has no place is left out.
 */
export function outfitScene(pieces: readonly { silhouette: string; look: string }[]): Scene {
  const kinds = pieces.map(({ silhouette }) => outfitKind(silhouette));
  const present = new Set(kinds);
  const layout = layoutFor(present);
  const laid = layout.flatMap(([kind, slot]) =>
    pieces
      .filter((_, order) => kinds[order] === kind)
      .map(({ silhouette, look }, order): LaidPiece => {
        const isShort = layout === aroundOuter && SHORT_OUTER.has(silhouette);
        const place = { kind: 'laid', silhouette, view: 'front', look } as const;
        if (kind === 'outer' && order > 0) return { ...place, ...secondOuter };
        if (kind === 'bag' && layout === aroundOuter && present.has('top'))
          return { ...place, ...slot, ...bagAtHem };
        if (kind !== 'small') return { ...place, ...slot, ...(isShort ? shortOuterBox : {}) };
        const box = smallBoxes[silhouette];
        const { x, y } = smallPlace(layout, present, slot);
        return { ...place, ...slot, ...box, x, y: Math.min(LOWEST, (box?.y ?? y) + order * SMALL_STEP) };
      }),
  );
  return {
    width: 900,
    height: 1200,
    widths: WIDTHS,
    wall: '#dad6cf',
    window: { x: 0.3, y: -0.1, width: 0.4, height: 0.54, columns: 2, rows: 2, lean: 0.25 },
    pieces: laid,
  };
}
