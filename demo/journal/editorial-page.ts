import type { ContentBlock } from '../../backend/domain/tables/content-types.ts';
import type { SceneId } from '../scenes/all-scenes.ts';
import type { PictureId, SceneIds } from '../scenes/scene-context.ts';

/** A picture in the text of a page. */
export type Plate = { kind: 'plate'; scene: PictureId; alt: string; caption: string };

/** A page about the brand or a piece of the journal as editors write it down. */
export type EditorialPage = {
  kind: 'about' | 'journal';
  slug: string;
  updated: string;
  title: string;
  description: string;
  head: SceneIds & { alt: string };
  blocks: readonly (ContentBlock | Plate)[];
  /** Scenes whose goods it shows, in their order. */
  goodsOf: readonly SceneId[];
};

/** A picture of the text, with words below it. */
export const plate = (scene: PictureId, alt: string, caption: string): Plate => ({
  kind: 'plate',
  scene,
  alt,
  caption,
});
