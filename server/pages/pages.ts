import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { policySources } from '#shared/third-parties/policy-sources.ts';
import type { PageConfig } from '../../src/lib/page/request-context.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { SharedPage } from '../page-cache/finished-page.ts';
import { isPrivatePath } from '../page-cache/private-paths.ts';
import { Overloaded } from './admission.ts';
import { createMarkdownAnswers } from './answer-markdown.ts';
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
import { createRenderer, type RendererOptions } from './render-page.ts';
import { sendPage } from './send-page.ts';
import { watchAnswers } from './watch-answers.ts';
import { watchOutage } from './watch-outage.ts';

export type PagesOptions = RendererOptions & {
  gateway: Gateway;
  /** Public configuration, written into every page. */
  config: PageConfig;
  /** Public origin of the shop. If undefined, it is taken from the Host header. */
  publicUrl: string | undefined;
  /** Origins from which pages may show pictures, besides that of the shop. */
  imageHosts?: readonly string[] | undefined;
};

export type PageCall = { outgoing: ServerResponse; requestId: string; clientIp: string | undefined };

/**
 * Stands for the shop's origin if no setting names it. The Host header cannot be used: it belongs to one
 * request, and the page may be cached for everyone.
 */
const NO_ORIGIN = 'http://vitrina.invalid';

/** Responds to all requests except those for files, pictures and API calls. `answer` never rejects. */
export function createPages(options: PagesOptions) {
  const { gateway, config, publicUrl, logger, development } = options;
  const overHttps = publicUrl?.startsWith('https:') ?? false;
  const opened = policySources(config.thirdParties, options.imageHosts);
  const render = createRenderer(options);

  /**
   * Renders a public page, to be shown to everyone who requests its URL. Uses only the URL of the request.
   */
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
    // Only a page that is rendered for a single request may contain that request's host. A cached page is
    // sent to other clients too.
    const own = publicUrl === undefined && !isPrivate ? { ...config, publicUrl: url.origin } : config;
    const context = pageContext(gateway, own, cookies, { ...call, userAgent });
    const outage = watchOutage(context);
    const origin = publicUrl ?? url.origin;
    try {
      const visibleRequest = await pageRequest(request, origin, publicUrl);
      if (typeof visibleRequest === 'number') return formRefused(visibleRequest, requestId);
      const { status, headers, html } = await render(visibleRequest, context, isPrivate, request.signal);
      // If the session could not be read, the page would show a guest's data, such as an empty cart. An error
      // page is better.
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

  return { answer, answerMarkdown: createMarkdownAnswers(render, options), renderShared };
}

/**
 * Redirects permanently to the URL without superfluous slashes. The framework would redirect temporarily, and
 * search engines would keep both URLs.
 */
function redirectWithoutExtraSlashes({ pathname, search }: URL): Response {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const headers = { location: path + search, 'cache-control': 'no-store' };
  return new Response(null, { status: 301, headers });
}

function notAllowed(methods: string): Response {
  return new Response(null, { status: 405, headers: { allow: methods, 'cache-control': 'no-store' } });
}

/**
 * Adds the tokens that were renewed during the rendering to the response. Without them the shopper would be
 * signed out, because the old tokens are no longer valid.
 */
function answered(response: Response, cookies: CookieJar): Response {
  withCookies(response.headers, cookies);
  return response;
}

function withCookies(headers: Headers, cookies: CookieJar): Headers {
  for (const line of cookies.setCookies()) headers.append('set-cookie', line);
  return headers;
}

/** Whether an error only means that the client has closed the connection. */
function isDisconnected(error: unknown, { aborted, reason }: AbortSignal): boolean {
  if (aborted && error === reason) return true;
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}
