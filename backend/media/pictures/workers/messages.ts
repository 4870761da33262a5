import type { Format } from '../colouring/format.ts';
import type { Look } from '../colouring/look.ts';
import type { Edition } from '../colouring/view-file.ts';
import type { Scene } from '../scenes/scene.ts';
import type { ShareCard } from '../scenes/share-card.ts';

export const MEDIA_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export const WIDTHS = [240, 400, 640, 900] as const;
/**
 * Widths in pixels of views of goods. The last width is for zooming. Detail views are not offered in it: they
 * are crops about 1000 pixels wide, so a larger file would show nothing more.
 */
export const GOODS_WIDTHS = [...WIDTHS, 1800] as const;
/** Width in pixels of a swatch of cloth. It is so small that one size serves every screen. */
export const CLOTH_WIDTH = 48;

type File = { width: number; format: Format };

/**
 * A job that makes a picture of one garment on its backdrop. `edition` says which image maps it is coloured
 * from; undefined means the maps in the size in which they were rendered.
 */
export type GoodsJob = File & {
  kind: 'goods';
  silhouette: string;
  view: string;
  lookId: string;
  edition?: Edition | undefined;
};

/** A job that makes one file of a scene. The jobs for all files of a scene have the same `name`. */
export type SceneJob = File & { kind: 'scene'; name: string; scene: Scene };

/** A job that makes a flat square of the cloth of a colourway. */
export type ClothJob = File & { kind: 'cloth'; name: string; lookId: string };

/** A job that makes the preview picture for a shared link. Jobs for equal pictures have the same `name`. */
export type ShareJob = { kind: 'share'; name: string; card: ShareCard };

/** A job that makes one picture file. */
export type PictureJob = GoodsJob | SceneJob | ClothJob | ShareJob;

/** What a worker needs to know when it starts. */
export type WorkerData = { mapsDir: string; looks: Record<string, Look> };

export type WorkerRequest = (WorkerData & { kind: 'start' }) | { kind: 'make'; id: number; job: PictureJob };

export type WorkerReply =
  | { id: number; bytes: Uint8Array<ArrayBuffer>; coloured: boolean }
  | { id: number; error: string };

/** Jobs with the same key can share one coloured picture, so the pool gives them to the same worker. */
export const colouringKey = (job: PictureJob) =>
  job.kind === 'goods' ? `${job.silhouette}/${job.view}/${job.lookId} ${job.edition ?? ''}` : job.name;
