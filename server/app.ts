import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { createMetrics, type Metrics } from '../backend/platform/metrics/metrics.ts';
import { AGENTS_PATH, mountAgents } from './agents/mount-agents.ts';
import type { Config } from './config.ts';
import type { ContractPages } from './contract/contract-pages.ts';
import { mountContract } from './contract/mount-contract.ts';
import { createAnswerCheck } from './gateway/check-answers.ts';
import { createGateway, type Gateway } from './gateway/gateway.ts';
import { problem, problemResponse } from './gateway/problem.ts';
import type { Upstream } from './gateway/upstream.ts';
import type { BrandFiles } from './http/brand-files.ts';
import { compressAnswer } from './http/compress-answer.ts';
import type { HttpsOnly } from './http/security-headers.ts';
import { createShopIcons } from './http/shop-icons.ts';
import { MAIL_PATH, type MailPages } from './mail/mail-pages.ts';
import { mountNotifications } from './notifications.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { pageConfigOf } from './page-config.ts';
import { noSuchPage, renderingFailed } from './pages/error-page.ts';
import { mountPages } from './pages/mount-pages.ts';
import { createPages } from './pages/pages.ts';
import type { PageHandler } from './pages/render-page.ts';
import { prefersMarkdown } from './pages/wants-markdown.ts';
import type { Logger } from './process/logger.ts';
import { type Bindings, createRequestListener } from './request-listener.ts';
import type { FeedFile } from './seo/feed-answer.ts';
import { mountSeo } from './seo/seo-routes.ts';
import type { MakeSharedPicture } from './seo/shared-pictures.ts';
import type { StaticFiles } from './static-files.ts';
import { mountUnsubscribe } from './unsubscribe.ts';
import { mountVitals } from './vitals/mount-vitals.ts';

export type ShopOptions = {
  config: Pick<Config, 'publicUrl' | 'site' | 'siteId' | 'brand' | 'trustedProxies'> &
    Partial<
      Pick<
        Config,
        | 'demo'
        | 'apiBaseUrl'
        | 'publicApiPath'
        | 'isIndexed'
        | 'agents'
        | 'isContractPublic'
        | 'imageHosts'
        | 'hstsSubdomains'
        | 'services'
        | 'thirdParties'
      >
    >;
  upstream: Upstream;
  pictures: (request: Request) => Promise<Response>;
  page: PageHandler;
  /** Files of the client build. Absent in development, where Vite serves them. */
  staticFiles?: StaticFiles;
  /** Pages on which developers see the messages sent to shoppers. Absent in production. */
  mailPages?: MailPages | undefined;
  /** Page on which developers see the contract. Absent in production. */
  contractPages?: ContractPages | undefined;
  /** Renders the preview pictures for links to the shop. */
  sharedPicture?: MakeSharedPicture | undefined;
  /** Returns the feed of all goods. Absent if the goods are managed by another system. */
  feed?: (() => Promise<FeedFile>) | undefined;
  /** Files of the brand kit. Without a kit the shop has its default look. */
  brandFiles?: BrandFiles | undefined;
  /** Version of the build. */
  build: string;
  logger: Logger;
  /** Where requests are counted. Without it they are still counted, but no endpoint shows the counts. */
  metrics?: Metrics;
  development?: boolean;
  /** Settings of the cache for public pages. Absent if pages are not cached. */
  pageCache?: { maxBytes: number; cdnSeconds?: number | undefined; now?: () => number } | undefined;
  /**
   * Returns when prices or content next begin or end after the given moment; both in ms. Absent if the goods
   * are managed by another system.
   */
  nextBoundary?: ((moment: number) => number) | undefined;
  /** Returns the current time in ms, for the age of cached pages. Default: the system clock. */
  now?: (() => number) | undefined;
  /** Maximum time for an API response, in ms. */
  timeoutMs?: number;
};

export type Shop = {
  /** Request listener, for a Node server or as a middleware. */
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  /** Is called when goods change. Invalidates cached pages that show these models; null means all pages. */
  changed(groupIds: readonly string[] | null): void;
  /**
   * Is called before the process stops: from now on, /readyz responds with 503, and each connection is closed
   * after its response.
   */
  startDraining(): void;
};

function httpsOnlyOf({ publicUrl, hstsSubdomains = false }: ShopOptions['config']): HttpsOnly {
  if (!publicUrl?.startsWith('https:')) return 'no';
  return hstsSubdomains ? 'subdomains' : 'host';
}

