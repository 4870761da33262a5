import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { PictureFiles } from '../pictures/files/picture-files.ts';
import { placeholder } from '../pictures/placeholder.ts';
import { MEDIA_TYPES } from '../pictures/workers/messages.ts';
import { Originals } from './originals.ts';
import { type OwnPicturePath, ownPrefix, parseOwnPicturePath, placeholderHash } from './own-picture-path.ts';
import { resizePicture } from './resize.ts';
import { neutralTint } from './tint.ts';

export type OwnPicturesOptions = {
  /** Path of the folder with the original pictures. */
  dir: string;
  /** Path of the folder that caches resized files; it is created if missing. */
  cacheDir: string;
  /**
   * Picture files that are part of the shop's code, by hash. They take precedence over the retailer's
   * originals.
   */
  shipped?: ReadonlyMap<string, { file: string; tint: string }> | undefined;
  /** At most this many files wait to be resized; further requests get a 503. Default: 400. */
  waiting?: number;
  /** Called with the cause if a picture fails or is missing, once for each picture. */
  onError: (error: unknown) => void;
};

export type OwnPictures = {
  /**
   * Responds to GET and HEAD requests for `/pictures/own/…` with 200, 304, 404 (the body is a placeholder
   * picture), 405, 500 or 503. Never rejects.
   */
  fetch: (request: Request) => Promise<Response>;
};

/**
 * Increase this if a change of the code makes different files from the same original, so that cached files
 * are no longer used.
 */
const REVISION = 1;

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_MINUTE = 'public, max-age=60';

/**
 * Number of pictures that are resized in parallel. Each uses one of the four threads of libuv; the rest of
 * the shop needs the other two.
 */
const AT_A_TIME = 2;
const WAITING = 400;
/** At most this many failed pictures are remembered, so that each is reported only once. */
const MAX_REPORTED = 10_000;

class TooManyWaiting extends Error {}

/** Whether a request is for one of the retailer's own pictures. */
export const isOwnPicture = (request: Request): boolean =>
  new URL(request.url).pathname.startsWith(ownPrefix);

/**
 * Serves the retailer's own pictures in the widths and formats of the shop. Files are made on demand, outside
 * the main thread, and cached on disk. Concurrent requests for the same file wait for the same job.
 */
export function createOwnPictures({
  dir,
  cacheDir,
  shipped = new Map(),
  waiting = WAITING,
  onError,
}: OwnPicturesOptions): OwnPictures {
  const originals = new Originals(dir);
  const files = new PictureFiles(cacheDir);
  const limit = pLimit(AT_A_TIME);
  const reported = new Set<string>();

  function make(picture: OwnPicturePath, tint: string): Promise<Uint8Array<ArrayBuffer>> {
    const { hash, width, format, isWhole } = picture;
    const name = `${REVISION}/${hash.slice(0, 2)}/${hash}-${isWhole ? 'whole-' : ''}${width}.${format}`;
    return files.take(name, async () => {
      if (limit.pendingCount >= waiting) throw new TooManyWaiting();
      return limit(async () => {
        return resizePicture({ original: await read(hash), tint, width, format, isWhole });
      });
    });
  }

  function read(hash: string): Promise<Buffer> | Buffer {
    if (hash === placeholderHash) return Buffer.from(placeholder(neutralTint));
    const came = shipped.get(hash);
    return came ? readFile(came.file) : originals.read(hash);
  }

  async function answer(picture: OwnPicturePath, request: Request): Promise<Response> {
    const isPlaceholder = picture.hash === placeholderHash;
    const form = picture.isWhole ? `whole-${picture.width}` : picture.width;
    const etag = `"own-${REVISION}-${picture.hash}-${form}-${picture.format}"`;
    const headers = { 'cache-control': isPlaceholder ? A_MINUTE : FOR_EVER, etag };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const tint = isPlaceholder ? neutralTint : await tintOf(picture.hash);
    if (tint !== undefined) return image(await make(picture, tint), picture, request, headers);
    reportOnce(picture.hash);
    const bytes = await make({ ...picture, hash: placeholderHash }, neutralTint);
    return image(bytes, picture, request, { 'cache-control': A_MINUTE }, 404);
  }

  /** The colour of the margins around a picture; undefined if the picture is not stored. */
  async function tintOf(hash: string): Promise<string | undefined> {
    const came = shipped.get(hash);
    if (came) return came.tint;
    return (await originals.has(hash)) ? (await originals.facts(hash))?.tint : undefined;
  }

  function reportOnce(hash: string): void {
    if (reported.has(hash) || reported.size >= MAX_REPORTED) return;
    reported.add(hash);
    onError(new Error(`The own picture ${hash} is missing; a placeholder is shown.`));
  }

  return {
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return bare(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' });
      const picture = parseOwnPicturePath(new URL(request.url).pathname);
      if (!picture) return bare(404, { 'cache-control': A_MINUTE });
      try {
        return await answer(picture, request);
      } catch (error) {
        const busy = error instanceof TooManyWaiting;
        if (!busy) onError(error);
        return bare(busy ? 503 : 500, {
          'cache-control': 'no-store',
          ...(busy ? { 'retry-after': '2' } : {}),
        });
      }
    },
  };
}

function image(
  bytes: Uint8Array<ArrayBuffer>,
  { format }: OwnPicturePath,
  request: Request,
  headers: Record<string, string>,
  status = 200,
): Response {
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status,
    headers: { ...headers, 'content-type': MEDIA_TYPES[format], 'content-length': String(bytes.length) },
  });
}

const bare = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });
