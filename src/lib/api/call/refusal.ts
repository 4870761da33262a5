import type { FieldError, Problem } from '@/generated/client/client.schemas';
import { ApiError, kindOfStatus } from '../errors/api-error';

/**
 * Creates the error for an unsuccessful response. `body` is the parsed JSON, or the text if it is not JSON.
 */
export function refusal(response: Response, body: unknown, requestId: string): ApiError {
  const problem = asProblem(body);
  return new ApiError({
    kind: kindOfStatus(response.status),
    status: response.status,
    code: problem.code,
    message: problem.title || undefined,
    data: body,
    fieldErrors: problem.errors,
    requestId: problem.requestId ?? requestId,
    retryAfter: secondsOf(response.headers.get('retry-after')),
  });
}

/**
 * The members of a problem that have the right type. A proxy may answer with any JSON, so the others are
 * dropped.
 */
function asProblem(body: unknown): Partial<Problem> {
  if (typeof body !== 'object' || body === null) return {};
  const { title, code, requestId, errors } = body as Record<keyof Problem, unknown>;
  return {
    title: typeof title === 'string' ? title : undefined,
    code: typeof code === 'string' ? (code as Problem['code']) : undefined,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : undefined,
  };
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null) return false;
  const { pointer, message } = value as Record<keyof FieldError, unknown>;
  return typeof pointer === 'string' && typeof message === 'string';
}

/** Retry-After in seconds; the header may have seconds or a date. */
function secondsOf(header: string | null): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
