import type { Cutout } from '../colouring/colour.ts';
import type { Raster } from '../colouring/encode.ts';
import { type Hanger, hangerFront, hookTip } from './hanger-drawing.ts';
import { type Placed, placeBare, placeHung, placeLaid } from './place-piece.ts';
import { type Rail, type Scene, type ScenePiece, sceneHeight } from './scene.ts';
import { bareWall, drawn, layOn, type SceneCanvas, toRaster } from './scene-canvas.ts';
import { addWindowLight, castShadow, SHADOWS } from './scene-light.ts';

/** Returns the coloured picture of a garment without its background. */
export type CutoutOf = (silhouette: string, view: string, lookId: string) => Promise<Cutout>;

/**
 * Draws a scene in a width in pixels: the wall, the rail, the garments with their shadows from back to front,
 * and the light of the window.
 */
export async function composeScene(scene: Scene, width: number, cutoutOf: CutoutOf): Promise<Raster> {
  const size = { width, height: sceneHeight(scene, width) };
  const canvas = bareWall(size.width, size.height, scene.wall);
  const placed: Placed[] = [];
  let next = cutoutFor(scene.pieces[0], cutoutOf);
  for (const [order, piece] of scene.pieces.entries()) {
    const cutout = await next;
    // Starts to decode the next garment while this one is placed and scaled.
    next = cutoutFor(scene.pieces[order + 1], cutoutOf);
    placed.push(await place(piece, scene, size, cutout));
  }
  if (scene.rail) await drawRail(canvas, scene.rail, placed);
  for (const piece of placed) await drawPiece(canvas, piece);
  await addWindowLight(canvas, scene);
  return toRaster(canvas);
}

function cutoutFor(piece: ScenePiece | undefined, cutoutOf: CutoutOf): Promise<Cutout | undefined> {
  if (!piece || piece.kind === 'bare') return Promise.resolve(undefined);
  const cutout = cutoutOf(piece.silhouette, piece.view, piece.look);
  // Decoding may fail before the caller awaits `cutout`. This prevents an unhandled rejection; awaiting
  // `cutout` still rejects.
  cutout.catch(() => undefined);
  return cutout;
}

async function place(
  piece: ScenePiece,
  { rail }: Scene,
  size: { width: number; height: number },
  cutout: Cutout | undefined,
): Promise<Placed> {
  if (piece.kind === 'bare') return placeBare(piece, railOf(rail), size);
  if (!cutout) throw new Error('The cutout of a garment is missing.');
  return piece.kind === 'laid'
    ? placeLaid(piece, cutout, size)
    : placeHung(piece, railOf(rail), cutout, size);
}

function railOf(rail: Rail | undefined): Rail {
  if (!rail) throw new Error('A scene with hanging pieces needs a rail.');
  return rail;
}

/**
 * Draws the rail and, behind it, the tips of the hooks. The rest of each hook is drawn later, in front of the
 * rail.
 */
async function drawRail(canvas: SceneCanvas, rail: Rail, placed: readonly Placed[]): Promise<void> {
  const { width, height } = canvas;
  const y = rail.y * height;
  const thick = rail.drop * height * 0.14;
  const left = rail.from * width;
  const long = (rail.to - rail.from) * width;
  const area = { left: 0, top: Math.max(0, Math.floor(y - rail.drop * height)), width, height: 0 };
  area.height = Math.min(height, Math.ceil(y + thick * 2)) - area.top;
  const tips = placed.map(({ hanger }) => (hanger ? hookTip(hanger) : '')).join('');
  const bar =
    `<rect x="${left}" y="${y - thick / 2}" width="${long}" height="${thick}" fill="#242220"/>` +
    `<rect x="${left}" y="${y - thick * 0.34}" width="${long}" height="${thick * 0.2}" fill="#6f685f"/>`;
  const layer = await drawn(tips + bar, area);
  castShadow(canvas, layer, SHADOWS.wire);
  layOn(canvas, layer, { goods: false });
}

async function drawPiece(canvas: SceneCanvas, { goods, inner, hanger, hookBefore }: Placed): Promise<void> {
  const wire = hanger && (await drawn(hangerFront(hanger), areaOf(hanger, canvas)));
  if (wire) castShadow(canvas, wire, SHADOWS.wire);
  if (goods) {
    castShadow(canvas, goods, hanger ? SHADOWS.hung : SHADOWS.laid);
    layOn(canvas, goods, { goods: true });
  }
  if (!wire) return;
  if (!goods || !inner || hanger.clips.length > 0) return layOn(canvas, wire, { goods: false });
  layOn(canvas, wire, {
    goods: false,
    share: (at) => {
      const x = wire.left + (at % wire.width) - goods.left;
      const y = wire.top + Math.floor(at / wire.width) - goods.top;
      if (x < 0 || y < hookBefore || x >= goods.width || y >= goods.height) return 1;
      const from = y * goods.width + x;
      return 1 - ((goods.rgba[from * 4 + 3] ?? 0) / 255) * (1 - (inner[from] ?? 0) / 255);
    },
  });
}

/** The rectangle of the canvas inside which the hanger is drawn. */
function areaOf({ x, y, span, wood, rail, drop, turn, clips }: Hanger, { width, height }: SceneCanvas) {
  const reach = span + wood * 2 + drop * 0.3;
  const lean = Math.abs(Math.sin((turn * Math.PI) / 180)) * (y - rail + span);
  const left = Math.max(0, Math.floor(x - reach - lean));
  const top = Math.max(0, Math.floor(rail - drop * 0.4));
  const deep = clips.length > 0 ? drop * 1.4 : span * 0.4 + wood * 2;
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, Math.ceil(x + reach + lean)) - left),
    height: Math.max(1, Math.min(height, Math.ceil(y + deep + lean)) - top),
  };
}
