import { bodyLimits, type Operation, operations } from '#contract/operations.ts';
import { GATEWAY_TIMEOUT_MS } from '#shared/web/gateway-timeout.ts';
import { CLEARED_AT_SIGN_OUT } from '#shared/web/identity-cookies.ts';
import type { Logger } from '../process/logger.ts';
import { buildManifest } from './build-manifest.ts';
import { callHeaders } from './call-headers.ts';
import type { CheckAnswer } from './check-answers.ts';
import { withEtag } from './etag.ts';
import { finishAnswer } from './finish-answer.ts';
import { ALLOWED_METHODS, guard, isAllowedMethod } from './guard.ts';
import { createIdentifiedSend, type Identified, type Shopper } from './identity.ts';
import { EXPIRED_COOKIES, maySetCookie } from './identity-cookies.ts';
import { maskError } from './mask.ts';
import { notForwarded } from './not-forwarded.ts';
import { isOfOperators, isShared, isSignOut, operationAt } from './operations.ts';
import { problem, problemResponse } from './problem.ts';
import { readBody } from './request-body.ts';
import { withTimeout } from './timeout.ts';
import type { ApiCall, Upstream } from './upstream.ts';

export type GatewayOptions = {
  upstream: Upstream;
  site: string;
  siteId: string;
  /** Version of the build. Open pages compare it with their own. */
  build: string;
  /** Origin of the shop. If undefined, it is taken from the Host header. */
  publicUrl: string | undefined;
  logger: Logger;
  /** Timeout for calls to the API, in ms; `GATEWAY_TIMEOUT_MS` by default. */
  timeoutMs?: number;
  /** Checks successful responses against the contract. Without it they are passed on unread. */
  checkAnswer?: CheckAnswer | undefined;
};

/** Who makes the call. `cookieHeader` has the shopper's cookies; it is empty for an anonymous call. */
type Caller = Shopper & { requestId: string };

export type Gateway = {
  /**
   * Handles a call from a script of a page: first checks where it comes from and how large it is. Never
   * rejects.
   */
  fromBrowser(request: Request, caller: Caller): Promise<Response>;
  /** Handles a call made while a page is rendered. Never rejects. */
  fromRendering(request: Request, caller: Caller): Promise<Response>;
  /** Whether the API is ready. Resolves within 2 s. */
  isHealthy(requestId: string): Promise<boolean>;
};

const HEALTH_TIMEOUT_MS = 2_000;

/**
 * The gateway between browsers and the API: passes the access cookie on as a bearer token, and turns failures
 * into problem documents.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const {
    upstream,
    site,
    siteId,
    build,
    publicUrl,
    logger,
    timeoutMs = GATEWAY_TIMEOUT_MS,
    checkAnswer,
  } = options;
  const send = withTimeout(upstream, timeoutMs);
  const sendIdentified = createIdentifiedSend(send, { site, siteId });

  async function ask(request: Request, body: ApiCall['body'], caller: Caller): Promise<Response> {
    const { pathname, search, searchParams } = new URL(request.url);
    const { method } = request;
    const { requestId } = caller;
    // Passes on only operations that the contract has for shoppers. Operators use another port, and an
    // external API may have more paths, which shoppers must not reach.
    const operation = operationAt(method, pathname);
    if (!operation || isOfOperators(operation)) return notForwarded(pathname, requestId);
    const headers = callHeaders(request.headers, requestId);
    if (operation.id === 'getBuildManifest') return await buildManifest(searchParams, headers, build);
    try {
      const call = { method, path: pathname + search, headers, body };
      const identified = await sendIdentified(call, operation, caller);
      return await finish(identified, operation, { requestId, method, path: pathname });
    } catch (err) {
      logger.error({ requestId, method, path: pathname, err }, 'A call to the API failed');
      return maskError(err, requestId);
    }
  }

  /**
   * Passes a call on. After a sign-out, it deletes the cookies and clears the browser's caches, even if the
   * API cannot be reached.
   */
  async function askAndForget(request: Request, body: ApiCall['body'], caller: Caller): Promise<Response> {
    const response = await ask(request, body, caller);
    const signsOut = isSignOut(operationAt(request.method, new URL(request.url).pathname));
    if (signsOut && !response.ok) {
      response.headers.set('clear-site-data', CLEARED_AT_SIGN_OUT);
      for (const cookie of EXPIRED_COOKIES) response.headers.append('set-cookie', cookie);
    }
    return response;
  }

  function finish(
    { response, setCookies }: Identified,
    operation: Operation,
    asked: { requestId: string; method: string; path: string },
  ) {
    const answered = response.headers.getSetCookie().filter((line) => maySetCookie(line, operation));
    const cookies = [...setCookies, ...answered];
    const isPublic = isShared(operation);
    return finishAnswer(response, operation, asked, { logger, checkAnswer, cookies, isPublic });
  }

  return {
    async fromBrowser(request, caller) {
      const { requestId } = caller;
      if (!isAllowedMethod(request.method))
        return problemResponse(problem('INVALID_REQUEST', requestId, 405), { allow: ALLOWED_METHODS });
      const refusal = guard(request, publicUrl);
      if (refusal) return problemResponse(problem(refusal, requestId));
      // A body can only be unreadable because the browser has disconnected. The response will then not be
      // read.
      const operation = operationAt(request.method, new URL(request.url).pathname);
      const limit = operation && bodyLimits[operation.id];
      const body = await readBody(request, limit).catch(() => 'broken' as const);
      if (body === 'broken') return problemResponse(problem('MALFORMED_JSON', requestId));
      if (body === 'too large') return problemResponse(problem('PAYLOAD_TOO_LARGE', requestId));
      const answer = await askAndForget(request, body, caller);
      return request.method === 'GET' && isShared(operation)
        ? withEtag(answer, request.headers.get('if-none-match'))
        : answer;
    },
    async fromRendering(request, caller) {
      const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
      return ask(request, body, caller);
    },
    async isHealthy(requestId) {
      const given = new Headers({ 'x-requested-from': 'server', 'x-site-id': siteId });
      const path = `${operations.getHealth.path}?site=${site}`;
      const call = { method: 'GET', path, headers: callHeaders(given, requestId) };
      return send(call, {}, Math.min(timeoutMs, HEALTH_TIMEOUT_MS)).then(
        ({ ok }) => ok,
        () => false,
      );
    },
  };
}
