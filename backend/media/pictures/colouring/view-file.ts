import { z } from 'zod';
import { readEntries, silhouettesIn } from './map-set-file.ts';

const role = z.enum(['base', 'rib', 'inside', 'thread', 'buttons', 'label', 'sole', 'metal', 'dark']);

const slot = z.strictObject({
  role,
  /** Whether pattern, melange and denim apply: true for the outer cloth, false for ribs, linings and hardware. */
  cloth: z.boolean().default(false),
});

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);

/** A view drawn into its own maps. */
const drawn = z.strictObject({
  width: z.int().min(60).max(2400),
  height: z.int().min(80).max(3200),
  /** The light that a full byte stands for, in units of a white card facing the light. */
  lightMax: z.number().positive(),
  /** Metres of cloth that the 4096 steps of a cloth coordinate cover. */
  clothSize: z.number().positive(),
  tint: hexColour,
  /** What a part number of the maps is made of. */
  slots: z.record(z.string().regex(/^\d+$/), slot),
});

/** A view that is a part of another one, in its picture elements; the height follows from 3:4. */
const cropped = z.strictObject({
  of: z.string(),
  crop: z.strictObject({ x: z.int().min(0), y: z.int().min(0), width: z.int().min(60) }),
});

/** `small`: a small edition lies beside it. */
export type DrawnView = z.infer<typeof drawn> & { small?: true };
export type CroppedView = z.infer<typeof cropped>;
export type ViewFile = DrawnView | CroppedView;

export const isCropped = (view: ViewFile): view is CroppedView => 'of' in view;

/** Cards are drawn from a small edition of their maps, at the width that most of them take. */
const SMALL_WIDTH = 400;

/** A size of maps beside that in which they were rendered. */
export type Edition = 'small' | 'large';

/**
 * What a file of a view is drawn from, where that is not its maps as they were rendered: a card from the small edition, a
 * file that is wider than the view, or than the crop that a detail is, from the large one.
 */
export function editionFor(view: ViewFile, width: number): Edition | undefined {
  if (width > (isCropped(view) ? view.crop.width : view.width)) return 'large';
  return !isCropped(view) && view.small === true && width <= SMALL_WIDTH ? 'small' : undefined;
}

/** A rendered view in the size of its small edition. */
export const smallView = (view: DrawnView): DrawnView => ({
  ...view,
  width: SMALL_WIDTH,
  height: Math.round((SMALL_WIDTH * 4) / 3),
});

/** The silhouettes of a maps folder and their views, from the JSON of their map sets. Throws on a malformed one. */
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

/** The tint of a silhouette's backdrop: the front view's. */
export function tintOf(views: ReadonlyMap<string, ViewFile>): string {
  const front = views.get('front');
  return front && !isCropped(front) ? front.tint : '#e3e3dc';
}
