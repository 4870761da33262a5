import { codeForStatus, type Problem, problem, problemResponse, RETRY_AFTER_S } from './problem.ts';
import { isJson, UpstreamError } from './upstream.ts';

/** The response to pass on. `hidden` describes for the log what was removed from the API's response. */
export type Masked = { response: Response; hidden?: string };

/** The problem document for a failed API call: 503 if a retry may help, otherwise 500. */
export function maskError(error: unknown, requestId: string): Response {
  const later = error instanceof UpstreamError && error.kind === 'unreachable';
  return problemResponse(problem(later ? 'UNAVAILABLE' : 'INTERNAL', requestId));
}

/**
 * Lets only responses pass that the contract allows: JSON, empty responses, and problem documents with
 * documented fields. Anything else, such as HTML, a redirect or the cause of an error, is replaced by a
 * problem document without details.
 */
export async function mask(response: Response, requestId: string): Promise<Masked> {
  const { status, headers } = response;
  if (status >= 500) return { response: failure(response, requestId), hidden: `status ${status}` };
  if (status >= 400) return refusal(response, requestId);
  if (status === 204 || status === 304) return { response };
  if (status >= 200 && status < 300 && isJson(headers)) return { response };
  const hidden = `status ${status}, content type ${headers.get('content-type') ?? 'none'}`;
  return { response: problemResponse(problem('INTERNAL', requestId)), hidden };
}

function failure(response: Response, requestId: string): Response {
  const code = codeForStatus(response.status);
  const known = code === 'UNAVAILABLE' ? code : 'INTERNAL';
  return problemResponse(problem(known, requestId), known === 'UNAVAILABLE' ? retryAfter(response) : {});
}

/** Passes Retry-After on if it is a plausible number of seconds. */
function retryAfter(response: Response): Record<string, string> {
  const given = response.headers.get('retry-after') ?? '';
  const sane = /^\d{1,5}$/.test(given) && Number(given) <= 86_400;
  return { 'retry-after': sane ? given : String(RETRY_AFTER_S) };
}

async function refusal(response: Response, requestId: string): Promise<Masked> {
  const { status } = response;
  const extra = {
    ...(status === 429 && retryAfter(response)),
    ...(response.headers.has('allow') && { allow: response.headers.get('allow') ?? '' }),
  };
  const stated = isJson(response.headers)
    ? statedProblem(await parsed(response), status, requestId)
    : undefined;
  if (stated) return { response: problemResponse(stated, extra) };
  const code = codeForStatus(status);
  const hidden = `status ${status} without a problem of the contract`;
  return { response: problemResponse(problem(code, requestId, status), extra), hidden };
}

async function parsed(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function statedProblem(value: unknown, status: number, requestId: string): Problem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, title, code, errors, order } = value as Record<string, unknown>;
  if (typeof code !== 'string' || !/^[A-Z][A-Z_]{1,63}$/.test(code)) return undefined;
  if (typeof title !== 'string' || typeof type !== 'string' || !type.startsWith('/problems/'))
    return undefined;
  return {
    type,
    title,
    status,
    code,
    requestId,
    ...(Array.isArray(errors) && { errors: errors.map(fieldError) }),
    ...(isObject(order) && { order: orderChanges(order) }),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Keeps only the fields that openapi/schemas/order-changes.yaml lists. */
function orderChanges({ changes, now, ...sums }: Record<string, unknown>): Record<string, unknown> {
  return {
    changes: Array.isArray(changes)
      ? changes.map((change) => only(change, ['code', 'articleId', 'text']))
      : [],
    now: only(now, ['cartVersion', 'pieces', 'total']),
    ...only(sums, ['goodsSum', 'discountSum', 'deliveryPrice']),
  };
}

/** Keeps only the fields that openapi/schemas/field-error.yaml lists. */
const fieldError = (value: unknown) => only(value, ['in', 'pointer', 'code', 'message']);

function only(value: unknown, names: readonly string[]): Record<string, unknown> {
  const source = isObject(value) ? value : {};
  return Object.fromEntries(names.flatMap((name) => (name in source ? [[name, source[name]]] : [])));
}
