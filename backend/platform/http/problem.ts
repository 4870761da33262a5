import type { FieldError, Problem, ProblemCode } from '#contract/zod/zod.schemas.ts';
import { countOf, type PluralForms } from '#shared/text/plural.ts';
import { problemTitles, problemType } from '#shared/web/problem-titles.ts';

/** The sentence shown to shoppers for each problem code of the contract. */
const TITLES: Readonly<Record<ProblemCode, string>> = problemTitles;

/**
 * A refusal with a sentence for the shopper. Any other thrown error becomes a 500 response with the code
 * INTERNAL.
 */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  readonly code: ProblemCode;
  readonly title: string;
  readonly errors: FieldError[] | undefined;
  /** Headers of the answer, such as Retry-After. */
  readonly headers: Record<string, string>;
  /** Further members of the problem in the response, named as in the contract. */
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

/** A 422 problem for a request that does not fit the contract, with at most 100 field errors. */
export function invalidRequest(errors: FieldError[]): ProblemError {
  return new ProblemError(422, 'INVALID_REQUEST', undefined, errors.slice(0, 100));
}

const MINUTES: PluralForms = ['минуту', 'минуты', 'минут'];

/** A 429 problem with the waiting time in seconds; its sentence gives the time in minutes, rounded up. */
export function tooManyRequests(retryAfterSeconds: number): ProblemError {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const title = `Слишком много попыток. Попробуйте через ${countOf(minutes, MINUTES)}`;
  return new ProblemError(429, 'TOO_MANY_REQUESTS', title, undefined, retryAfter(retryAfterSeconds));
}

/** A 503 problem with the waiting time in seconds. */
export function unavailable(retryAfterSeconds = 5): ProblemError {
  return new ProblemError(503, 'UNAVAILABLE', undefined, undefined, retryAfter(retryAfterSeconds));
}

const retryAfter = (seconds: number) => ({
  'retry-after': String(Math.min(86_400, Math.max(1, Math.ceil(seconds)))),
});

/** Converts a refusal to a problem response (RFC 9457). */
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
