import { type HttpHandler, HttpResponse, http } from 'msw';
import { type Operation, operationList } from '#contract/operations.ts';
import {
  attemptCookie,
  DESK_ATTEMPT_COOKIE,
  endedSessionCookie,
  sessionCookie,
} from '#shared/web/desk-cookies.ts';
import {
  ACCESS_COOKIE,
  ATTEMPT_SECONDS,
  cookieLine,
  DEVICE_COOKIE,
  DEVICE_SECONDS,
  EXTERNAL_COOKIE,
  IDENTITY_SECONDS,
  REFRESH_COOKIE,
  REGISTRATION_COOKIE,
  REGISTRATION_SECONDS,
} from '#shared/web/identity-cookies.ts';
import type { Visitor } from './contract/visitor.ts';
import { deviceOf } from './device-of.ts';
import { type ReadRequest, readRequest } from './read-request.ts';
import { admittedOperator, logOperatorCall, needsOperator } from './shop/operator/access/operators.ts';
import type { MockShop } from './shop/shop.ts';
import { Refusal } from './shop/state/refusal.ts';

export type HandlerOptions = {
  /**
   * What happens to a request without tokens. `jar` (component tests): it gets the tokens in `shop.jar`,
   * because there is only one browser. `headers`: it stays without tokens, because the caller acts for
   * several shoppers.
   */
  identity: 'jar' | 'headers';
  /** Origin of the shop's pages. By default, the origin to which the calls are sent. */
  origin?: string;
};

/** Creates an MSW handler for each operation of the contract. */
export function createHandlers(shop: MockShop, options: HandlerOptions): HttpHandler[] {
  return operationList.map((operation) =>
    http[operation.method](patternOf(operation), ({ request, params }) =>
      answer(shop, operation, request.clone(), params, options),
    ),
  );
}

