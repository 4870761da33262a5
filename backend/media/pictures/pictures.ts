import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import type { Look } from './colouring/look.ts';
import { pictureVersion } from './colouring/version.ts';
import { readViews, tintOf } from './colouring/view-file.ts';
import { PictureFiles } from './files/picture-files.ts';
import { type PicturePath, parsePicturePath, picturePath } from './files/picture-path.ts';
import { jobFor, type PictureSources, type Silhouette, silhouettesOf } from './files/picture-sources.ts';
import { createWarming } from './files/picture-warming.ts';
import { placeholder } from './placeholder.ts';
import type { ReadPicture } from './read-picture.ts';
import type { Hang } from './scenes/hang.ts';
import type { SceneBook } from './scenes/scene-book.ts';
import { type SharedPage, sharePicture } from './share-picture.ts';
import { MEDIA_TYPES, type PictureJob } from './workers/messages.ts';
import { PictureAbandoned, PicturePool, PictureQueueFull } from './workers/picture-pool.ts';

export type PicturesOptions = {
  /**
   * Path of the folder with the map sets: one file per silhouette, with all image maps of the garment. If it
   * does not exist, nothing is drawn.
   */
  mapsDir: string;
  /** Colourways; the key is the id. */
  looks: Record<string, Look>;
  /**
   * Path of the folder that caches encoded pictures; it is created if missing. After the start, pictures with
   * another version in their URLs are deleted.
   */
  cacheDir: string;
  /** How silhouettes hang on a hanger. Each silhouette in it gets the view `hanger`. */
  hangs?: Readonly<Partial<Record<string, Hang>>>;
  /** Pictures of several garments: compositions at `scenes/` and outfits at `looks/`. */
  scenes?: SceneBook;
  outfits?: SceneBook;
  /** Number of worker processes. Default: the number of CPU cores. */
  workers?: number;
  /**
   * Whether a picture of goods may be drawn. It should be true only for goods that the shop sells, so that
   * requests with invented URLs cannot fill the disk. By default, everything may be drawn.
   */
  offered?: (picture: { silhouette: string; view: string; look: string }) => boolean;
  /** Called with the cause if a picture fails, once for each URL. The shopper sees a placeholder. */
  onError?: (error: unknown) => void;
  /** Called with the URL of a picture that does not exist, once for each URL. */
  onMissing?: (address: string) => void;
};

export type Pictures = {
  version: string;
  silhouettes: () => Silhouette[];
  /**
   * Responds to GET and HEAD requests for `/pictures/…` with 200, 302 (to the current version), 304, 404 (the
   * body is a placeholder picture), 405 or 503. Never rejects.
   */
  fetch: (request: Request) => Promise<Response>;
  /**
   * Draws pictures in the background, in the order of the given URLs. If the version in a URL is old, draws
   * the current picture. Skips unknown URLs. Resolves when all are drawn, or when the service was closed;
   * never rejects.
   */
  warm: (addresses: readonly string[]) => Promise<void>;
  /** Starts the workers for requests at once. Without this call, the first request starts them. */
  standReady: () => void;
  /**
   * Returns the preview picture for a shared link. The workers draw it, and it is cached. Rejects with
   * `PictureQueueFull` if too many wait, or with the cause if drawing fails.
   * @param read Returns the bytes of a picture by its URL, or null. By default, reads from this service.
   */
  share: (page: SharedPage, read?: ReadPicture) => Promise<Uint8Array<ArrayBuffer>>;
  /** How many jobs have coloured a garment since the start. Jobs that draw in advance do not count. */
  colourings: () => number;
  close: () => Promise<void>;
};

const FOR_EVER = 'public, max-age=31536000, immutable';
/**
 * Niceness of the worker processes: they have a lower priority than the server, so that pages are not slower
 * while pictures are drawn.
 */
const BEHIND_PAGES = 5;
const BRIEFLY = 'public, max-age=60';
/** Background colour of the placeholder for an unknown silhouette. */
const NO_TINT = '#e3e3dc';
/**
 * At most this many URLs are remembered as reported, because requests with invented URLs would otherwise fill
 * the memory.
 */
const MAX_REPORTED = 1000;

