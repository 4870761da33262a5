import { z } from 'zod';
import { readEntries, silhouettesIn } from './map-set-file.ts';

const role = z.enum(['base', 'rib', 'inside', 'thread', 'buttons', 'label', 'sole', 'metal', 'dark']);

const slot = z.strictObject({
  role,
  /**
   * Whether the part shows pattern, melange and denim: true for outer cloth, false for ribs, linings and
   * hardware.
   */
  cloth: z.boolean().default(false),
});

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);

/** Schema of a view that has its own image maps. */
const drawn = z.strictObject({
  width: z.int().min(60).max(2400),
  height: z.int().min(80).max(3200),
  /**
   * The light that byte 255 of the light map stands for. 1 is the light on a white card that faces the lamp.
   */
  lightMax: z.number().positive(),
  /** The 4096 steps of a cloth coordinate stand for this length of cloth, in metres. */
  clothSize: z.number().positive(),
  tint: hexColour,
  /** The materials of the garment's parts; the key is the part's number in the map of parts. */
  slots: z.record(z.string().regex(/^\d+$/), slot),
});

/**
 * Schema of a view that is a crop of another view. Position and width are in pixels of that view. The height
 * is not stored, because the ratio is 3:4.
 */
const cropped = z.strictObject({
  of: z.string(),
  crop: z.strictObject({ x: z.int().min(0), y: z.int().min(0), width: z.int().min(60) }),
});

/** A view that has its own image maps. If `small` is true, the map set also has a small edition of it. */
export type DrawnView = z.infer<typeof drawn> & { small?: true };
export type CroppedView = z.infer<typeof cropped>;
export type ViewFile = DrawnView | CroppedView;

export const isCropped = (view: ViewFile): view is CroppedView => 'of' in view;

/** The width of small editions in pixels, which is also the width of most cards. */
const SMALL_WIDTH = 400;

/** Editions of a view besides the rendered image maps: smaller or larger ones. */
export type Edition = 'small' | 'large';

/**
 * Which edition a file is made from: the small one for the width of cards; the large one if the file is wider
 * than the view or crop. Otherwise undefined, which means the rendered image maps.
 */
export function editionFor(view: ViewFile, width: number): Edition | undefined {
  if (width > (isCropped(view) ? view.crop.width : view.width)) return 'large';
  return !isCropped(view) && view.small === true && width <= SMALL_WIDTH ? 'small' : undefined;
}

/** A view with the width and height of its small edition. */
export const smallView = (view: DrawnView): DrawnView => ({
  ...view,
  width: SMALL_WIDTH,
  height: Math.round((SMALL_WIDTH * 4) / 3),
});

/**
 * Reads the views of all silhouettes in a folder of map sets, from the JSON entries of the map sets. Throws
 * if one is malformed.
 */
export function readViews(mapsDir: string): Map<string, Map<string, ViewFile>> {
  const silhouettes = new Map<string, Map<string, ViewFile>>();
  for (const silhouette of silhouettesIn(mapsDir)) {
    const views = new Map<string, ViewFile>();
    const files = readEntries(mapsDir, silhouette, (name) => name.endsWith('.json'));
    for (const [file, text] of files) {
      if (file.startsWith('small/')) continue;
      const parsed = z.union([drawn, cropped]).safeParse(JSON.parse(text.toString()));
      if (!parsed.success) throw new Error(`${silhouette}/${file}: ${z.prettifyError(parsed.error)}`);
      const small = files.has(`small/${file}`) && { small: true as const };
      views.set(file.slice(0, -'.json'.length), { ...parsed.data, ...small });
    }
    if (views.has('front')) silhouettes.set(silhouette, views);
  }
  return silhouettes;
}

/** The colour behind a silhouette: that of its front view. */
export function tintOf(views: ReadonlyMap<string, ViewFile>): string {
  const front = views.get('front');
  return front && !isCropped(front) ? front.tint : '#e3e3dc';
}
