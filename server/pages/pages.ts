import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { policySources } from '#shared/third-parties/policy-sources.ts';
import type { Metrics } from '../../backend/platform/metrics/metrics.ts';
import { traced } from '../../backend/platform/tracing/tracing.ts';
import type { PageConfig, RequestContext } from '../../src/lib/page/request-context.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { SharedPage } from '../page-cache/finished-page.ts';
import { isPrivatePath } from '../page-cache/private-paths.ts';
import type { Logger } from '../process/logger.ts';
import { createAdmission, Overloaded } from './admission.ts';
import { type CookieJar, noCookies, shopperCookies } from './cookie-jar.ts';
import {
  formRefused,
  overloaded,
  renderingFailed,
  renderingFailedInDevelopment,
  shopUnavailable,
} from './error-page.ts';
import { pageContext } from './page-context.ts';
import { pageRequest } from './page-request.ts';
import { markdownAnswer, noMarkdown } from './send-markdown.ts';
import { htmlOf, sendPage } from './send-page.ts';
import { watchAnswers } from './watch-answers.ts';
import { watchOutage } from './watch-outage.ts';

/** Renders a page: the handler of the framework. */
export type PageHandler = (request: Request, context: RequestContext) => Promise<Response>;

export type PagesOptions = {
  page: PageHandler;
  gateway: Gateway;
  /** Public configuration that is serialised into every page. */
  config: PageConfig;
  /** Public origin of the shop; without it the Host header is used. */
  publicUrl: string | undefined;
  /** Origins of pictures besides the shop's own. */
  imageHosts?: readonly string[] | undefined;
  /** Whether search engines may show the shop. True by default. */
  isIndexed?: boolean;
  logger: Logger;
  metrics: Pick<Metrics, 'renderings'>;
  /** Whether Vite serves the scripts. The policy must then allow inline styles and evaluated code. */
  development: boolean;
};

export type PageCall = { outgoing: ServerResponse; requestId: string; clientIp: string | undefined };

/** Headers that a route may set; all other headers are set in this file. */
const FROM_ROUTES = [
  'content-language',
  'content-type',
  'cross-origin-opener-policy',
  'link',
  'retry-after',
  'x-robots-tag',
];

/**
 * A placeholder for the shop's origin if none is configured. The Host header is not used, because it belongs
 * to one request and the page may be cached for everyone.
 */
const NO_ORIGIN = 'http://vitrina.invalid';

