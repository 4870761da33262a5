import type { Look } from '../colouring/look.ts';
import { editionFor, isCropped, tintOf, type ViewFile } from '../colouring/view-file.ts';
import type { Hang } from '../scenes/hang.ts';
import type { Scene } from '../scenes/scene.ts';
import type { SceneBook } from '../scenes/scene-book.ts';
import { CLOTH_WIDTH, GOODS_WIDTHS, type PictureJob, WIDTHS } from '../workers/messages.ts';
import { hangerScene } from './hanger-scene.ts';
import { type PicturePath, subjectName } from './picture-path.ts';

/** A silhouette that can be drawn: its views in the order of the gallery, and the colour of its backdrop. */
export type Silhouette = { id: string; views: string[]; tint: string };

export type PictureSources = {
  views: ReadonlyMap<string, ReadonlyMap<string, ViewFile>>;
  looks: Record<string, Look>;
  hangs: Readonly<Partial<Record<string, Hang>>>;
  scenes: SceneBook | undefined;
  outfits: SceneBook | undefined;
  offered: ((picture: { silhouette: string; view: string; look: string }) => boolean) | undefined;
};

/**
 * The order of views in a gallery (docs/design.md §5). A card shows the first view, and the second one on
 * hover: the garment on a hanger or, if it does not hang, its back.
 */
const HANGING = ['front', 'hanger', 'detail', 'back', 'detail-below'];
const LYING = ['front', 'back', 'detail', 'detail-below'];

/** Sorts views in the order of the gallery; unknown views come last. */
export function inGalleryOrder(views: readonly string[]): string[] {
  const order = views.includes('hanger') ? HANGING : LYING;
  const place = (view: string) => (order.indexOf(view) + order.length + 1) % (order.length + 1);
  return [...views].sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

export function silhouettesOf({ views, hangs }: PictureSources): Silhouette[] {
  return [...views].map(([id, own]) => ({
    id,
    views: inGalleryOrder([...own.keys(), ...(hangs[id] && !own.has('hanger') ? ['hanger'] : [])]),
    tint: tintOf(own),
  }));
}

/** The job that makes the picture of a URL; undefined if no such picture or width exists. */
export function jobFor(picture: PicturePath, sources: PictureSources): PictureJob | undefined {
  const { width, format } = picture;
  const composed = (scene: Scene | undefined): PictureJob | undefined =>
    scene?.widths.includes(width)
      ? { kind: 'scene', name: subjectName(picture), scene, width, format }
      : undefined;
  if (picture.kind === 'cloths')
    return width === CLOTH_WIDTH && Object.hasOwn(sources.looks, picture.id)
      ? { kind: 'cloth', name: subjectName(picture), lookId: picture.id, width, format }
      : undefined;
  if (picture.kind !== 'goods')
    return composed(sources[picture.kind === 'scenes' ? 'scenes' : 'outfits']?.scene(picture.id));

  const { silhouette, view, lookId } = picture;
  const own = sources.views.get(silhouette);
  if (!own || !Object.hasOwn(sources.looks, lookId)) return undefined;
  if (sources.offered?.({ silhouette, view, look: lookId }) === false) return undefined;
  const drawn = own.get(view);
  if (drawn) {
    const widths: readonly number[] = isCropped(drawn) ? WIDTHS : GOODS_WIDTHS;
    if (!widths.includes(width)) return undefined;
    return { kind: 'goods', silhouette, view, lookId, width, format, edition: editionFor(drawn, width) };
  }
  const hang = sources.hangs[silhouette];
  return view === 'hanger' && hang ? composed(hangerScene(silhouette, lookId, hang)) : undefined;
}
