import { createHash } from 'node:crypto';
import { pathWith } from '#shared/web/operation-paths.ts';
import { operations } from '../../src/generated/operations.ts';
import type { AskApi } from './ask-api.ts';
import { plainFailure } from './plain-answer.ts';
import { type Entries, indexXml, type Parts, partXml } from './sitemap-xml.ts';

type SitemapsOptions = {
  ask: AskApi;
  /** Origin of the shop; the address that was asked decides without it. */
  publicUrl: string | undefined;
};

type Kept = { xml: Uint8Array<ArrayBuffer>; etag: string; until: number };

/** A sitemap is read once a day or so; more frequent requests get the same text. In ms. */
const KEPT_FOR = 10 * 60_000;
/** Parts kept at a time; one is up to 10 MB. */
const KEPT = 6;
const PART = /^[a-z]+(-[1-9][0-9]{0,4})?$/;

/** Answers /sitemap.xml and /sitemaps/{part}.xml with what the API says of the pages of the shop. */
export function createSitemaps({ ask, publicUrl }: SitemapsOptions) {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<Kept | number>>();

  /** @returns the status to answer instead when the API has no good answer */
  async function make(key: string, path: string, toXml: (answer: unknown) => string, requestId: string) {
    const response = await ask(path, requestId);
    if (!response.ok) return response.status === 404 ? 404 : 503;
    const xml = new TextEncoder().encode(toXml(await response.json()));
    const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 16)}"`;
    const one: Kept = { xml, etag, until: Date.now() + KEPT_FOR };
    kept.delete(key);
    kept.set(key, one);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return one;
  }

  /** One asking for all who want the same at once. */
  function take(key: string, path: string, toXml: (answer: unknown) => string, requestId: string) {
    const known = kept.get(key);
    if (known && known.until > Date.now()) return Promise.resolve(known);
    const running = making.get(key) ?? make(key, path, toXml, requestId).finally(() => making.delete(key));
    making.set(key, running);
    return running;
  }

  /** @param part name of a part; the index without it */
  return async (request: Request, requestId: string, part?: string): Promise<Response> => {
    if (part !== undefined && !PART.test(part)) return plainFailure(404);
    const origin = publicUrl ?? new URL(request.url).origin;
    const found = await (part === undefined
      ? take(
          `${origin} index`,
          operations.getSitemap.path,
          (answer) => indexXml(origin, answer as Parts),
          requestId,
        )
      : take(
          `${origin} ${part}`,
          pathWith(operations.getSitemapPart.path, { part }),
          (answer) => partXml(origin, answer as Entries),
          requestId,
        ));
    if (typeof found === 'number') return plainFailure(found);
    const headers = { 'cache-control': 'public, max-age=3600', etag: found.etag };
    if (request.headers.get('if-none-match') === found.etag)
      return new Response(null, { status: 304, headers });
    return new Response(found.xml, {
      headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' },
    });
  };
}
