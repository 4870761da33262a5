import type { Format } from '../colouring/format.ts';
import type { Look } from '../colouring/look.ts';
import type { Edition } from '../colouring/view-file.ts';
import type { Scene } from '../scenes/scene.ts';
import type { ShareCard } from '../scenes/share-card.ts';

export const MEDIA_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export const WIDTHS = [240, 400, 640, 900] as const;
/**
 * Widths of views of goods, including a zoom width. Detail views have no zoom width: they are crops of about
 * 1000 pixels, so a zoom would only enlarge them.
 */
export const GOODS_WIDTHS = [...WIDTHS, 1800] as const;
/** Swatches are small, so one size serves every screen. */
export const CLOTH_WIDTH = 48;

type File = { width: number; format: Format };

/** A garment on its backdrop, coloured from the rendered image maps or from another edition of them. */
export type GoodsJob = File & {
  kind: 'goods';
  silhouette: string;
  view: string;
  lookId: string;
  edition?: Edition | undefined;
};

/** A scene; the jobs of all its files have the same `name`. */
export type SceneJob = File & { kind: 'scene'; name: string; scene: Scene };

/** A flat square of the cloth of a look. */
export type ClothJob = File & { kind: 'cloth'; name: string; lookId: string };

/** The picture of a shared link. Jobs with equal content have the same `name`. */
export type ShareJob = { kind: 'share'; name: string; card: ShareCard };

/** One file to make. */
export type PictureJob = GoodsJob | SceneJob | ClothJob | ShareJob;

/** Initial data of a worker. */
export type WorkerData = { mapsDir: string; looks: Record<string, Look> };

export type WorkerRequest = (WorkerData & { kind: 'start' }) | { kind: 'make'; id: number; job: PictureJob };

export type WorkerReply =
  | { id: number; bytes: Uint8Array<ArrayBuffer>; coloured: boolean }
  | { id: number; error: string };

/** Returns a key for a job. Jobs with the same key can use the same coloured data. */
export const colouringKey = (job: PictureJob) =>
  job.kind === 'goods' ? `${job.silhouette}/${job.view}/${job.lookId} ${job.edition ?? ''}` : job.name;
