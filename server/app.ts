import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { createMetrics, type Metrics } from '../backend/platform/metrics/metrics.ts';
import { AGENTS_PATH, mountAgents } from './agents/mount-agents.ts';
import type { Config } from './config.ts';
import type { ContractPages } from './contract/contract-pages.ts';
import { mountContract } from './contract/mount-contract.ts';
import { createAnswerCheck } from './gateway/check-answers.ts';
import { createGateway } from './gateway/gateway.ts';
import { problem, problemResponse } from './gateway/problem.ts';
import type { Upstream } from './gateway/upstream.ts';
import type { BrandFiles } from './http/brand-files.ts';
import { clientAddress } from './http/client-address.ts';
import { compressAnswer } from './http/compress-answer.ts';
import { requestId as validRequestId } from './http/request-id.ts';
import { type HttpsOnly, setSecurityHeaders } from './http/security-headers.ts';
import { createShopIcons } from './http/shop-icons.ts';
import { MAIL_PATH, type MailPages } from './mail/mail-pages.ts';
import { measureRequest } from './metrics/measure-request.ts';
import { traceRequest } from './metrics/trace-request.ts';
import { mountNotifications } from './notifications.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { addressTooLong, noSuchPage, renderingFailed } from './pages/error-page.ts';
import { createPages, type PageHandler } from './pages/pages.ts';
import { pageOfMarkdownPath, prefersMarkdown } from './pages/wants-markdown.ts';
import type { Logger } from './process/logger.ts';
import { logRequest } from './process/request-log.ts';
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
  /** Files of the client build; absent in development, where Vite serves these files. */
  staticFiles?: StaticFiles;
  /** Pages that show developers the messages sent to shoppers; absent in production. */
  mailPages?: MailPages | undefined;
  /** The contract as a page for developers; absent in production. */
  contractPages?: ContractPages | undefined;
  /** Renders link preview pictures. */
  sharedPicture?: MakeSharedPicture | undefined;
  /** The feed of all goods; absent if another service has the goods. */
  feed?: (() => Promise<FeedFile>) | undefined;
  /** Files of the brand kit; without them the shop has its default look. */
  brandFiles?: BrandFiles | undefined;
  /** Name of the build. */
  build: string;
  logger: Logger;
  /** Counters of requests; if absent, the shop counts them but does not show them. */
  metrics?: Metrics;
  development?: boolean;
  /** Cache of public pages; absent if pages are not cached. */
  pageCache?: { maxBytes: number; cdnSeconds?: number | undefined; now?: () => number } | undefined;
  /**
   * Returns the first moment after the given one at which prices or content begin or end, both in ms. Absent
   * if another service has the goods.
   */
  nextBoundary?: ((moment: number) => number) | undefined;
  /**
   * Returns the current time in ms, from which the age of cached pages is computed; by default the system
   * clock.
   */
  now?: (() => number) | undefined;
  /** How long the API may take, in ms. */
  timeoutMs?: number;
};

export type Shop = {
  /** A listener for a Node server or a middleware. */
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  /** Invalidates the cached pages that show these models; null means all pages. */
  changed(groupIds: readonly string[] | null): void;
  /** From now on /readyz answers 503 and every connection closes after its response. */
  startDraining(): void;
};

type Bindings = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  requestId: string;
  clientIp: string | undefined;
};

/**
 * Maximum length of addresses, in characters. A call may contain two dozen product addresses (getProducts).
 */
const URL_LIMITS = { page: 2048, call: 8192 };

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

function httpsOnlyOf({ publicUrl, hstsSubdomains = false }: ShopOptions['config']): HttpsOnly {
  if (!publicUrl?.startsWith('https:')) return 'no';
  return hstsSubdomains ? 'subdomains' : 'host';
}

