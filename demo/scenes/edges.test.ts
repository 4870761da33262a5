import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Cutout, colourCutout } from '../../backend/media/pictures/colouring/colour.ts';
import { loadSmallEdition } from '../../backend/media/pictures/colouring/small-edition.ts';
import { isCropped, readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { placeHung, placeLaid } from '../../backend/media/pictures/scenes/place-piece.ts';
import { type Scene, sceneHeight } from '../../backend/media/pictures/scenes/scene.ts';
import { looks } from '../pictures/looks.ts';
import { sceneIds, sceneOf } from './all-scenes.ts';

const WIDTH = 400;
const MARGIN = 0.02;
const maps = fileURLToPath(new URL('../maps', import.meta.url));
const views = readViews(maps);
const cutouts = new Map<string, Promise<Cutout>>();

/** The outline is the same in every colour, so the first colour that is requested is used for all. */
function cutoutOf(silhouette: string, lookId: string): Promise<Cutout> {
  const cutout = cutouts.get(silhouette) ?? coloured(silhouette, lookId);
  cutouts.set(silhouette, cutout);
  return cutout;
}

async function coloured(silhouette: string, lookId: string): Promise<Cutout> {
  const view = views.get(silhouette)?.get('front');
  const look = looks[lookId];
  if (!view || isCropped(view) || !look) throw new Error(`No picture of ${silhouette} ${lookId}`);
  return colourCutout((await loadSmallEdition(maps, silhouette, 'front', view)).set, look);
}

/** The goods that come closer to an edge of the picture than the margin. */
async function atTheEdge(scene: Scene): Promise<string[]> {
  const size = { width: WIDTH, height: sceneHeight(scene, WIDTH) };
  const found: string[] = [];
  for (const piece of scene.pieces) {
    if (piece.kind === 'bare') continue;
    const cutout = await cutoutOf(piece.silhouette, piece.look);
    const { goods } =
      piece.kind === 'laid'
        ? await placeLaid(piece, cutout, size)
        : await placeHung(piece, scene.rail ?? { y: 0, from: 0, to: 1, drop: 0 }, cutout, size);
    if (!goods) continue;
    const room = Math.min(
      goods.left / size.width,
      goods.top / size.height,
      1 - (goods.left + goods.width) / size.width,
      1 - (goods.top + goods.height) / size.height,
    );
    if (room < MARGIN) found.push(`${piece.silhouette} ${piece.look}: ${room.toFixed(3)}`);
  }
  return found;
}

/**
 * Leaves out the pictures of reviews. They imitate shoppers' photographs, in which goods may reach the edge.
 */
const composed = sceneIds.filter((id) => !id.startsWith('review-'));

test.each(composed)('the goods of the scene %s keep the margin from the edges of the picture', async (id) => {
  const scene = sceneOf(id);
  expect(scene).toBeDefined();
  if (scene) expect(await atTheEdge(scene)).toEqual([]);
});
