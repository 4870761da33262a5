import type { FieldError, Problem, ProblemCode } from '#contract/zod/zod.schemas.ts';
import { countOf, type PluralForms } from '#shared/text/plural.ts';
import { problemTitles, problemType } from '#shared/web/problem-titles.ts';

/** For each problem code of the contract, the sentence that shoppers see. */
const TITLES: Readonly<Record<ProblemCode, string>> = problemTitles;

/**
 * Thrown to refuse a call; it has a sentence for the shopper. Any other error becomes a 500 response with the
 * code INTERNAL.
 */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  readonly code: ProblemCode;
  readonly title: string;
  readonly errors: FieldError[] | undefined;
  /** Headers of the response, such as Retry-After. */
  readonly headers: Record<string, string>;
  /** More members for the problem in the response; the contract defines their names. */
  readonly more: object | undefined;

  constructor(
    status: number,
    code: ProblemCode,
    title: string = TITLES[code],
    errors?: FieldError[],
    headers: Record<string, string> = {},
    more?: object,
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.title = title;
    this.errors = errors;
    this.headers = headers;
    this.more = more;
  }
}

/** A 422 problem for a request that does not fit the contract. It lists at most 100 field errors. */
export function invalidRequest(errors: FieldError[]): ProblemError {
  return new ProblemError(422, 'INVALID_REQUEST', undefined, errors.slice(0, 100));
}

const MINUTES: PluralForms = ['минуту', 'минуты', 'минут'];

/**
 * A 429 problem. The waiting time is given in seconds; the sentence for the shopper states it in minutes,
 * rounded up.
 */
export function tooManyRequests(retryAfterSeconds: number): ProblemError {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const title = `Слишком много попыток. Попробуйте через ${countOf(minutes, MINUTES)}`;
  return new ProblemError(429, 'TOO_MANY_REQUESTS', title, undefined, retryAfter(retryAfterSeconds));
}

/** A 503 problem; the client may try again after this number of seconds. */
export function unavailable(retryAfterSeconds = 5): ProblemError {
  return new ProblemError(503, 'UNAVAILABLE', undefined, undefined, retryAfter(retryAfterSeconds));
}

const retryAfter = (seconds: number) => ({
  'retry-after': String(Math.min(86_400, Math.max(1, Math.ceil(seconds)))),
});

/** Converts a ProblemError to a response in the format of RFC 9457. */
export function problemResponse(problem: ProblemError, requestId: string): Response {
  const body: Problem = {
    type: problemType(problem.code),
    title: problem.title,
    status: problem.status,
    code: problem.code,
    requestId,
    ...(problem.errors ? { errors: problem.errors } : {}),
    ...problem.more,
  };
  return new Response(JSON.stringify(body), {
    status: problem.status,
    headers: { 'cache-control': 'no-store', ...problem.headers, 'content-type': 'application/problem+json' },
  });
}