/** Answers all requests except files, pictures and API calls. `answer` never rejects. */
export function createPages(options: PagesOptions) {
  const { page, gateway, config, publicUrl, isIndexed = true, logger, metrics, development } = options;
  const overHttps = publicUrl?.startsWith('https:') ?? false;
  const opened = policySources(config.thirdParties, options.imageHosts);
  const admitted = createAdmission();

  async function render(
    visibleRequest: Request,
    context: RequestContext,
    isPrivate: boolean,
    left?: AbortSignal,
  ) {
    const { pathname, origin } = new URL(visibleRequest.url);
    const rendered = await admitted(async () => {
      left?.throwIfAborted();
      const done = metrics.renderings.startTimer();
      return traced({ name: 'render page', kind: 'internal' }, () => page(visibleRequest, context)).finally(
        done,
      );
    });
    const { defect, status: gone } = context.answer;
    if (defect && development) throw defect;
    if (defect)
      logger.error({ requestId: context.requestId, path: pathname, err: defect }, 'A part of a page failed');
    const html = await htmlOf(rendered, context.answer.html);
    const headers = pageHeaders(rendered, isPrivate, origin);
    if (!isIndexed) headers.set('x-robots-tag', 'noindex, nofollow');
    return { status: rendered.status === 404 ? (gone ?? 404) : rendered.status, headers, html };
  }

  /** Renders a public page for everyone who requests its address. Nothing else of the request is used. */
  async function renderShared(address: string): Promise<SharedPage> {
    const requestId = randomUUID();
    const caller = { requestId, clientIp: undefined, userAgent: null };
    const context = pageContext(gateway, config, noCookies(), caller);
    const answers = watchAnswers(context);
    const request = new Request((publicUrl ?? NO_ORIGIN) + address, { headers: { accept: 'text/html' } });
    const { status, headers, html = '' } = await render(request, context, false);
    if (publicUrl === undefined && html.includes(NO_ORIGIN))
      throw new Error('A page contains the origin of the shop, which is unknown without PUBLIC_URL.');
    const isPoor = answers.hasFailed() || context.answer.defect !== undefined;
    return { status, headers, html, nonce: context.nonce, groupIds: answers.groupIds, isPoor };
  }

  /**
   * A public page as Markdown, from the data of its loader. Returns undefined if the page has no Markdown; it
   * is then sent as HTML.
   * @param address path and search of the page
   * @param isOwnAddress whether it was requested as `….md`
   */
  async function answerMarkdown(
    request: Request,
    address: string,
    call: Omit<PageCall, 'outgoing'>,
    isOwnAddress: boolean,
  ): Promise<Response | undefined> {
    if (isPrivatePath(new URL(address, NO_ORIGIN).pathname))
      return isOwnAddress ? noMarkdown(404) : undefined;
    const context = pageContext(gateway, config, noCookies(), { ...call, userAgent: null });
    context.asMarkdown = true;
    const origin = publicUrl ?? new URL(request.url).origin;
    const visibleRequest = new Request(origin + address, {
      headers: { accept: 'text/html' },
      signal: request.signal,
    });
    try {
      const { status, headers } = await render(visibleRequest, context, false, request.signal);
      const { markdown } = context.answer;
      if (status === 200 && markdown !== undefined)
        return await markdownAnswer({ markdown, canonical: origin + address, isOwnAddress }, request);
      if (!isOwnAddress) return undefined;
      const location = headers.get('location');
      if (location !== null) return movedMarkdown(status, location);
      return noMarkdown(status >= 500 ? 503 : status === 410 ? 410 : 404);
    } catch (err) {
      if (err instanceof Overloaded) return overloaded(call.requestId);
      logger.error(
        { requestId: call.requestId, path: address, err },
        'A page could not be written as Markdown',
      );
      return renderingFailed(call.requestId);
    }
  }

  function failureOf(err: unknown, requestId: string): Response {
    if (err instanceof Overloaded) return overloaded(requestId);
    return development ? renderingFailedInDevelopment(requestId, err) : renderingFailed(requestId);
  }

  async function answer(request: Request, call: PageCall): Promise<Response> {
    const { outgoing, requestId } = call;
    const url = new URL(request.url);
    const isPrivate = isPrivatePath(url.pathname);
    const methods = isPrivate ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    if (!methods.includes(request.method)) return notAllowed(methods.join(', '));
    if (/.\/$|\/\//.test(url.pathname) && request.method !== 'POST') return redirectWithoutExtraSlashes(url);

    const cookies = isPrivate ? shopperCookies(request.headers.get('cookie') ?? '') : noCookies();
    const userAgent = isPrivate ? request.headers.get('user-agent') : null;
    // A page rendered for this request alone may contain the requested host; a cached page may not.
    const own = publicUrl === undefined && !isPrivate ? { ...config, publicUrl: url.origin } : config;
    const context = pageContext(gateway, own, cookies, { ...call, userAgent });
    const outage = watchOutage(context);
    const origin = publicUrl ?? url.origin;
    try {
      const visibleRequest = await pageRequest(request, origin, publicUrl);
      if (typeof visibleRequest === 'number') return formRefused(visibleRequest, requestId);
      const { status, headers, html } = await render(visibleRequest, context, isPrivate, request.signal);
      // Without its session the shopper would see a guest's page, for example an empty cart.
      if (outage.session) return answered(shopUnavailable(requestId), cookies);
      const busy = status === 500 ? outage.failure() : undefined;
      if (busy) headers.set('retry-after', busy.retryAfter);
      withCookies(headers, cookies);
      if (!development)
        headers.set(
          'content-security-policy',
          contentSecurityPolicy([`'nonce-${context.nonce}'`], { overHttps, opened }),
        );
      sendPage(outgoing, busy?.status ?? status, headers, html, request.headers.get('accept-encoding'));
    } catch (err) {
      if (err instanceof Overloaded) logger.warn({ requestId, path: url.pathname }, err.message);
      else if (!isDisconnected(err, request.signal))
        logger.error({ requestId, path: url.pathname, err }, 'A page could not be rendered');
      if (!outgoing.headersSent && !outgoing.destroyed) {
        return answered(failureOf(err, requestId), cookies);
      }
      outgoing.destroy();
    }
    return RESPONSE_ALREADY_SENT;
  }

  return { answer, answerMarkdown, renderShared };
}

/**
 * Redirects permanently to the address without extra slashes. The framework's own redirect would be
 * temporary, so search engines would keep both addresses.
 */
function redirectWithoutExtraSlashes({ pathname, search }: URL): Response {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const headers = { location: path + search, 'cache-control': 'no-store' };
  return new Response(null, { status: 301, headers });
}

/** The answer to a request for the Markdown of a page that has moved. */
function movedMarkdown(status: number, location: string): Response {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/.exec(location) ?? [];
  return new Response(null, {
    status,
    headers: { location: `${path}.md${search}`, 'cache-control': 'no-store' },
  });
}

function notAllowed(methods: string): Response {
  return new Response(null, { status: 405, headers: { allow: methods, 'cache-control': 'no-store' } });
}

/**
 * Adds the tokens that were renewed during rendering to the response. Without them the shopper would be
 * signed out, because the former tokens are no longer valid.
 */
function answered(response: Response, cookies: CookieJar): Response {
  withCookies(response.headers, cookies);
  return response;
}

function withCookies(headers: Headers, cookies: CookieJar): Headers {
  for (const line of cookies.setCookies()) headers.append('set-cookie', line);
  return headers;
}

/** Whether the shopper has closed the connection, which is not an error. */
function isDisconnected(error: unknown, { aborted, reason }: AbortSignal): boolean {
  if (aborted && error === reason) return true;
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function pageHeaders(rendered: Response, isPrivate: boolean, origin: string): Headers {
  const headers = new Headers();
  for (const name of FROM_ROUTES) {
    const value = rendered.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const location = rendered.headers.get('location');
  // Without PUBLIC_URL the origin was guessed from the Host header, so a redirect within the shop must not
  // contain it.
  if (location !== null)
    headers.set('location', location.startsWith(`${origin}/`) ? location.slice(origin.length) : location);
  const cacheable = rendered.status === 200 && !rendered.headers.get('cache-control')?.includes('no-store');
  const shared = cacheable ? 'public, max-age=0, must-revalidate' : 'no-store';
  headers.set('cache-control', isPrivate ? 'private, no-store' : shared);
  if (!isPrivate) headers.set('vary', 'Accept');
  return headers;
}
