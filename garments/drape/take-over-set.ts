import type { CroppedView } from '../../backend/media/pictures/colouring/view-file.ts';
import { BACKDROP } from '../../demo/garments/backdrop.ts';
import { hangs } from '../../demo/garments/hangs.ts';
import { cropBelow } from '../atelier/engine/crop-below.ts';
import { type Plane, WIDTH } from '../atelier/engine/planes.ts';
import { putJson } from '../atelier/engine/put-entries.ts';
import { writeSmallEdition } from '../atelier/engine/small-edition.ts';
import { type Drawing, LIGHT_MAX, writeView } from '../atelier/engine/view-maps.ts';
import { clothInFrame } from './cloth-in-frame.ts';
import { framed, frameOf } from './frame.ts';
import type { Draped } from './garments.ts';
import type { Rendering } from './render/rendering.ts';

/**
 * Minimum side length in metres of the sheet of cloth in a map set. On a child's small sheet, coordinates
 * would be more precise than pixels, and the file half as large again.
 */
const LEAST_CLOTH = 2;

/** Crops a rendering to the frame that all garments share. */
async function drawingOf(rendering: Rendering, slots: Draped['slots']): Promise<Drawing> {
  const frame = frameOf(rendering.alpha);
  const shares = async (plane: Uint8Array): Promise<Plane> =>
    Float32Array.from(await framed(plane, frame), (byte) => byte / 255);
  const squared = async (plane: Uint8Array, most: number) =>
    (await shares(plane)).map((share) => share * share * most);
  const { light, alpha, gloss, stitches, wear, label, cloth, clothSize } = rendering;
  return {
    light: await squared(light, LIGHT_MAX),
    alpha: await shares(alpha),
    gloss: await squared(gloss, 1),
    stitches: await shares(stitches),
    wear: await shares(wear),
    label: await shares(label),
    ...clothInFrame(cloth, frame, clothSize),
    clothSize: Math.max(clothSize, LEAST_CLOTH),
    slots,
    tint: BACKDROP,
  };
}

/**
 * Width in pixels of the default detail picture. It shows the middle of the collar or waistband, because
 * shoppers look there first.
 */
const DETAIL_WIDTH = 520;
const AIR = 60;
function detailOf({ alpha }: Drawing): CroppedView['crop'] {
  const first = alpha.findIndex((share) => share > 0.5);
  return {
    x: (WIDTH - DETAIL_WIDTH) / 2,
    y: Math.max(0, Math.floor(first / WIDTH) - AIR),
    width: DETAIL_WIDTH,
  };
}

/**
 * Writes the renderings of a silhouette to its map set, with its detail pictures. If `only` is the name of a
 * view, writes only this view.
 */
export async function takeOver(
  name: string,
  garment: Draped,
  {
    folder,
    read,
    only,
  }: { folder: string; read: (view: 'front' | 'back') => Promise<Rendering>; only?: string },
): Promise<void> {
  const views = only ? [only] : (['front', ...(garment.back ? ['back'] : [])] as const);
  for (const view of views) {
    const drawing = await drawingOf(await read(view as 'front' | 'back'), garment.slots);
    const bytes = await writeView(folder, name, view, drawing);
    console.log(`${name}/${view}: ${Math.round(bytes / 1024)} KB`);
    if (view !== 'front') continue;
    await writeSmallEdition(folder, name, view);
    const crop: CroppedView = { of: 'front', crop: garment.detail ?? detailOf(drawing) };
    putJson(folder, name, 'detail.json', crop);
    if (Object.hasOwn(hangs, name)) await cropBelow(folder, name);
  }
}
