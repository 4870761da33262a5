import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getSitemap, getSitemapPart } from '#contract/sdk/sdk.gen.ts';
import type { Api } from './api-client.ts';
import { plainFailure } from './plain-answer.ts';
import { requestOrigin } from './request-origin.ts';
import { indexXml, partXml } from './sitemap-xml.ts';

type SitemapsOptions = {
  api: Api;
  /** Public origin of the shop. If undefined, it is taken from the request. */
  publicUrl: string | undefined;
  /** Returns for how many seconds clients may use a copy. If absent, the default applies. */
  copySeconds?: () => number;
};

type CachedText = { xml: Uint8Array<ArrayBuffer>; etag: string };
/** A result from the API. `text` is null if the sitemap has no such part. */
type Answered = { text: CachedText | null };
type SitemapRequest = { origin: string; part: string | undefined; requestId: string };

/** How long a sitemap is cached, in ms. Robots read it about once a day. */
const CACHE_MS = 10 * 60_000;
/** At most this many parts are cached. A part may have 10 MB. */
const CACHED_PARTS = 6;
const PART = /^[a-z]+(-[1-9][0-9]{0,4})?$/;

/** Thrown if the API gives no valid response. */
class NoSitemap extends Error {}

/**
 * Serves /sitemap.xml and /sitemaps/{part}.xml, made from the API's list of pages. While the API fails, it
 * sends the last texts, however old.
 */
export function createSitemaps({
  api,
  publicUrl,
  copySeconds = () => Number.POSITIVE_INFINITY,
}: SitemapsOptions) {
  const cache = new LRUCache<string, Answered, SitemapRequest>({
    max: CACHED_PARTS,
    ttl: CACHE_MS,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    // Is called once for all requests that need the same text at the same time.
    fetchMethod: async (_key, _stale, { context, options }) => {
      const found = await read(context);
      // A missing part is not cached, so that each request asks the API again.
      options.ttl = found === null ? 1 : Math.max(1, Math.min(CACHE_MS, copySeconds() * 1000));
      if (found === null) return { text: null };
      const xml = new TextEncoder().encode(found);
      const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 16)}"`;
      return { text: { xml, etag } };
    },
  });

  /**
   * Makes the text. Null if there is no such part.
   * @throws NoSitemap if the API gives no valid response
   */
  async function read({ origin, part, requestId }: SitemapRequest): Promise<string | null> {
    const call = api(requestId);
    if (part === undefined) {
      const { data, response } = await getSitemap(call);
      if (data) return indexXml(origin, data);
      if (response?.status === 404) return null;
      throw new NoSitemap();
    }
    const { data, response } = await getSitemapPart({ ...call, path: { part } });
    if (data) return partXml(origin, data);
    if (response?.status === 404) return null;
    throw new NoSitemap();
  }

  /** @param part name of a part; without it, the index is sent */
  return async (request: Request, requestId: string, part?: string): Promise<Response> => {
    if (part !== undefined && !PART.test(part)) return plainFailure(404);
    const { origin, cacheControl } = requestOrigin(request, publicUrl, copySeconds());
    const found = await cache.fetch(`${origin} ${part ?? ''}`, { context: { origin, part, requestId } });
    if (!found) return plainFailure(503);
    const { text } = found;
    if (text === null) return plainFailure(404);
    const { xml, etag } = text;
    const headers = { 'cache-control': cacheControl, etag };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(xml, {
      headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' },
    });
  };
}
