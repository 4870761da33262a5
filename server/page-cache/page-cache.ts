import type { IncomingMessage, ServerResponse } from 'node:http';
import { policySources } from '#shared/third-parties/policy-sources.ts';
import type { ThirdPartyConfig } from '#shared/third-parties/third-parties.ts';
import type { Metrics } from '../../backend/platform/metrics/metrics.ts';
import { copySeconds } from '../http/copy-seconds.ts';
import { requestId as validRequestId } from '../http/request-id.ts';
import { contentSecurityPolicy, type HttpsOnly, securityHeaders } from '../http/security-headers.ts';
import type { Logger } from '../process/logger.ts';
import { createDenseCompressor } from './dense-copies.ts';
import type { SharedPage } from './finished-page.ts';
import { type FinishedPage, finishPage } from './finished-page.ts';
import { pageKey } from './page-key.ts';
import { createPageStore, type Outcome } from './page-store.ts';
import { encodingFor, sendVariant } from './send-variant.ts';

export type PageCacheOptions = {
  /** Maximum memory for cached pages, in bytes. */
  maxBytes: number;
  /**
   * For how many seconds a CDN may serve a page without revalidation. If absent, it must always revalidate.
   */
  cdnSeconds?: number | undefined;
  renderShared: (address: string) => Promise<SharedPage>;
  httpsOnly: HttpsOnly;
  /** Third parties whose scripts pages may load. */
  thirdParties?: ThirdPartyConfig | undefined;
  /** Origins from which pages may show pictures, besides that of the shop. */
  imageHosts?: readonly string[] | undefined;
  logger: Logger;
  metrics: Pick<Metrics, 'pages'>;
  /** Returns the current time in ms. Default: the system clock. */
  now?: (() => number) | undefined;
  /** Returns when prices or content next begin or end after the given moment; both in ms. */
  nextBoundary?: ((moment: number) => number) | undefined;
};

export type PageCache = {
  /**
   * If the page is cached, responds with it and returns true. Takes only microseconds, so it is tried before
   * anything else.
   */
  answerAtOnce(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /**
   * Responds to a request for a public page; renders it if it is not cached. Returns whether it has
   * responded.
   */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean>;
  /** Is called when goods change. Invalidates pages that show these models; null means all pages. */
  changed(groupIds: readonly string[] | null): void;
};

/** Only one in this many responses from the cache is logged. */
const LOG_EVERY = 100;

/** Caches public pages in the memory of this process (docs/decisions/0041-page-cache.md). */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, cdnSeconds, renderShared, httpsOnly, logger, metrics, now = Date.now } = options;
  const everywhere = securityHeaders(httpsOnly);
  const overHttps = httpsOnly !== 'no';
  const opened = policySources(options.thirdParties, options.imageHosts);
  const policyFor = (scripts: string[]) => contentSecurityPolicy(scripts, { overHttps, opened });
  const compressDensely = createDenseCompressor(now);
  const { nextBoundary } = options;
  const pages = createPageStore({ maxBytes, render, now, nextBoundary });
  const fromMemory = metrics.pages.labels({ from: 'memory' });
  let hits = 0;
  let misses = 0;

  async function render(key: string): Promise<Outcome | undefined> {
    misses += 1;
    metrics.pages.inc({ from: 'rendering' });
    try {
      const rendered = await renderShared(key);
      const { status, headers, groupIds, isPoor } = rendered;
      if (status >= 500) return undefined;
      const isKept = status === 200 && !isPoor && headers.get('cache-control') !== 'no-store';
      const allowsCdn = isKept && cdnSeconds !== undefined;
      if (allowsCdn) tagForCdn(headers, groupIds);
      return {
        page: finishPage(
          { ...rendered, headers: [...everywhere, ...headers], allowsCdn },
          policyFor,
          compressDensely,
        ),
        isKept,
        isPoor,
      };
    } catch (err) {
      logger.warn({ path: pathOf(key), err }, 'A page could not be rendered for the page cache');
      return undefined;
    }
  }

  function send(incoming: IncomingMessage, outgoing: ServerResponse, page: FinishedPage, more: string[]) {
    const variant = page.as(encodingFor(incoming));
    const times = page.allowsCdn && cdnSeconds !== undefined ? ['cache-control', cdnTimes(cdnSeconds)] : [];
    sendVariant(incoming, outgoing, { status: page.status, variant, more: [...times, ...more] });
  }

  /**
   * The Cache-Control header for a CDN. The CDN's copy must end when prices or content on the page do, so the
   * time is computed for each response.
   */
  function cdnTimes(seconds: number): string {
    const left = copySeconds(nextBoundary, now());
    const fresh = Math.min(seconds, left);
    const stale = Math.min(seconds, left - fresh);
    return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
  }

  function logHit({ method, url = '' }: IncomingMessage, status: number, requestId: string): void {
    hits += 1;
    fromMemory.inc();
    if (hits % LOG_EVERY !== 0 && !logger.isLevelEnabled('debug')) return;
    const entry = { method, path: pathOf(url), status, requestId, pageCache: { hits, misses } };
    if (hits % LOG_EVERY === 0) logger.info(entry, 'request');
    else logger.debug(entry, 'request');
  }

  return {
    answerAtOnce(incoming, outgoing) {
      const { method, url = '' } = incoming;
      if (method !== 'GET' && method !== 'HEAD') return false;
      const key = pageKey(url);
      const page = key === undefined ? undefined : pages.find(key);
      if (!page) return false;
      const given = incoming.headers['x-request-id'];
      const requestId = validRequestId(typeof given === 'string' ? given : undefined);
      send(incoming, outgoing, page, ['X-Request-Id', requestId]);
      logHit(incoming, outgoing.statusCode, requestId);
      return true;
    },
    async answer(incoming, outgoing) {
      const { method, url = '' } = incoming;
      if (method !== 'GET' && method !== 'HEAD') return false;
      const key = pageKey(url);
      if (key === undefined) return false;
      const page = await pages.get(key);
      // The target of a redirect may contain parameters that are not part of the cache key. It must not be
      // sent for other URLs with the same key.
      if (!page || (page.status !== 200 && key !== url)) return false;
      if (!outgoing.destroyed) send(incoming, outgoing, page, []);
      return true;
    },
    changed: pages.changed,
  };
}

const pathOf = (url: string) => (url.split('?', 1)[0] ?? '').slice(0, 200);

/** Adds cache tags by which a CDN can purge pages: the models shown on the page. */
function tagForCdn(headers: Headers, groupIds: ReadonlySet<string>): void {
  headers.delete('cache-control');
  headers.set('cache-tag', ['page', ...groupIds].join(','));
}
