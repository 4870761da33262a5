import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { copySeconds, type NextBoundary } from '../http/copy-seconds.ts';
import { plainFailure } from './plain-answer.ts';

/** The feed as a file compressed with gzip. */
export type FeedFile = { gzipped: string; madeAt: Date };

/**
 * How long a request waits for the first feed of a new shop, in ms. The feed is completed even after that, so
 * that a later request finds it.
 */
const TIMEOUT_MS = 20_000;

/** For how many seconds a client may use its copy. */
const FRESH_S = 600;

/**
 * Sends the feed of all goods, streamed from disk. The file is read and unpacked no faster than the client
 * receives it, so a client that does not read takes only some kilobytes of memory and delays no other
 * clients. Clients may use a copy for ten minutes, but not beyond the moment when prices or content next
 * begin or end. If such a moment has passed since the feed was made, they may not use a copy.
 */
export function createFeedAnswer(
  current: () => Promise<FeedFile>,
  { nextBoundary, now }: { nextBoundary: NextBoundary | undefined; now: () => number },
): (request: Request) => Promise<Response> {
  function freshSeconds({ madeAt }: FeedFile): number {
    const moment = now();
    const isOutlived = nextBoundary !== undefined && nextBoundary(madeAt.getTime()) <= moment;
    return isOutlived ? 0 : Math.min(FRESH_S, copySeconds(nextBoundary, moment));
  }
  return async (request) => {
    // If the first feed cannot be made, for example without a database, the job that makes it has already
    // logged the reason.
    const file = await withTimeout(current()).catch(() => undefined);
    if (!file) return plainFailure(503);
    const isPacked = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(
      request.headers.get('accept-encoding') ?? '',
    );
    const headers = new Headers({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${freshSeconds(file)}`,
      'last-modified': file.madeAt.toUTCString(),
      etag: `"${file.madeAt.getTime().toString(36)}${isPacked ? '-gzip' : ''}"`,
      vary: 'Accept-Encoding',
    });
    if (isKnown(request, headers)) return new Response(null, { status: 304, headers });
    // The file is opened once and read through this handle, because the next feed may replace the file before
    // it is sent completely.
    const handle = await open(file.gzipped);
    if (isPacked) {
      headers.set('content-encoding', 'gzip');
      headers.set('content-length', String((await handle.stat()).size));
    }
    if (request.method === 'HEAD') {
      await handle.close();
      return new Response(null, { headers });
    }
    const packed = handle.createReadStream();
    // If the client disconnects or reading fails, the pipeline ends both streams.
    const body = isPacked ? packed : pipeline(packed, createGunzip(), () => {});
    return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { headers });
  };
}

/** Whether the client already has this feed, by its ETag or, without one, by its date. */
function isKnown(request: Request, headers: Headers): boolean {
  const mark = request.headers.get('if-none-match');
  if (mark !== null) return mark === headers.get('etag');
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return since >= Date.parse(headers.get('last-modified') ?? '');
}

/** Returns the result of the work, or undefined after a timeout. */
async function withTimeout<T>(work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, TIMEOUT_MS, undefined);
  // If the work fails after the timeout, its rejection would otherwise be unhandled.
  work.catch(() => undefined);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
