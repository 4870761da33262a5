import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncoding } from './http/accepted-encoding.ts';

/** Encodings of the copies that the build has made of its files, best first. */
const PACKED = ['br', 'gzip'] as const;
type Packed = (typeof PACKED)[number];

type StaticFile = {
  headers: Record<string, string>;
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  packed: Partial<Record<Packed, Uint8Array<ArrayBuffer>>>;
};

/** Responds to a request for a file of the build. Undefined if no file has this path. */
export type StaticFiles = (request: Request) => Response | undefined;

const SUFFIX: Record<Packed, string> = { br: '.br', gzip: '.gz' };
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

/**
 * Matches file name extensions. A path with one of them can only be a file, so if the file does not exist,
 * the response must not be a page.
 */
const FILE_ENDING = /\.(avif|css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;

/**
 * Reads all files of the client build into memory, so that requests need no disk. Files are found by their
 * exact path in a table, which makes path traversal impossible.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  const paths = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  for (const entry of paths) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (entry.isFile() && !address.includes('/.') && !/\.(br|gz|map)$/.test(address))
      files.set(address, readStaticFile(path, address));
  }
  return (request) => {
    const pathname = decoded(new URL(request.url).pathname);
    const file = files.get(pathname);
    if (file) return answer(file, request);
    return pathname.startsWith('/assets/') || FILE_ENDING.test(pathname) ? missing() : undefined;
  };
}

function readStaticFile(path: string, address: string): StaticFile {
  const plain = new Uint8Array(readFileSync(path));
  const packed: StaticFile['packed'] = {};
  for (const encoding of PACKED) {
    const sibling = path + SUFFIX[encoding];
    if (existsSync(sibling)) packed[encoding] = new Uint8Array(readFileSync(sibling));
  }
  const headers: Record<string, string> = {
    'content-type': getMimeType(address) ?? 'application/octet-stream',
    'cache-control': address.startsWith('/assets/') ? IMMUTABLE : ONE_HOUR,
  };
  if (Object.keys(packed).length > 0) headers.vary = 'Accept-Encoding';
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
  return { headers, etag, plain, packed };
}

function answer(file: StaticFile, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const accepted = acceptedEncoding(request.headers.get('accept-encoding'), PACKED);
  const encoding = accepted && file.packed[accepted] ? accepted : undefined;
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = { ...file.headers, etag };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  if (encoding) headers['content-encoding'] = encoding;
  const bytes = (encoding && file.packed[encoding]) ?? file.plain;
  headers['content-length'] = String(bytes.length);
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

function missing(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response('Not Found', { status: 404, headers });
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