/** MSW's pattern for the path of an operation, on any origin. */
export function patternOf(operation: Operation): string {
  return `*${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
}

type AnyOperation = (request: ReadRequest & { visitor: Visitor }) => unknown;

async function answer(
  shop: MockShop,
  operation: Operation,
  request: Request,
  params: Record<string, unknown>,
  options: HandlerOptions,
): Promise<Response> {
  const { identity } = options;
  const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID();
  let visitor: Visitor | undefined;
  const log = (outcome: string) =>
    visitor &&
    logOperatorCall(shop.state.desk, visitor, { operation: operation.id, params, outcome, requestId });
  try {
    visitor = visitorOf(shop, operation, request, options);
    const read = await readRequest(operation, request, params);
    const run = shop.operations[operation.id] as AnyOperation;
    const body = run({ ...read, visitor });
    log('OK');
    const headers = cookieHeaders(visitor);
    if (identity === 'jar') {
      if (visitor.cookies !== undefined) shop.jar = visitor.cookies;
      if (visitor.registrationCookie !== undefined) shop.registration = visitor.registrationCookie;
      if (visitor.attemptCookie !== undefined) shop.attempt = visitor.attemptCookie;
      if (visitor.deskCookie !== undefined) shop.desk = visitor.deskCookie || null;
      if (visitor.deskAttemptCookie !== undefined) shop.deskAttempt = visitor.deskAttemptCookie;
    }
    const { status } = operation;
    return status === 204
      ? new HttpResponse(null, { status, headers })
      : HttpResponse.json(body as object, { status, headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    log(error.code);
    const problem = error.problem(requestId);
    return HttpResponse.json(problem, {
      status: problem.status,
      headers: { 'Content-Type': 'application/problem+json' },
    });
  }
}

/**
 * Determines who makes a call.
 * @throws {Refusal} UNAUTHORIZED if the operation requires a token and the request has no valid one
 */
function visitorOf(
  shop: MockShop,
  operation: Operation,
  request: Request,
  { identity, origin = new URL(request.url).origin }: HandlerOptions,
): Visitor {
  const jar = identity === 'jar' ? shop.jar : null;
  const visitor: Visitor = {
    principal: null,
    hasEndedToken: false,
    operator: null,
    signInId: undefined,
    guestId: undefined,
    refreshToken: cookieOf(request, REFRESH_COOKIE) ?? jar?.refresh,
    attempt: operation.credentials.includes('externalAttempt')
      ? (cookieOf(request, EXTERNAL_COOKIE) ?? (identity === 'jar' ? (shop.attempt ?? undefined) : undefined))
      : undefined,
    // In a real page a mock cannot set HttpOnly cookies, so a constant takes the place of the known-device
    // cookie.
    deviceSecret: cookieOf(request, DEVICE_COOKIE) ?? (identity === 'jar' ? 'this browser' : undefined),
    registrationSecret:
      cookieOf(request, REGISTRATION_COOKIE) ??
      (identity === 'jar' ? (shop.registration ?? undefined) : undefined),
    device: deviceOf(request.headers.get('user-agent') ?? navigator.userAgent),
    origin,
    cookies: undefined,
    deviceCookie: undefined,
    registrationCookie: undefined,
    attemptCookie: undefined,
    deskAttempt:
      cookieOf(request, DESK_ATTEMPT_COOKIE) ??
      (identity === 'jar' ? (shop.deskAttempt ?? undefined) : undefined),
    deskCookie: undefined,
    deskAttemptCookie: undefined,
    subjectId: undefined,
  };
  const sent = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (needsOperator(operation.id)) {
    const token = sent ?? (identity === 'jar' ? (shop.desk ?? undefined) : undefined);
    return { ...visitor, operator: admittedOperator(shop.state.desk, operation.id, token) };
  }
  const bearer = takesBearer(operation) ? (sent ?? jar?.access) : undefined;
  const known = bearer ? shop.state.accessTokens[bearer] : undefined;
  visitor.signInId = known?.signInId;
  if (known?.kind === 'guest') visitor.guestId = known.id;
  visitor.principal = principalOf(shop, bearer);
  visitor.hasEndedToken = bearer !== undefined && visitor.principal === null;
  if (isAdmitted(operation, visitor, bearer)) return visitor;
  // If the token of a page has expired, the call is made without a token, unless the operation requires one.
  if (identity === 'headers' || operation.access !== 'optional') throw new Refusal('UNAUTHORIZED');
  renewLikeTheWebTier(shop, visitor);
  return visitor;
}

const takesBearer = ({ credentials }: Operation) =>
  credentials.includes('bearerAuth') || credentials.includes('anyBearerAuth');

function isAdmitted({ access }: Operation, { principal }: Visitor, bearer: string | undefined): boolean {
  if (access === 'open') return true;
  if (access === 'optional') return principal !== null || !bearer;
  return principal !== null && (access === 'bearer' || principal.kind === 'user');
}

/**
 * Renews an expired session as the gateway does. While the refresh token is valid, a page therefore never
 * gets a 401.
 */
function renewLikeTheWebTier(shop: MockShop, visitor: Visitor): void {
  try {
    shop.operations.refreshTokens({ visitor } as Parameters<typeof shop.operations.refreshTokens>[0]);
    visitor.principal = principalOf(shop, visitor.cookies?.access);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    visitor.cookies = null;
  }
}

function principalOf(shop: MockShop, accessToken: string | undefined): Visitor['principal'] {
  const known = accessToken ? shop.state.accessTokens[accessToken] : undefined;
  if (!known || Date.parse(known.expiresAt) <= Date.now()) return null;
  return { id: known.id, kind: known.kind };
}

function cookieOf(request: Request, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
}

function cookieHeaders(visitor: Visitor): Headers {
  const { cookies, deviceCookie, registrationCookie, deskCookie, deskAttemptCookie } = visitor;
  const headers = new Headers();
  const set = (name: string, value: string | undefined, seconds: number) =>
    headers.append('Set-Cookie', cookieLine(name, value ?? '', value ? seconds : 0));
  if (cookies !== undefined) {
    set(ACCESS_COOKIE, cookies?.access, IDENTITY_SECONDS);
    set(REFRESH_COOKIE, cookies?.refresh, IDENTITY_SECONDS);
  }
  if (deviceCookie !== undefined) set(DEVICE_COOKIE, deviceCookie, DEVICE_SECONDS);
  if (registrationCookie !== undefined) set(REGISTRATION_COOKIE, registrationCookie, REGISTRATION_SECONDS);
  if (visitor.attemptCookie !== undefined) set(EXTERNAL_COOKIE, visitor.attemptCookie, ATTEMPT_SECONDS);
  if (deskCookie !== undefined)
    headers.append('Set-Cookie', deskCookie ? sessionCookie(deskCookie) : endedSessionCookie());
  if (deskAttemptCookie !== undefined) headers.append('Set-Cookie', attemptCookie(deskAttemptCookie));
  return headers;
}