/** Creates the HTTP application of the shop. */
export function createShop(options: ShopOptions): Shop {
  const { config, upstream, pictures, page, staticFiles, build, logger, development = false } = options;
  const { metrics = createMetrics() } = options;
  const { publicUrl, site, siteId, brand, trustedProxies, thirdParties, imageHosts } = config;
  const httpsOnly = httpsOnlyOf(config);
  const timeout = options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs };
  // The answers of an external API are always checked against the contract. Those of the shop's own backend
  // are checked in development only, because tests already do it.
  const isChecked = development || config.apiBaseUrl !== undefined;
  const checkAnswer = isChecked ? createAnswerCheck(logger, options.now) : undefined;
  const gateway = createGateway({
    upstream,
    site,
    siteId,
    build,
    publicUrl,
    logger,
    checkAnswer,
    ...timeout,
  });
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
  app.all('*', async ({ req, env }) => {
    const file = (isRead(req.method) && (await shopIcon(req.url))) || staticFiles?.(req.raw);
    if (file) return file;
    if (!canBePage(req.raw.url)) return noSuchPage(env.requestId);
    const markdown = isRead(req.method) && (await markdownFor(req.raw, env));
    if (markdown) return markdown;
    if (await pageCache?.answer(env.incoming, env.outgoing)) return RESPONSE_ALREADY_SENT;
    return pages.answer(req.raw, env);
  });
  /** The Markdown of a page, by its address or by the Accept header; undefined if HTML is to be sent. */
  async function markdownFor(request: Request, env: Bindings): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url);
    const page = pageOfMarkdownPath(pathname);
    if (page === undefined && !prefersMarkdown(request.headers.get('accept'))) return undefined;
    return pages.answerMarkdown(request, (page ?? pathname) + search, env, page !== undefined);
  }
  app.onError((err, { req, env }) => {
    logger.error({ requestId: env.requestId, path: req.path, err }, 'A request failed');
    return req.path.startsWith('/api/')
      ? problemResponse(problem('INTERNAL', env.requestId))
      : renderingFailed(env.requestId);
  });

  const listener = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse };
      const requestId = validRequestId(request.headers.get('x-request-id'));
      const clientIp = clientAddress(incoming, trustedProxies);
      const span = traceRequest(incoming, outgoing, { requestId, isBehindProxy: trustedProxies > 0 });
      logRequest(logger, incoming, outgoing, { requestId, traceId: span?.traceId });
      measureRequest(metrics, incoming, outgoing);
      outgoing.setHeader('X-Request-Id', requestId);
      setSecurityHeaders(outgoing, httpsOnly);
      if (draining) outgoing.setHeader('Connection', 'close');
      const isCall = incoming.url?.startsWith('/api/');
      if ((incoming.url?.length ?? 0) > URL_LIMITS[isCall ? 'call' : 'page']) {
        return isCall
          ? problemResponse(problem('INVALID_REQUEST', requestId, 414))
          : addressTooLong(requestId);
      }
      const answer = () => app.fetch(request, { incoming, outgoing, requestId, clientIp });
      return span ? span.within(answer) : answer();
    },
    { overrideGlobalObjects: false },
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

/** The configuration of the shop that pages carry. */
function pageConfigOf({ config, build, brandFiles }: Pick<ShopOptions, 'config' | 'build' | 'brandFiles'>) {
  const { publicUrl, site, siteId, brand, thirdParties } = config;
  const seller = sellerOf(config.services);
  const look = brandFiles?.look;
  return {
    apiBaseUrl: config.publicApiPath ?? '',
    site,
    siteId,
    brand,
    build,
    demo: Boolean(config.demo) && config.apiBaseUrl === undefined,
    ...(publicUrl && { publicUrl }),
    ...(seller && { seller }),
    ...(thirdParties && { thirdParties }),
    ...(look && Object.keys(look).length > 0 && { look }),
  };
}

function status(code: number, word: string): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return new Response(JSON.stringify({ status: word }), { status: code, headers });
}

/** The seller shown on pages; undefined if the settings name none. */
function sellerOf({
  SELLER_NAME: name,
  SELLER_OGRN: ogrn,
  SELLER_EMAIL: email,
  SELLER_PHONE: phone,
  SELLER_INN: inn,
  SELLER_ADDRESS: address,
  SELLER_HOURS: hours,
}: Partial<Config['services']> = {}) {
  const known = {
    ...(name && { name }),
    ...(ogrn && { ogrn }),
    ...(phone && { phone }),
    ...(email && { email: shownEmail(email) }),
    ...(inn && { inn }),
    ...(address && { address }),
    ...(hours && { hours }),
  };
  return Object.keys(known).length > 0 ? known : undefined;
}

/**
 * Whether the path can belong to a page: valid text without control characters. A path with `^` is refused as
 * well: the router encodes `^` differently than it decodes it, so it would redirect such a path to itself for
 * ever.
 */
function canBePage(address: string): boolean {
  try {
    return !/[\p{Cc}^]/u.test(decodeURIComponent(new URL(address).pathname));
  } catch {
    return false;
  }
}
