import { availableParallelism } from 'node:os';
import type { Look } from './look.ts';
import { type PicturePath, parsePicturePath, picturePath } from './picture-path.ts';
import { PicturePool, PictureQueueFull } from './picture-pool.ts';
import { PictureShelf } from './picture-shelf.ts';
import { pictureVersion } from './version.ts';
import { readViews, tintOf } from './view-file.ts';

export type PicturesOptions = {
  /** Folder of map sets, one folder a silhouette. */
  mapsDir: string;
  /** Colourways by id. */
  looks: Record<string, Look>;
  /** Folder for encoded files; made when absent. Files of other versions are cleared away after the start. */
  cacheDir: string;
  /** Threads; one less than the cores, at least one, when absent. */
  workers?: number;
  /** Narrows what is drawn to what is sold, so that strangers cannot fill the disk. Everything when absent. */
  offered?: (picture: { silhouette: string; view: string; look: string }) => boolean;
  /** Told the cause when a picture fails; the shopper gets a bare status. */
  onError?: (error: unknown) => void;
};

/** A silhouette that can be drawn: its views, the front first, and the tint of its backdrop. */
export type Silhouette = { id: string; views: string[]; tint: string };

export type Pictures = {
  version: string;
  silhouettes: () => Silhouette[];
  /** Answers GET and HEAD of `/pictures/…`: 200, 302 for an old version, 304, 404, 405, 500, 503. Never rejects. */
  fetch: (request: Request) => Promise<Response>;
  /** How many colourings were worked out since the start. */
  colourings: () => number;
  close: () => Promise<void>;
};

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Opens the picture room: pictures of goods, coloured from map sets on demand and kept on disk. */
export function createPictures(options: PicturesOptions): Pictures {
  const { mapsDir, looks, cacheDir, offered, onError } = options;
  const views = readViews(mapsDir);
  const version = pictureVersion(mapsDir, looks);
  const pool = new PicturePool({ mapsDir, looks, workers: options.workers ?? availableParallelism() - 1 });
  const shelf = new PictureShelf(cacheDir);
  const tidied = shelf.keepOnly(version);

  const exists = ({ silhouette, view, lookId }: PicturePath) =>
    views.get(silhouette)?.has(view) === true &&
    Object.hasOwn(looks, lookId) &&
    (offered?.({ silhouette, view, look: lookId }) ?? true);

  async function answer(picture: PicturePath, request: Request): Promise<Response> {
    const etag = `"${version}-${picture.width}-${picture.format}"`;
    const headers = { 'cache-control': FOR_EVER, etag };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const name = picturePath(picture).slice('/pictures/'.length);
    const bytes = await shelf.take(name, () => pool.make(picture));
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: {
        ...headers,
        'content-type': `image/${picture.format}`,
        'content-length': String(bytes.length),
      },
    });
  }

  return {
    version,
    silhouettes: () =>
      [...views].map(([id, own]) => ({
        id,
        views: [...own.keys()].sort(
          (a, b) => Number(b === 'front') - Number(a === 'front') || a.localeCompare(b),
        ),
        tint: tintOf(own),
      })),
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return bare(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' });
      const picture = parsePicturePath(new URL(request.url).pathname);
      if (!picture || !exists(picture)) return bare(404, { 'cache-control': 'public, max-age=60' });
      if (picture.version !== version)
        return bare(302, {
          location: picturePath({ ...picture, version }),
          'cache-control': 'public, max-age=60',
        });
      try {
        return await answer(picture, request);
      } catch (error) {
        onError?.(error);
        const busy = error instanceof PictureQueueFull;
        return bare(busy ? 503 : 500, {
          'cache-control': 'no-store',
          ...(busy ? { 'retry-after': '2' } : {}),
        });
      }
    },
    colourings: () => pool.colourings,
    async close() {
      await Promise.all([pool.close(), tidied]);
    },
  };
}

const bare = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });
