import { bodyLimits, type Operation } from '#contract/operations.ts';
import { DESK_ATTEMPT_COOKIE, DESK_COOKIE, endedSessionCookie } from '#shared/web/desk-cookies.ts';
import { CLEARED_AT_SIGN_OUT } from '#shared/web/identity-cookies.ts';
import { callHeaders } from '../gateway/call-headers.ts';
import { type FinishOptions, finishAnswer } from '../gateway/finish-answer.ts';
import { ALLOWED_METHODS, guard, isAllowedMethod, isSameOrigin } from '../gateway/guard.ts';
import { readSetCookie, tokenOf } from '../gateway/identity-cookies.ts';
import { maskError } from '../gateway/mask.ts';
import { notForwarded } from '../gateway/not-forwarded.ts';
import { isOfOperators, operationAt, reads } from '../gateway/operations.ts';
import { problem, problemResponse } from '../gateway/problem.ts';
import { readBody } from '../gateway/request-body.ts';
import { withTimeout } from '../gateway/timeout.ts';
import type { ApiCall, Upstream } from '../gateway/upstream.ts';

export type DeskGatewayOptions = FinishOptions & {
  /** The operator API. */
  upstream: Upstream;
  /** Origin of the desk. */
  origin: string;
  /** Timeout for calls to the API, in ms; 30 000 by default. */
  timeoutMs?: number;
};

type Caller = { requestId: string; clientIp: string | undefined; cookieHeader: string };

/**
 * The gateway between the desk and the operator API: it turns the session cookie into a bearer token. Calls
 * that only read must also come from a page of the desk, because their responses contain personal data of
 * buyers. The gateway never rejects.
 */
export function createDeskGateway(options: DeskGatewayOptions) {
  const { upstream, origin, logger, timeoutMs = 30_000 } = options;
  const send = withTimeout(upstream, timeoutMs);

  async function ask(
    request: Request,
    operation: Operation,
    body: ApiCall['body'],
    { requestId, clientIp, cookieHeader }: Caller,
  ): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const headers = callHeaders(request.headers, requestId);
    addCredentials(headers, operation, cookieHeader);
    try {
      const response = await send({ method, path: pathname + search, headers, body }, { clientIp });
      const cookies = response.headers.getSetCookie().filter(isOfDesk);
      const asked = { requestId, method, path: pathname };
      return await finishAnswer(response, operation, asked, { ...options, cookies, isPublic: false });
    } catch (err) {
      logger.error({ requestId, method, path: pathname, err }, 'A call to the operator API failed');
      return maskError(err, requestId);
    }
  }

  return async (request: Request, caller: Caller): Promise<Response> => {
    const { requestId } = caller;
    const { pathname } = new URL(request.url);
    const refuse = (code: Parameters<typeof problem>[0]) => problemResponse(problem(code, requestId));
    if (!isAllowedMethod(request.method))
      return problemResponse(problem('INVALID_REQUEST', requestId, 405), { allow: ALLOWED_METHODS });
    const sentBy = request.headers.get('origin') ?? origin;
    if (!isSameOrigin(request.headers, origin) || sentBy !== origin) return refuse('CROSS_SITE_REQUEST');
    const refusal = guard(request, origin);
    if (refusal) return refuse(refusal);
    const operation = operationAt(request.method, pathname);
    if (!operation || !isOfOperators(operation)) return notForwarded(pathname, requestId, isOfOperators);
    // Reading the body fails if the browser disconnects. In this case, no program reads the response.
    const body = await readBody(request, bodyLimits[operation.id]).catch(() => 'broken' as const);
    if (body === 'broken') return refuse('MALFORMED_JSON');
    if (body === 'too large') return refuse('PAYLOAD_TOO_LARGE');
    const response = await ask(request, operation, body, caller);
    // The browser forgets the session even if the API is unreachable.
    if (operation.id === 'signOutOperator' && !response.ok) {
      response.headers.set('clear-site-data', CLEARED_AT_SIGN_OUT);
      response.headers.append('set-cookie', endedSessionCookie());
    }
    return response;
  };
}

/** Adds the credential of a call: the session as a bearer token, or the cookie of an attempt. */
function addCredentials(headers: Headers, operation: Operation, cookieHeader: string): void {
  const session = reads(operation, 'operatorAuth') ? tokenOf(cookieHeader, DESK_COOKIE) : undefined;
  if (session) headers.set('authorization', `Bearer ${session}`);
  const attempt = reads(operation, 'deskAttempt') ? tokenOf(cookieHeader, DESK_ATTEMPT_COOKIE) : undefined;
  if (attempt) headers.set('cookie', `${DESK_ATTEMPT_COOKIE}=${attempt}`);
}

/** Whether a Set-Cookie header sets a cookie of the desk. The API may set no other cookies. */
function isOfDesk(line: string): boolean {
  const name = readSetCookie(line)?.name;
  return name === DESK_COOKIE || name === DESK_ATTEMPT_COOKIE;
}
