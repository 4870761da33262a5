import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type http from 'node:http';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DownloadFailed, guardedGet } from '../../media/own-pictures/guarded-get.ts';

/**
 * Response headers that identify the version of a downloaded feed. The next request sends their values, so
 * that the server can respond that the feed has not changed.
 */
export type FeedVersion = { etag: string; lastModified: string };

export type FetchOptions = {
  url: string;
  /** Path to write the feed to. */
  file: string;
  /** The version of the feed that was downloaded last; undefined before the first download. */
  known: FeedVersion | undefined;
  allowPrivateNetwork: boolean;
  signal: AbortSignal;
  /** Maximum size of the feed, in bytes. */
  sizeLimit?: number;
  timeoutMs?: number;
};

/** The default maximum size: 2 GB, enough for a feed with a million offers. */
const SIZE_LIMIT = 2 * 1024 ** 3;
const TIMEOUT = 15 * 60_000;

/**
 * Downloads a feed into a file. Returns null if the feed has not changed since `known`. Rejects with
 * DownloadFailed.
 */
export async function fetchFeed(options: FetchOptions): Promise<FeedVersion | null> {
  const { known, allowPrivateNetwork, signal, timeoutMs = TIMEOUT } = options;
  const headers = {
    accept: 'application/xml,text/xml,*/*',
    'user-agent': 'Vitrina catalog import',
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  };
  const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  await mkdir(dirname(options.file), { recursive: true });
  return guardedGet(options.url, { allowPrivateNetwork, signal: ending, headers }, (answer) =>
    save(answer, options),
  );
}

async function save(
  answer: http.IncomingMessage,
  { file, known, sizeLimit = SIZE_LIMIT }: FetchOptions,
): Promise<FeedVersion | null> {
  const { statusCode = 0, headers } = answer;
  if (statusCode === 304 && known) {
    answer.destroy();
    return null;
  }
  if (statusCode !== 200) throw new DownloadFailed(`its server answers ${statusCode}`);
  const tooLarge = new DownloadFailed(`it is larger than ${Math.floor(sizeLimit / 1024 / 1024)} MB`);
  if (Number(headers['content-length'] ?? 0) > sizeLimit) throw tooLarge;
  async function* limited(chunks: AsyncIterable<Uint8Array>) {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > sizeLimit) throw tooLarge;
      yield chunk;
    }
  }
  await pipeline(answer, limited, createWriteStream(file));
  return { etag: headers.etag ?? '', lastModified: headers['last-modified'] ?? '' };
}
