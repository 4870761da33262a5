import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts';
import { ENCODINGS } from '../http/compress.ts';
import type { Variant } from './finished-page.ts';

/** Parsed Accept-Encoding headers. Browsers send only a few different ones, so the results are cached. */
const read = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 200 });

export function encodingFor({ headers }: IncomingMessage): Encoding | undefined {
  const header = headers['accept-encoding'];
  if (!header || header.length > 200) return acceptedEncoding(header, ENCODINGS.often);
  const known = read.get(header) ?? { encoding: acceptedEncoding(header, ENCODINGS.often) };
  read.set(header, known);
  return known.encoding;
}

/** Sends an encoded page, or 304 if the client already has it. */
export function sendVariant(
  { method, headers: asked }: IncomingMessage,
  outgoing: ServerResponse,
  { status, variant, more }: { status: number; variant: Variant; more: readonly string[] },
): void {
  const { bytes, etag, headers } = variant;
  if (status === 200 && isKnown(asked['if-none-match'], etag)) {
    outgoing.writeHead(304, [...headers, ...more]);
    outgoing.end();
    return;
  }
  outgoing.writeHead(status, [...headers, 'content-length', String(bytes.length), ...more]);
  if (method === 'HEAD') outgoing.end();
  else outgoing.end(bytes);
}

/**
 * Whether the client has the response with this ETag already (If-None-Match). Weak and strong ETags count as
 * equal, because proxies make strong ones weak.
 */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
