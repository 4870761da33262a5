import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import { compressAnswer } from '../http/compress-answer.ts';
import { copySeconds } from '../http/copy-seconds.ts';
import type { Logger } from '../process/logger.ts';
import { type ApiOptions, createApi } from './api-client.ts';
import { createFeedAnswer, type FeedFile } from './feed-answer.ts';
import { createLlmsText } from './llms-text.ts';
import { plainFailure } from './plain-answer.ts';
import { requestOrigin } from './request-origin.ts';
import { robotsText } from './robots.ts';
import { createSharedPictures, type MakeSharedPicture } from './shared-pictures.ts';
import { createSitemaps } from './sitemaps.ts';

/** Path of the feed of all goods. Retailers register it with each marketplace, so it must not change. */
const FEED_PATH = '/yml.xml';

type SeoOptions = ApiOptions & {
  brand: string;
  /** CSS colour of the text in preview pictures. Default: that of the shop's text. */
  ink?: string | undefined;
  publicUrl: string | undefined;
  /** Whether search engines may index the shop. */
  isIndexed: boolean;
  /** Whether AI agents may call the shop at /mcp. */
  hasAgents: boolean;
  /** Returns the feed of all goods. Absent if the goods are managed by another system. */
  feed?: (() => Promise<FeedFile>) | undefined;
  /** Returns when prices or content next begin or end after the given moment; both in ms. */
  nextBoundary?: ((moment: number) => number) | undefined;
  /** Returns the current time in ms. Default: the system clock. */
  now?: (() => number) | undefined;
  /** Renders preview pictures for shared links. If absent, the shop has no such pictures. */
  sharedPicture?: MakeSharedPicture | undefined;
  logger: Logger;
};

type Bindings = { incoming: IncomingMessage; outgoing: ServerResponse; requestId: string };

/** Serves what robots read: robots.txt, the sitemap, the feed, and preview pictures for shared links. */
export function mountSeo<B extends Bindings>(app: Hono<{ Bindings: B }>, options: SeoOptions): void {
  const { publicUrl, isIndexed, feed, brand, ink, sharedPicture: make, logger } = options;
  const api = createApi(options);
  const { nextBoundary, now = Date.now } = options;
  const copies = () => copySeconds(nextBoundary, now());
  const sitemaps = createSitemaps({ api, publicUrl, copySeconds: copies });
  const llmsText = createLlmsText({ ...options, api, copySeconds: copies });
  const answerFeed = feed && createFeedAnswer(feed, { nextBoundary, now });
  const sharedPictures = make && createSharedPictures({ api, brand, ink, make, logger });
  const packed = (response: Response, request: Request) =>
    compressAnswer(response, request.headers.get('accept-encoding'));

  app.get('/robots.txt', ({ req }) => {
    const { origin, cacheControl } = requestOrigin(req.raw, publicUrl);
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControl };
    return new Response(robotsText(origin, isIndexed), { headers });
  });
  app.get('/llms.txt', async ({ req, env }) => packed(await llmsText(req.raw, env.requestId), req.raw));
  app.get('/sitemap.xml', async ({ req, env }) => packed(await sitemaps(req.raw, env.requestId), req.raw));
  app.get('/sitemaps/:file', async ({ req, env }) => {
    const [, part] = /^(.+)\.xml$/.exec(req.param('file')) ?? [];
    if (part === undefined) return plainFailure(404);
    return packed(await sitemaps(req.raw, env.requestId, part), req.raw);
  });
  app.get('/pictures/og/*', async ({ req, env }) => {
    return (await sharedPictures?.(req.raw, env.requestId)) ?? plainFailure(404);
  });
  app.get(FEED_PATH, ({ req }) => answerFeed?.(req.raw) ?? plainFailure(404));
}
