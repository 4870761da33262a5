/** The problems the web tier itself can state; titles and codes are those of openapi/responses. */
const PROBLEMS = {
  MALFORMED_JSON: [400, 'Запрос не удалось прочитать. Попробуйте ещё раз'],
  UNAUTHORIZED: [401, 'Сессия завершена. Войдите снова'],
  CROSS_SITE_REQUEST: [403, 'Запрос отклонён. Обновите страницу и попробуйте ещё раз'],
  FORBIDDEN: [403, 'Нет доступа'],
  NOT_FOUND: [404, 'Страница не найдена'],
  PAYLOAD_TOO_LARGE: [413, 'Слишком много данных в одном запросе'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Запрос не удалось прочитать. Попробуйте ещё раз'],
  INVALID_REQUEST: [422, 'Проверьте введённые данные'],
  TOO_MANY_REQUESTS: [429, 'Слишком много попыток. Попробуйте позже'],
  INTERNAL: [500, 'Неизвестная ошибка'],
  UNAVAILABLE: [503, 'Сервис временно недоступен. Попробуйте ещё раз чуть позже'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Members of a problem that may reach a shopper; RFC 9457 as openapi/schemas/problem.yaml narrows it. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: string;
  requestId: string;
  errors?: unknown[];
};

export const RETRY_AFTER_S = 5;

/** A problem of our own. `status` replaces the usual one of the code. */
export function problem(code: ProblemCode, requestId: string, status: number = PROBLEMS[code][0]): Problem {
  return {
    type: `/problems/${code.toLowerCase().replaceAll('_', '-')}`,
    title: PROBLEMS[code][1],
    status,
    code,
    requestId,
  };
}

/** The answer that carries a problem. 503 says when to come back. */
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

/** The problem that a bare status of another service amounts to. */
export function codeForStatus(status: number): ProblemCode {
  const found = (Object.keys(PROBLEMS) as ProblemCode[]).find((code) => {
    return PROBLEMS[code][0] === status && code !== 'CROSS_SITE_REQUEST';
  });
  if (found) return found;
  return status === 502 || status === 504 ? 'UNAVAILABLE' : 'INTERNAL';
}
