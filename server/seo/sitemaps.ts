import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getSitemap, getSitemapPart } from '#contract/sdk/sdk.gen.ts';
import type { Api } from './api-client.ts';
import { plainFailure } from './plain-answer.ts';
import { requestOrigin } from './request-origin.ts';
import { indexXml, partXml } from './sitemap-xml.ts';

type SitemapsOptions = {
  api: Api;
  /** Public origin of the shop; without it that of the request is used. */
  publicUrl: string | undefined;
  /** For how many seconds copies may be used; by default their usual time. */
  copySeconds?: () => number;
};

type CachedText = { xml: Uint8Array<ArrayBuffer>; etag: string };
type SitemapRequest = { origin: string; part: string | undefined; requestId: string };

/** How long a sitemap is cached, in ms. Robots read it about once a day. */
const CACHE_MS = 10 * 60_000;
/** Number of cached parts; each is up to 10 MB. */
const CACHED_PARTS = 6;
const PART = /^[a-z]+(-[1-9][0-9]{0,4})?$/;

class NoSitemap extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The API returned no sitemap: ${status}.`);
    this.status = status;
  }
}

/** Serves /sitemap.xml and /sitemaps/{part}.xml from the API's list of pages. */
export function createSitemaps({
  api,
  publicUrl,
  copySeconds = () => Number.POSITIVE_INFINITY,
}: SitemapsOptions) {
  const cache = new LRUCache<string, CachedText, SitemapRequest>({
    max: CACHED_PARTS,
    ttl: CACHE_MS,
    // Makes a text only once if several requests for it run at the same time.
    fetchMethod: async (_key, _stale, { context, options }) => {
      options.ttl = Math.max(1, Math.min(CACHE_MS, copySeconds() * 1000));
      const xml = new TextEncoder().encode(await read(context));
      return { xml, etag: `"${createHash('sha256').update(xml).digest('base64url').slice(0, 16)}"` };
    },
  });

  /** @throws NoSitemap if the API has no valid answer */
  async function read({ origin, part, requestId }: SitemapRequest): Promise<string> {
    const call = api(requestId);
    if (part === undefined) {
      const { data, response } = await getSitemap(call);
      if (data) return indexXml(origin, data);
      throw new NoSitemap(response?.status === 404 ? 404 : 503);
    }
    const { data, response } = await getSitemapPart({ ...call, path: { part } });
    if (data) return partXml(origin, data);
    throw new NoSitemap(response?.status === 404 ? 404 : 503);
  }

  /** @param part name of a part; absent for the index */
  return async (request: Request, requestId: string, part?: string): Promise<Response> => {
    if (part !== undefined && !PART.test(part)) return plainFailure(404);
    const { origin, cacheControl } = requestOrigin(request, publicUrl, copySeconds());
    try {
      const { xml, etag } = await cache.forceFetch(`${origin} ${part ?? ''}`, {
        context: { origin, part, requestId },
      });
      const headers = { 'cache-control': cacheControl, etag };
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
      return new Response(xml, {
        headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' },
      });
    } catch (error) {
      if (error instanceof NoSitemap) return plainFailure(error.status);
      throw error;
    }
  };
}
