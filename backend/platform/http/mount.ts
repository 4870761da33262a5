import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { type Operation, operationList, operatorRoles } from '#contract/operations.ts';
import { ValueResponse } from '#shared/web/value-response.ts';
import type { PlatformDeps } from '../base/deps.ts';
import type { Database, Transaction } from '../db/database.ts';
import { isDatabaseDown } from '../db/database-down.ts';
import { loggedCause } from '../log/logged-cause.ts';
import { tracedCall } from '../tracing/tracing.ts';
import { checkAnswer } from './contract-check.ts';
import type { Implementation } from './implement.ts';
import {
  type CallingOperator,
  type CountWrongToken,
  isQuiet,
  type OperatorGate,
  refuseGuesses,
} from './operator.ts';
import { createOwnerQueue, type OwnerQueue } from './owner-queue.ts';
import { createPageMemory, type PageMemory } from './page-memory.ts';
import { routePattern } from './path-template.ts';
import type { FindPrincipal, Principal } from './principal.ts';
import { ProblemError, problemResponse, unavailable } from './problem.ts';
import { readRequest } from './read-request.ts';

/**
 * A User-Agent header is cut to this number of characters. What follows says nothing more about the device.
 */
const USER_AGENT_LIMIT = 512;

/**
 * What the server around the API (the gateway or the page server) passes with a request. `page` is an object
 * that identifies the page being rendered: all calls for that page have the same one.
 */
export type RequestInfo = { clientIp?: string; page?: object };

export type AppEnv = { Bindings: RequestInfo; Variables: { requestId: string } };

/** An operation with its handler. `implement` has already checked that their types fit. */
type Mounted = {
  operation: Operation;
  handler: (call: object) => unknown;
  inTurn: OwnerQueue;
  memory: PageMemory;
} & MountParts;

export type MountParts<Parts extends PlatformDeps = PlatformDeps> = {
  deps: Parts;
  findPrincipal: FindPrincipal;
  operators: OperatorGate;
  countWrongToken: CountWrongToken;
};

/**
 * Adds the routes of some services to the app. For each call, first the caller is identified, then the
 * request is parsed, then the handler runs.
 */
export function mount<Parts extends PlatformDeps>(
  app: Hono<AppEnv>,
  services: Partial<Implementation<Parts>>,
  parts: MountParts<Parts>,
): void {
  const shared = { ...parts, inTurn: createOwnerQueue(), memory: createPageMemory() };
  for (const operation of operationList) {
    const handlers = services[operation.service] as Record<string, Mounted['handler']> | undefined;
    if (!handlers) continue;
    const handler = handlers[operation.id];
    if (!handler) throw new Error(`${operation.id} has no implementation.`);
    mountOne(app, { ...shared, operation, handler });
  }
}

function mountOne(app: Hono<AppEnv>, mounted: Mounted): void {
  const { operation, deps } = mounted;
  app.on(operation.method.toUpperCase(), routePattern(operation.path), async (c) => {
    const started = performance.now();
    const traceparent = c.req.header('traceparent');
    const response = await tracedCall({ name: operation.id, traceparent }, () => respond(c, mounted));
    if (deps.checkAnswers) await checkAnswer(operation, response);
    const { requestId } = c.var;
    const ms = Math.round(performance.now() - started);
    deps.logger.debug({ requestId, operation: operation.id, status: response.status, ms }, 'answered');
    return response;
  });
}