/** Creates the service that draws pictures of goods and compositions on demand, and caches them on disk. */
export function createPictures(options: PicturesOptions): Pictures {
  const { mapsDir, looks, cacheDir, onError, onMissing } = options;
  const sources = sourcesOf(options);
  const version = pictureVersion(mapsDir, looks, [
    JSON.stringify(sources.hangs),
    sources.scenes?.fingerprint ?? '',
    sources.outfits?.fingerprint ?? '',
  ]);
  const pool = new PicturePool({
    mapsDir,
    looks,
    workers: options.workers ?? availableParallelism(),
    niceness: BEHIND_PAGES,
  });
  const files = new PictureFiles(cacheDir);
  const warming = createWarming({
    mapsDir,
    looks,
    files,
    onError,
    holdReady: () => pool.holdReady(),
  });
  const removed = files.keepOnly(version);
  const once = createReports();

  async function answer(picture: PicturePath, job: PictureJob, request: Request): Promise<Response> {
    const etag = `"${version}-${picture.width}-${picture.format}"`;
    const headers = { 'cache-control': FOR_EVER, etag };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const bytes = await files.take(
      fileName(picture),
      (abandoned) => pool.make(job, abandoned),
      request.signal,
    );
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: {
        ...headers,
        'content-type': MEDIA_TYPES[picture.format],
        'content-length': String(bytes.length),
      },
    });
  }

  const missing = (request: Request, picture: PicturePath | undefined) =>
    missingPicture(request, sources, picture);

  function failed(picture: PicturePath, request: Request, error: unknown): Response {
    if (error instanceof PictureAbandoned) return bare(503, { 'cache-control': 'no-store' });
    if (error instanceof PictureQueueFull) {
      onError?.(error);
      return bare(503, { 'cache-control': 'no-store', 'retry-after': '2' });
    }
    once(`failed ${picturePath(picture)}`, () => onError?.(error));
    return missing(request, picture);
  }

  const room: Pictures = {
    version,
    silhouettes: () => silhouettesOf(sources),
    share: (page, read = readFrom(room)) =>
      sharePicture(page, {
        read,
        take: (name, make) => files.take(`${version}/og/${name}`, async () => pool.make(await make())),
      }),
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return bare(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' });
      const picture = parsePicturePath(new URL(request.url).pathname);
      if (!picture) return missing(request, undefined);
      const job = jobFor(picture, sources);
      if (!job) {
        const address = picturePath(picture);
        once(address, () => onMissing?.(address));
        return missing(request, picture);
      }
      if (picture.version !== version)
        return bare(302, { location: picturePath({ ...picture, version }), 'cache-control': BRIEFLY });
      return answer(picture, job, request).catch((error: unknown) => failed(picture, request, error));
    },
    warm: (addresses) =>
      warming.draw(
        addresses.flatMap((address) => {
          const picture = parsePicturePath(address);
          const job = picture && jobFor(picture, sources);
          return job ? { name: fileName({ ...picture, version }), job } : [];
        }),
      ),
    standReady: () => pool.standReady(),
    colourings: () => pool.colourings,
    async close() {
      await Promise.all([pool.close(), warming.close(), removed]);
    },
  };
  return room;
}

const sourcesOf = ({
  mapsDir,
  looks,
  hangs = {},
  scenes,
  outfits,
  offered,
}: PicturesOptions): PictureSources => ({
  views: readViews(mapsDir),
  looks,
  hangs,
  scenes,
  outfits,
  offered,
});

/** Returns a function that calls a reporter only once for each URL. */
function createReports() {
  const reported = new LRUCache<string, true>({ max: MAX_REPORTED });
  return (address: string, report: () => void): void => {
    if (reported.get(address)) return;
    reported.set(address, true);
    report();
  };
}

/** The response with a placeholder, in the colour of the silhouette's backdrop. */
function missingPicture(
  request: Request,
  { views }: PictureSources,
  picture: PicturePath | undefined,
): Response {
  const own = picture?.kind === 'goods' ? views.get(picture.silhouette) : undefined;
  return new Response(request.method === 'HEAD' ? null : placeholder(own ? tintOf(own) : NO_TINT), {
    status: 404,
    headers: { 'content-type': 'image/svg+xml', 'cache-control': BRIEFLY },
  });
}

/**
 * Returns a function that reads pictures through `fetch`. It follows the redirect from an old version of the
 * URL.
 */
export const readFrom =
  ({ fetch }: Pick<Pictures, 'fetch'>): ReadPicture =>
  async (address) => {
    const get = (path: string) => fetch(new Request(new URL(path, 'http://vitrina.internal')));
    const first = await get(address);
    const location = first.headers.get('location');
    const response = location === null ? first : await get(location);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  };

/** Path of a picture's file in the cache folder. */
const fileName = (picture: PicturePath) => picturePath(picture).slice('/pictures/'.length);

const bare = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });
