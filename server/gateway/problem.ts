import { problemTitles, problemType } from '#shared/web/problem-titles.ts';

/**
 * Problem codes that the gateway itself uses, each with its HTTP status. They are the codes of
 * openapi/responses.
 */
const STATUSES = {
  MALFORMED_JSON: 400,
  UNAUTHORIZED: 401,
  CROSS_SITE_REQUEST: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID_REQUEST: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies { [Code in keyof typeof problemTitles]?: number };

export type ProblemCode = keyof typeof STATUSES;

/**
 * The fields of a problem document that shoppers may see (RFC 9457, restricted by
 * openapi/schemas/problem.yaml).
 */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: string;
  requestId: string;
  errors?: unknown[];
  order?: unknown;
};

export const RETRY_AFTER_S = 5;

/** Creates a problem document. `status` overrides the code's usual status. */
export function problem(code: ProblemCode, requestId: string, status: number = STATUSES[code]): Problem {
  return {
    type: problemType(code),
    title: problemTitles[code],
    status,
    code,
    requestId,
  };
}

/** Makes the HTTP response for a problem document. With 503 it also sets Retry-After. */
export function problemResponse(body: Problem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status: body.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'private, no-store',
      ...(body.status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
      ...headers,
    },
  });
}

/** The problem code for an error response of the API that contains no problem document. */
export function codeForStatus(status: number): ProblemCode {
  const found = (Object.keys(STATUSES) as ProblemCode[]).find((code) => {
    return STATUSES[code] === status && code !== 'CROSS_SITE_REQUEST';
  });
  if (found) return found;
  return status === 502 || status === 504 ? 'UNAVAILABLE' : 'INTERNAL';
}