async function respond(c: Context<AppEnv>, mounted: Mounted): Promise<Response> {
  const cookies: string[] = [];
  const bearer = bearerOf(c.req.header('authorization'));
  const isOfOperators = mounted.operation.access === 'operator';
  const answered = isOfOperators
    ? answerOperator(c, mounted, bearer, cookies)
    : callerOf(mounted, bearer, c.env?.page).then((principal) => {
        const work = () => answer(c, mounted, { bearer, principal }, cookies);
        return principal && changes(mounted.operation) ? mounted.inTurn(principal.id, work) : work();
      });
  const response = await answered.catch((error: unknown) =>
    failure(mounted.deps, error, c.var.requestId, mounted.operation.id),
  );
  if (changes(mounted.operation)) mounted.memory.forget(c.env?.page);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

const changes = ({ method }: Operation) => method !== 'get';

type Caller = { bearer: string | null; principal: Principal | CallingOperator | null };

async function answer(
  c: Context<AppEnv>,
  { operation, handler, deps, memory }: Mounted,
  { bearer, principal }: Caller,
  setCookies: string[],
): Promise<Response> {
  const requestParts = await readRequest(c, operation);
  const headers = new Headers({ 'cache-control': 'no-store' });
  const value = await handler({
    ...requestParts,
    principal,
    once: (question: string, find: () => Promise<unknown>) =>
      memory.once(c.env?.page, `${principal?.id} ${question}`, find),
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
  return new ValueResponse(value, { status: 200, headers });
}

const bearerOf = (header: string | undefined) =>
  /^Bearer +([\w.~+/=-]{1,512})$/i.exec(header ?? '')?.[1] ?? null;

/**
 * Finds out who makes the call.
 * @throws ProblemError 401 if the operation is not open to this caller.
 */
async function callerOf(
  { operation, deps, findPrincipal, memory }: Mounted,
  bearer: string | null,
  page: object | undefined,
): Promise<Principal | null> {
  const { access } = operation;
  if (access === 'open') return null;
  const find = (token: string) =>
    memory.once(page, `caller ${token}`, () => findPrincipal(deps.db, token, deps.clock()));
  const principal = bearer === null ? null : await find(bearer);
  const admitted =
    access === 'optional'
      ? bearer === null || principal !== null
      : principal !== null && (access === 'bearer' || principal.kind === 'user');
  if (!admitted) throw new ProblemError(401, 'UNAUTHORIZED');
  return principal;
}

/** Runs an operator's call and logs it with its outcome, even if it is refused. */
async function answerOperator(
  c: Context<AppEnv>,
  mounted: Mounted,
  bearer: string | null,
  setCookies: string[],
): Promise<Response> {
  const { operation, deps, operators, countWrongToken } = mounted;
  const call = { at: deps.clock(), isQuiet: isQuiet(operation.id) };
  const known = bearer === null ? null : await operators.find(deps.db, bearer, call);
  if (!known) {
    if (bearer !== null)
      refuseGuesses(countWrongToken, deps, { clientIp: c.env?.clientIp, requestId: c.var.requestId });
    throw new ProblemError(401, 'UNAUTHORIZED');
  }
  const { isRevoked, ...operator } = known;
  const note = async (db: Database | Transaction, outcome: string, subject: { subjectId?: string } = {}) => {
    if (call.isQuiet && outcome === 'OK') return;
    const { requestId } = c.var;
    const of = { operatorId: operator.id, operation: operation.id, params: c.req.param(), ...subject };
    await operators.note(db, { ...of, outcome, requestId, at: deps.clock() });
  };
  let isSigned = false;
  const sign: CallingOperator['sign'] = async (tx, subjectId) => {
    await note(tx, 'OK', subjectId === undefined ? {} : { subjectId });
    isSigned = true;
  };
  try {
    if (isRevoked) throw new ProblemError(401, 'UNAUTHORIZED');
    if (!rolesOf(operation).includes(operator.role)) throw new ProblemError(403, 'FORBIDDEN');
    const response = await answer(c, mounted, { bearer, principal: { ...operator, sign } }, setCookies);
    if (!isSigned) await note(deps.db, 'OK');
    return response;
  } catch (error) {
    const outcome = error instanceof ProblemError ? error.code : 'INTERNAL';
    await note(deps.db, outcome).catch((cause: unknown) => {
      const { requestId } = c.var;
      deps.logger.error(
        { requestId, cause: loggedCause(cause) },
        'the call of an operator could not be logged',
      );
    });
    throw error;
  }
}

const rolesOf = ({ id }: Operation): readonly string[] =>
  (operatorRoles as Partial<Record<string, readonly string[]>>)[id] ?? [];

/**
 * Converts an error to the response that the caller gets. If the error is unexpected, the response is a 500
 * without its cause, which is only logged.
 */
export function failure(deps: PlatformDeps, error: unknown, requestId: string, operation: string): Response {
  if (error instanceof ProblemError) return problemResponse(error, requestId);
  const cause = loggedCause(error);
  if (isDatabaseDown(error)) {
    deps.logger.error({ requestId, operation, status: 503, cause }, 'database unavailable');
    return problemResponse(unavailable(), requestId);
  }
  deps.logger.error({ requestId, operation, status: 500, cause }, 'unexpected failure');
  return problemResponse(new ProblemError(500, 'INTERNAL'), requestId);
}
