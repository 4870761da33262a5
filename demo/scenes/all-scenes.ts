import type { Scene } from '../../backend/media/pictures/scenes/scene.ts';
import { type SceneBook, sceneBook } from '../../backend/media/pictures/scenes/scene-book.ts';
import { collectionScenes } from './collections.ts';
import { homeScenes } from './home.ts';
import { journalScenes } from './journal.ts';
import { reviewScenes } from './reviews.ts';
import { tileScenes } from './tiles.ts';

const all = {
  ...homeScenes,
  ...collectionScenes,
  ...tileScenes,
  ...journalScenes,
  ...reviewScenes,
} satisfies Record<string, Scene>;

/** The id of a scene: a composition of goods for the shop's content. */
export type SceneId = keyof typeof all;

export const sceneIds = Object.keys(all) as readonly SceneId[];

/** The scene with the given id, which is also the id in its URL. */
export const sceneOf = (id: string): Scene | undefined =>
  Object.hasOwn(all, id) ? all[id as SceneId] : undefined;

/** All scenes, in the form that the picture service needs. */
export const scenes: SceneBook = sceneBook(sceneIds, all, sceneOf);

/**
 * A scene in the contract's form (`ScenePicture`). `width` and `height` are the size in pixels of the largest
 * file.
 */
export function scenePicture(pictureVersion: string, id: SceneId, alt: string) {
  const { width, height, widths, wall } = all[id];
  return {
    template: `/pictures/${pictureVersion}/scenes/${id}-{width}.{format}`,
    widths: [...widths],
    width,
    height,
    alt,
    tint: wall,
  };
}
