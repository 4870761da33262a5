import type { Look } from './look.ts';

export const FORMATS = ['avif', 'webp'] as const;
export const WIDTHS = [240, 400, 640, 900] as const;
export type Format = (typeof FORMATS)[number];

/** One file to make: a colouring (silhouette, view, look) in a width and a format. */
export type PictureJob = {
  silhouette: string;
  view: string;
  lookId: string;
  width: number;
  format: Format;
};

/** What a worker is told at its start. */
export type WorkerData = { mapsDir: string; looks: Record<string, Look> };

export type WorkerRequest = { id: number; job: PictureJob };

export type WorkerReply =
  | { id: number; bytes: Uint8Array<ArrayBuffer>; coloured: boolean }
  | { id: number; error: string };

/** Jobs with one key share one coloured raster. */
export const colouringKey = (job: PictureJob) => `${job.silhouette}/${job.view}/${job.lookId}`;
