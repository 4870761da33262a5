import type { Format } from '../colouring/format.ts';
import type { Look } from '../colouring/look.ts';
import type { Edition } from '../colouring/view-file.ts';
import type { Scene } from '../scenes/scene.ts';
import type { ShareCard } from '../scenes/share-card.ts';

export const MEDIA_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export const WIDTHS = [240, 400, 640, 900] as const;
/** A view of goods may also be looked at closely; a detail, a crop of some 1000 elements of it, would only be blown up. */
export const GOODS_WIDTHS = [...WIDTHS, 1800] as const;
/** Swatches are small: one square for every screen. */
export const CLOTH_WIDTH = 48;

type File = { width: number; format: Format };

/** A colouring of a silhouette, over its backdrop, drawn from its maps as they were rendered or from another edition of them. */
export type GoodsJob = File & {
  kind: 'goods';
  silhouette: string;
  view: string;
  lookId: string;
  edition?: Edition | undefined;
};

/** A composition; `name` is the same for all its files. */
export type SceneJob = File & { kind: 'scene'; name: string; scene: Scene };

/** A square of the cloth of a look, laid flat. */
export type ClothJob = File & { kind: 'cloth'; name: string; lookId: string };

/** The picture of a shared link; `name` is the same for all that show the same. */
export type ShareJob = { kind: 'share'; name: string; card: ShareCard };

/** One file to make. */
export type PictureJob = GoodsJob | SceneJob | ClothJob | ShareJob;

/** What a worker needs to know before its first job. */
export type WorkerData = { mapsDir: string; looks: Record<string, Look> };

export type WorkerRequest = (WorkerData & { kind: 'start' }) | { kind: 'make'; id: number; job: PictureJob };

export type WorkerReply =
  | { id: number; bytes: Uint8Array<ArrayBuffer>; coloured: boolean }
  | { id: number; error: string };

/** Jobs with one key share what is coloured for them. */
export const colouringKey = (job: PictureJob) =>
  job.kind === 'goods' ? `${job.silhouette}/${job.view}/${job.lookId} ${job.edition ?? ''}` : job.name;
