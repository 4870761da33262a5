import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type * as z from 'zod/mini';
import { fieldErrors, type WrongField } from '#shared/field-errors.ts';
import type { FieldError } from '../../../src/generated/zod/zod.schemas.ts';
import type { Deps } from '../../deps.ts';
import { isDatabaseDown } from '../db/database-down.ts';
import { loggedCause } from '../log/logged-cause.ts';
import { readJson } from './body.ts';
import { checkAnswer } from './contract-check.ts';
import { Empty, type Operation } from './operation.ts';
import { pathValue, routePattern } from './path-template.ts';
import type { FindPrincipal, Principal } from './principal.ts';
import { invalidRequest, ProblemError, problemResponse, unavailable } from './problem.ts';
import { readText } from './read-text.ts';

/** More of a User-Agent tells nothing about the device. */
const USER_AGENT_LIMIT = 512;

/** What the tier in front tells about a request. */
export type RequestInfo = { clientIp?: string };

export type AppEnv = { Bindings: RequestInfo; Variables: { requestId: string } };

/** Gives an operation its place: reads who calls, then what is asked, then lets the handler work. */
export function mount(app: Hono<AppEnv>, deps: Deps, spec: Operation, findPrincipal: FindPrincipal): void {
  const name = `${spec.method.toUpperCase()} ${spec.path}`;
  app.on(spec.method.toUpperCase(), routePattern(spec.path), async (c) => {
    const started = performance.now();
    const response = await respond(c, deps, spec, name, findPrincipal);
    if (deps.checkAnswers) await checkAnswer(spec, response);
    const { requestId } = c.var;
    const ms = Math.round(performance.now() - started);
    deps.logger.debug({ requestId, operation: name, status: response.status, ms }, 'answered');
    return response;
  });
}

async function respond(
  c: Context<AppEnv>,
  deps: Deps,
  spec: Operation,
  name: string,
  findPrincipal: FindPrincipal,
): Promise<Response> {
  const cookies: string[] = [];
  const response = await answer(c, deps, spec, findPrincipal, cookies).catch((error: unknown) =>
    failure(deps, error, c.var.requestId, name),
  );
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

async function answer(
  c: Context<AppEnv>,
  deps: Deps,
  spec: Operation,
  findPrincipal: FindPrincipal,
  setCookies: string[],
): Promise<Response> {
  const bearer = bearerOf(c.req.header('authorization'));
  const principal = await callerOf(spec, deps, findPrincipal, bearer);
  const asked = await readRequest(c, spec);
  const headers = new Headers({ 'cache-control': 'no-store' });
  const value = await spec.handler({
    ...asked,
    // `callerOf` refused every caller that the access does not admit.
    principal: principal as Principal & { kind: 'user' },
    bearer,
    deps,
    requestId: c.var.requestId,
    clientIp: c.env?.clientIp ?? 'unknown',
    userAgent: (c.req.header('user-agent') ?? '').slice(0, USER_AGENT_LIMIT),
    cookies: getCookie(c),
    setCookie: (cookie) => setCookies.push(cookie),
    headers,
  });
  if (value instanceof Empty) return new Response(null, { status: value.status, headers });
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(value), { headers });
}

const bearerOf = (header: string | undefined) =>
  /^Bearer +([\w.~+/=-]{1,512})$/i.exec(header ?? '')?.[1] ?? null;

async function callerOf(
  { access }: Operation,
  deps: Deps,
  findPrincipal: FindPrincipal,
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

/** Reads all parts of a request and throws one 422 that names everything wrong with them. */
async function readRequest(c: Context<AppEnv>, { path, schemas }: Operation) {
  const body = schemas.body ? await readJson(c.req.raw) : undefined;
  const errors: FieldError[] = [];
  const check = <T>(place: FieldError['in'], schema: z.ZodMiniType<T>, input: unknown): T => {
    const result = schema.safeParse(input);
    if (!result.success) errors.push(...atPlace(place, fieldErrors(result.error.issues, input)));
    // Never handed on: the 422 below comes first.
    return result.data as T;
  };
  const one = (text: string | undefined) => (text === undefined ? undefined : [text]);
  const asked = {
    params: schemas.params
      ? check(
          'path',
          schemas.params,
          readText(schemas.params, (name) => {
            const segment = c.req.param(name);
            return segment === undefined ? undefined : [pathValue(path, name, segment)];
          }),
        )
      : undefined,
    query: check(
      'query',
      schemas.query,
      readText(schemas.query, (name) => c.req.queries(name)),
    ),
    header: check(
      'header',
      schemas.header,
      readText(schemas.header, (name) => one(c.req.header(name))),
    ),
    body: schemas.body ? check('body', schemas.body, body) : undefined,
  };
  if (errors.length > 0) throw invalidRequest(errors);
  return asked;
}

/** Says which part of the request the fields are of. A pointer of the contract has at most 200 characters. */
const atPlace = (place: FieldError['in'], wrong: WrongField[]): FieldError[] =>
  wrong.map(({ pointer, ...rest }) => ({ in: place, pointer: pointer.slice(0, 200), ...rest }));

/** The public side of whatever was thrown. The cause of the unexpected goes to the log only. */
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
