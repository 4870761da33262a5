import type * as z from 'zod/mini';
import type { Operation } from '#contract/operations.ts';
import { ValueResponse } from '#shared/web/value-response.ts';
import type { Logger } from '../process/logger.ts';
import { cameAt, type Fault, faultsIn, pointerOf } from './answers/answer-faults.ts';
import { serious, shownPart } from './answers/shown-part.ts';
import { isShared } from './operations.ts';
import { problem, problemResponse } from './problem.ts';

type Asked = { requestId: string; method: string; path: string };

/**
 * Checks the successful response of an operation. Returns what the shopper gets: the whole response, a part
 * of it, or a problem document.
 */
export type CheckAnswer = (response: Response, operation: Operation, asked: Asked) => Promise<Response>;

const READ_TITLE = 'Данные пришли с\u00a0ошибкой, показать их\u00a0нельзя. Попробуйте позже';
const WRITE_TITLE = 'Ответ пришёл с\u00a0ошибкой. Обновите страницу: действие могло выполниться';

/** At most this many faults are listed in one log line. */
const MOST_NAMED = 5;
/** The same fault is logged again only after this time, in ms. */
const QUIET_MS = 60_000;
/** For how many different faults the time of the last log line is remembered. */
const MOST_KNOWN = 1000;

/**
 * Checks responses of an external API against the contract. For a response that violates it, logs the
 * operation and, for each fault, the JSON pointer, the violated rule and the value. Shoppers get the part
 * that can be shown, or a problem document if nothing can be shown.
 */
export function createAnswerCheck(logger: Logger, now: () => number = Date.now): CheckAnswer {
  // Loaded only for the first check: in production, a shop with its own backend checks no responses.
  let schemas: Promise<Schemas> | undefined;
  const loggedAt = new Map<string, number>();

  function isNew(operation: Operation, { path, rule }: Fault): boolean {
    const shape = path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('/');
    const key = `${operation.id} ${shape} ${rule}`;
    const last = loggedAt.get(key);
    if (last !== undefined && now() - last < QUIET_MS) return false;
    if (loggedAt.size >= MOST_KNOWN) loggedAt.clear();
    loggedAt.set(key, now());
    return true;
  }

  function report(
    operation: Operation,
    asked: Asked,
    value: unknown,
    faults: Fault[],
    outcome: string,
  ): void {
    const fresh = faults.filter((fault) => isNew(operation, fault));
    if (fresh.length === 0) return;
    const named = fresh.slice(0, MOST_NAMED).map(({ path, rule }) => ({
      pointer: pointerOf(path),
      rule,
      came: cameAt(value, path, isShared(operation)),
    }));
    const fields = { ...asked, operation: operation.id, faults: named, faultCount: faults.length, outcome };
    const message = 'An answer of the API breaks the contract';
    if (serious(faults).every(({ kind }) => kind === 'extra')) logger.warn(fields, message);
    else logger.error(fields, message);
  }

  return async (response, operation, asked) => {
    schemas ??= responseSchemas();
    const schema = (await schemas).get(operation.id);
    const { status, headers } = response;
    const rule = `must have the status ${operation.status}`;
    const ofStatus: Fault[] = status === operation.status ? [] : [{ path: [], rule, kind: 'value' }];
    if (!schema) {
      if (ofStatus.length === 0) return response;
      report(operation, asked, `the status ${status}`, ofStatus, 'passed on as the documented status');
      return new Response(null, { status: operation.status, headers });
    }
    const value = await bodyOf(response);
    const faults = [...ofStatus, ...faultsIn(schema, value)];
    if (faults.length === 0)
      return response instanceof ValueResponse ? response : new ValueResponse(value, response);
    const isPublic = isShared(operation);
    const ofBody = faults.slice(ofStatus.length);
    const shown = value === undefined ? undefined : shownPart(schema, value, ofBody, isPublic);
    const isWhole = ofBody.every(({ kind }) => kind === 'length');
    report(operation, asked, value, faults, shown ? (isWhole ? 'shown' : 'shown without them') : 'not shown');
    if (!shown) {
      const title = operation.method === 'get' ? READ_TITLE : WRITE_TITLE;
      return problemResponse({ ...problem('INTERNAL', asked.requestId), title });
    }
    const kept = new Headers(headers);
    // Removes the headers that describe the original response, because the body has changed.
    if (!isWhole) for (const name of ['etag', 'last-modified']) kept.delete(name);
    return new ValueResponse(shown.value, { status: operation.status, headers: kept });
  };
}

type Schemas = ReadonlyMap<string, z.ZodMiniType>;

async function responseSchemas(): Promise<Schemas> {
  const { operationSchemas } = await import('#contract/operation-schemas.ts');
  return new Map(
    Object.entries(operationSchemas).flatMap(([id, parts]) =>
      'response' in parts ? [[id, parts.response]] : [],
    ),
  );
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response instanceof ValueResponse) return response.value;
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
