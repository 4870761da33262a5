import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { type Operation, operationList } from '../../../src/generated/operations.ts';
import type { Deps } from '../../deps.ts';
import { isDatabaseDown } from '../db/database-down.ts';
import { loggedCause } from '../log/logged-cause.ts';
import { checkAnswer } from './contract-check.ts';
import type { Implementation } from './implement.ts';
import { routePattern } from './path-template.ts';
import type { FindPrincipal, Principal } from './principal.ts';
import { ProblemError, problemResponse, unavailable } from './problem.ts';
import { readRequest } from './read-request.ts';

/** The rest of a User-Agent says nothing about the device. */
const USER_AGENT_LIMIT = 512;

/** What the tier in front says about a request. */
export type RequestInfo = { clientIp?: string };

export type AppEnv = { Bindings: RequestInfo; Variables: { requestId: string } };

/** An operation on its way to its handler, whose types have done their work in `implement`. */
type Mounted = {
  operation: Operation;
  handler: (call: object) => unknown;
  deps: Deps;
  findPrincipal: FindPrincipal;
};

/** Gives every operation its place: reads who calls, then what is asked, then lets the handler work. */
export function mount(
  app: Hono<AppEnv>,
  services: Implementation,
  parts: { deps: Deps; findPrincipal: FindPrincipal },
): void {
  for (const operation of operationList) {
    const handlers = services[operation.service] as Record<string, Mounted['handler']>;
    const handler = handlers[operation.id];
    if (!handler) throw new Error(`${operation.id} has no implementation.`);
    mountOne(app, { ...parts, operation, handler });
  }
}

function mountOne(app: Hono<AppEnv>, mounted: Mounted): void {
  const { operation, deps } = mounted;
  app.on(operation.method.toUpperCase(), routePattern(operation.path), async (c) => {
    const started = performance.now();
    const response = await respond(c, mounted);
    if (deps.checkAnswers) await checkAnswer(operation, response);
    const { requestId } = c.var;
    const ms = Math.round(performance.now() - started);
    deps.logger.debug({ requestId, operation: operation.id, status: response.status, ms }, 'answered');
    return response;
  });
}

async function respond(c: Context<AppEnv>, mounted: Mounted): Promise<Response> {
  const cookies: string[] = [];
  const response = await answer(c, mounted, cookies).catch((error: unknown) =>
    failure(mounted.deps, error, c.var.requestId, mounted.operation.id),
  );
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

async function answer(c: Context<AppEnv>, mounted: Mounted, setCookies: string[]): Promise<Response> {
  const { operation, handler, deps } = mounted;
  const bearer = bearerOf(c.req.header('authorization'));
  const principal = await callerOf(mounted, bearer);
  const asked = await readRequest(c, operation);
  const headers = new Headers({ 'cache-control': 'no-store' });
  const value = await handler({
    ...asked,
    principal,
    bearer: operation.credentials.includes('anyBearerAuth') ? bearer : undefined,
    deps,
    requestId: c.var.requestId,
    clientIp: c.env?.clientIp ?? 'unknown',
    userAgent: (c.req.header('user-agent') ?? '').slice(0, USER_AGENT_LIMIT),
    cookies: getCookie(c),
    setCookie: (cookie: string) => setCookies.push(cookie),
    headers,
  });
  if (operation.status === 204) return new Response(null, { status: 204, headers });
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(value), { headers });
}

const bearerOf = (header: string | undefined) =>
  /^Bearer +([\w.~+/=-]{1,512})$/i.exec(header ?? '')?.[1] ?? null;

/** Throws 401 for every caller that the access of the operation does not admit. */
async function callerOf(
  { operation: { access }, deps, findPrincipal }: Mounted,
  bearer: string | null,
): Promise<Principal | null> {
  if (access === 'open') return null;
  const principal = bearer === null ? null : await findPrincipal(deps.db, bearer, deps.clock());
  const admitted =
    access === 'optional'
      ? bearer === null || principal !== null
      : principal !== null && (access === 'bearer' || principal.kind === 'user');
  if (!admitted) throw new ProblemError(401, 'UNAUTHORIZED');
  return principal;
}

/** The public answer to an error. The cause of an unexpected one goes to the log only. */
export function failure(deps: Deps, error: unknown, requestId: string, operation: string): Response {
  if (error instanceof ProblemError) return problemResponse(error, requestId);
  const cause = loggedCause(error);
  if (isDatabaseDown(error)) {
    deps.logger.error({ requestId, operation, status: 503, cause }, 'database unavailable');
    return problemResponse(unavailable(), requestId);
  }
  deps.logger.error({ requestId, operation, status: 500, cause }, 'unexpected failure');
  return problemResponse(new ProblemError(500, 'INTERNAL'), requestId);
}