function openGateway({ config, upstream, build, logger, development, timeoutMs, now }: ShopOptions): Gateway {
  const { publicUrl, site, siteId } = config;
  // Responses of an external API are always checked against the contract. Those of the shop's own backend are
  // checked only in development, because the tests check them.
  const isChecked = development || config.apiBaseUrl !== undefined;
  const checkAnswer = isChecked ? createAnswerCheck(logger, now) : undefined;
  const timeout = timeoutMs === undefined ? {} : { timeoutMs };
  return createGateway({ upstream, site, siteId, build, publicUrl, logger, checkAnswer, ...timeout });
}

/** Creates the HTTP application of the shop. */
export function createShop(options: ShopOptions): Shop {
  const { config, pictures, page, staticFiles, build, logger, development = false } = options;
  const { metrics = createMetrics() } = options;
  const { publicUrl, site, siteId, brand, trustedProxies, thirdParties, imageHosts } = config;
  const httpsOnly = httpsOnlyOf(config);
  const gateway = openGateway(options);
  const { isIndexed = true } = config;
  const pages = createPages({
    page,
    gateway,
    config: pageConfigOf(options),
    publicUrl,
    imageHosts,
    isIndexed,
    logger,
    metrics,
    development,
  });
  const { renderShared } = pages;
  const pageCache =
    options.pageCache &&
    createPageCache({
      ...options.pageCache,
      nextBoundary: options.nextBoundary,
      renderShared,
      httpsOnly,
      thirdParties,
      imageHosts,
      logger,
      metrics,
    });
  let draining = false;

  const app = new Hono<{ Bindings: Bindings }>();
  app.get('/healthz', () => status(200, 'ok'));
  app.get('/readyz', async ({ env }) => {
    if (draining) return status(503, 'draining');
    return (await gateway.isHealthy(env.requestId)) ? status(200, 'ok') : status(503, 'unavailable');
  });
  app.all('/api/*', async ({ req, env }) => {
    const cookieHeader = req.raw.headers.get('cookie') ?? '';
    const { requestId, clientIp } = env;
    const response = await gateway.fromBrowser(req.raw, { requestId, clientIp, cookieHeader });
    return compressAnswer(response, req.raw.headers.get('accept-encoding'));
  });
  const shopIcon = createShopIcons({ brand, brandFiles: options.brandFiles, staticFiles });
  const { feed, sharedPicture, nextBoundary } = options;
  const ink = options.brandFiles?.ink;
  const seo = { gateway, site, siteId, brand, ink, publicUrl, isIndexed, feed, sharedPicture };
  mountSeo(app, { ...seo, hasAgents: config.agents ?? false, nextBoundary, now: options.now, logger });
  if (!config.agents) app.all(AGENTS_PATH, ({ env }) => noSuchPage(env.requestId));
  else mountAgents(app, { gateway, site, siteId, brand, build, publicUrl, logger });
  mountNotifications(app, { gateway, site, siteId });
  mountUnsubscribe(app, { gateway, site, siteId });
  const { isContractPublic: isPublic = false, publicApiPath } = config;
  mountContract(app, { isPublic, publicUrl, publicApiPath, pages: options.contractPages });
  mountVitals(app, { publicUrl, build, metrics, logger });
  app.all('/pictures/*', ({ req }) => pictures(req.raw));
  app.get('/brand/*', ({ req, env }) => options.brandFiles?.answer(req.raw) ?? noSuchPage(env.requestId));
  for (const path of [MAIL_PATH, `${MAIL_PATH}/*`])
    app.all(path, async ({ req, env }) => {
      return (await options.mailPages?.answer(req.raw, env.incoming)) ?? noSuchPage(env.requestId);
    });
  mountPages(app, { pages, pageCache, shopIcon, staticFiles });
  app.onError((err, { req, env }) => {
    logger.error({ requestId: env.requestId, path: req.path, err }, 'A request failed');
    return req.path.startsWith('/api/')
      ? problemResponse(problem('INTERNAL', env.requestId))
      : renderingFailed(env.requestId);
  });

  const listener = createRequestListener(
    { trustedProxies, httpsOnly, isDraining: () => draining, logger, metrics },
    app.fetch,
  );

  return {
    listener(incoming, outgoing) {
      const isHtml = !prefersMarkdown(incoming.headers.accept);
      if (!draining && isHtml && pageCache?.answerAtOnce(incoming, outgoing)) return;
      void listener(incoming, outgoing);
    },
    changed: (groupIds) => pageCache?.changed(groupIds),
    startDraining() {
      draining = true;
    },
  };
}

function status(code: number, word: string): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return new Response(JSON.stringify({ status: word }), { status: code, headers });
}
