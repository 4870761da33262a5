import type { SceneCuts, SceneSource } from '../../backend/domain/tables/content-types.ts';
import { isStill, type StillId, stillPicture } from '../portraits/portraits.ts';
import { type SceneId, sceneOf, scenePicture } from './all-scenes.ts';

/** A picture of the shop's content: a composition of goods, or a still life. */
export type PictureId = SceneId | StillId;

/** What the URL of a scene depends on, and which silhouettes can be shown. */
export type SceneContext = {
  pictureVersion: string;
  /** Silhouettes that have pictures. */
  silhouettes: ReadonlySet<string>;
};

/** A picture for content. Null if a garment in it has no drawings. */
export function sceneOrNull(context: SceneContext, id: PictureId, alt: string): SceneSource | null {
  if (isStill(id)) return stillPicture(id, alt);
  const isDrawn = sceneOf(id)?.pieces.every(
    (piece) => !('silhouette' in piece) || context.silhouettes.has(piece.silhouette),
  );
  return isDrawn ? scenePicture(context.pictureVersion, id, alt) : null;
}

/** The wide and the narrow version of a picture. Null if one of them cannot be shown. */
export function cutsOrNull(context: SceneContext, ids: SceneIds, alt: string): SceneCuts | null {
  const wide = sceneOrNull(context, ids.wide, alt);
  const narrow = sceneOrNull(context, ids.narrow, alt);
  return wide && narrow ? { wide, narrow } : null;
}

export type SceneIds = { wide: PictureId; narrow: PictureId };
