import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { plainFailure } from './plain-answer.ts';

/** The feed as a file compressed with gzip. */
export type FeedFile = { gzipped: string; madeAt: Date };

/** How long the first feed of a shop is waited for, in ms; whoever asks later finds it made. */
const PATIENCE = 20_000;

/** Answers with the feed of all goods, read from disk piece by piece. */
export async function feedAnswer(request: Request, current: () => Promise<FeedFile>): Promise<Response> {
  const file = await soon(current());
  if (!file) return plainFailure(503);
  const isPacked = /\bgzip\b(?!\s*;\s*q=0)/i.test(request.headers.get('accept-encoding') ?? '');
  const headers = new Headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
    'last-modified': file.madeAt.toUTCString(),
    etag: `"${file.madeAt.getTime().toString(36)}${isPacked ? '-gzip' : ''}"`,
    vary: 'Accept-Encoding',
  });
  if (request.headers.get('if-none-match') === headers.get('etag'))
    return new Response(null, { status: 304, headers });
  if (isPacked) {
    headers.set('content-encoding', 'gzip');
    headers.set('content-length', String((await stat(file.gzipped)).size));
  }
  if (request.method === 'HEAD') return new Response(null, { headers });
  const packed = createReadStream(file.gzipped);
  // Whoever goes away in the middle, or a file that does, ends both.
  const body = isPacked ? packed : pipeline(packed, createGunzip(), () => undefined);
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { headers });
}

/** Undefined when it takes too long. */
async function soon<T>(work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, PATIENCE, undefined);
  // Whoever waits no longer must not be told of a failure.
  work.catch(() => undefined);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
