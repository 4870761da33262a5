import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { copySeconds, type NextBoundary } from '../http/copy-seconds.ts';
import { plainFailure } from './plain-answer.ts';

/** The feed as a file. `gzipped` is its path; the file is compressed with gzip. */
export type FeedFile = { gzipped: string; madeAt: Date };

/**
 * In a new shop, a request waits this long for the first feed, in ms. The feed is made to the end in any
 * case, so that a later request finds it.
 */
const TIMEOUT_MS = 20_000;

/** For how many seconds a client may use its copy of the feed. */
const FRESH_S = 600;

/**
 * Sends the feed of all goods, streamed from disk. The file is read and unpacked only as fast as the client
 * receives it, so a slow client takes only some kilobytes of memory and delays no other client. Clients may
 * use a copy for ten minutes, but not beyond the next scheduled change of prices or content. If such a change
 * has taken effect since the feed was made, they may not keep a copy at all.
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
    // The job that makes the feed logs its own errors, such as a missing database. They are ignored here.
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
    // The file is opened once and read through this handle. A new feed may replace the file while it is being
    // sent.
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
    // `pipeline` closes both streams if the client disconnects or reading fails.
    const body = isPacked ? packed : pipeline(packed, createGunzip(), () => {});
    return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { headers });
  };
}

/** Whether the client has this feed already, judged by its ETag or, without one, by its date. */
function isKnown(request: Request, headers: Headers): boolean {
  const mark = request.headers.get('if-none-match');
  if (mark !== null) return mark === headers.get('etag');
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return since >= Date.parse(headers.get('last-modified') ?? '');
}

/** Returns the result, or undefined if it takes longer than the time limit. */
async function withTimeout<T>(work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, TIMEOUT_MS, undefined);
  // Handles a rejection that comes after the time limit and would otherwise be unhandled.
  work.catch(() => undefined);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
