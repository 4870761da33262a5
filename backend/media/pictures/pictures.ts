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
   * Folder of map sets: one file per silhouette, with the image maps of the garment. If it does not exist,
   * nothing is drawn.
   */
  mapsDir: string;
  /** Colourways by id. */
  looks: Record<string, Look>;
  /**
   * Folder of encoded pictures; created if missing. Pictures whose URLs have another version are deleted
   * after the start.
   */
  cacheDir: string;
  /** How silhouettes hang. Each silhouette listed here gets a view `hanger`. */
  hangs?: Readonly<Partial<Record<string, Hang>>>;
  /** Compositions under `scenes/` and outfits under `looks/`. */
  scenes?: SceneBook;
  outfits?: SceneBook;
  /** Number of worker processes; one per core by default. */
  workers?: number;
  /**
   * Whether to draw a picture of goods. Drawing is limited to goods that are sold, so that invented URLs
   * cannot fill the disk. By default everything is drawn.
   */
  offered?: (picture: { silhouette: string; view: string; look: string }) => boolean;
  /** Called with the cause if a picture fails, once per URL; the shopper gets a placeholder. */
  onError?: (error: unknown) => void;
  /** Called with the URL of a picture that does not exist, once per URL. */
  onMissing?: (address: string) => void;
};

export type Pictures = {
  version: string;
  silhouettes: () => Silhouette[];
  /**
   * Responds to GET and HEAD of `/pictures/…` with 200, 302 (to the current version), 304, 404 with a
   * placeholder, 405 or 503. Never rejects.
   */
  fetch: (request: Request) => Promise<Response>;
  /**
   * Draws pictures in the background, in the order of their URLs. For a URL with an old version, the current
   * picture is drawn. Unknown URLs are skipped. Resolves when all are drawn or the service was closed; never
   * rejects.
   */
  warm: (addresses: readonly string[]) => Promise<void>;
  /** Starts the workers for requests immediately. Without this call, they start with the first request. */
  standReady: () => void;
  /**
   * The preview picture for a shared link, made by the workers and cached. Rejects with `PictureQueueFull`,
   * or with the cause if making it fails.
   * @param read returns the bytes of a picture by its URL, or null; by default it reads from this service
   */
  share: (page: SharedPage, read?: ReadPicture) => Promise<Uint8Array<ArrayBuffer>>;
  /** Number of jobs since the start that have coloured something, not counting jobs that draw in advance. */
  colourings: () => number;
  close: () => Promise<void>;
};

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Niceness of the worker processes, so that pages take precedence over pictures. */
const BEHIND_PAGES = 5;
const BRIEFLY = 'public, max-age=60';
/** Placeholder tint for unknown silhouettes. */
const NO_TINT = '#e3e3dc';
/**
 * Maximum number of remembered URLs that were already reported. The limit keeps invented URLs from filling
 * the memory.
 */
const MAX_REPORTED = 1000;

/** Creates the picture service. Pictures of goods and compositions are made on demand and cached on disk. */
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

/** Returns a function that calls a reporter once per URL. */
function createReports() {
  const reported = new LRUCache<string, true>({ max: MAX_REPORTED });
  return (address: string, report: () => void): void => {
    if (reported.get(address)) return;
    reported.set(address, true);
    report();
  };
}

/** Responds with a placeholder in the tint of the silhouette. */
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

/** Reads pictures through `fetch`, following the redirect from an old version. */
export const readFrom =
  ({ fetch }: Pick<Pictures, 'fetch'>): ReadPicture =>
  async (address) => {
    const get = (path: string) => fetch(new Request(new URL(path, 'http://vitrina.internal')));
    const first = await get(address);
    const location = first.headers.get('location');
    const response = location === null ? first : await get(location);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  };

/** File name of a picture in the cache. */
const fileName = (picture: PicturePath) => picturePath(picture).slice('/pictures/'.length);

const bare = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });
