import type { ContentBlock } from '../../backend/domain/tables/content-types.ts';
import type { SceneId } from '../scenes/all-scenes.ts';
import type { PictureId, SceneIds } from '../scenes/scene-context.ts';

/** A picture inside the text of a page. */
export type Plate = { kind: 'plate'; scene: PictureId; alt: string; caption: string };

/** A page about the brand or a journal article, as the editors of the demo write it. */
export type EditorialPage = {
  kind: 'about' | 'journal';
  slug: string;
  updated: string;
  title: string;
  description: string;
  head: SceneIds & { alt: string };
  blocks: readonly (ContentBlock | Plate)[];
  /** The page shows the goods that are in these scenes, in this order. */
  goodsOf: readonly SceneId[];
};

/** A picture inside the text, with a caption. */
export const plate = (scene: PictureId, alt: string, caption: string): Plate => ({
  kind: 'plate',
  scene,
  alt,
  caption,
});
