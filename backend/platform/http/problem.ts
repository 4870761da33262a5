import { countOf, type PluralForms } from '#shared/plural.ts';
import type { FieldError, Problem, ProblemCode } from '../../../src/generated/zod/zod.schemas.ts';

/** The public sentence of every code. A service may pass a sharper one. */
const TITLES: Record<ProblemCode, string> = {
  ACCOUNT_NOT_CONFIRMED: 'Почта не подтверждена. Перейдите по ссылке из письма',
  ARTICLE_IN_STOCK: 'Этот размер уже в\u00a0наличии',
  ARTICLE_NOT_FOUND: 'Такого товара нет',
  ARTICLE_NOT_IN_CART: 'Этого товара уже нет в\u00a0корзине',
  ARTICLE_SOLD_OUT: 'Этот размер закончился',
  CART_LINE_LIMIT: 'В\u00a0корзине помещается не\u00a0больше 50\u00a0разных товаров',
  CONFIRMATION_REJECTED: 'Ссылка устарела или уже использована. Запросите новую',
  CONSENT_NEEDED: 'Без этого согласия учётной записи быть не\u00a0может. Её можно удалить',
  CROSS_SITE_REQUEST: 'Запрос отклонён. Обновите страницу и попробуйте ещё раз',
  EXTERNAL_EMAIL_UNVERIFIED: 'Подтвердите почту у\u00a0сервиса входа или войдите по паролю',
  EXTERNAL_SIGN_IN_REJECTED: 'Не\u00a0удалось войти. Попробуйте ещё раз',
  FORBIDDEN: 'Нет доступа',
  GIFT_NOT_OFFERED: 'Этот подарок сейчас выбрать нельзя',
  INTERNAL: 'Неизвестная ошибка',
  INVALID_CREDENTIALS: 'Неверный телефон или пароль',
  INVALID_REQUEST: 'Проверьте введённые данные',
  MALFORMED_JSON: 'Запрос не удалось прочитать. Попробуйте ещё раз',
  NOT_FOUND: 'Страница не найдена',
  PAYLOAD_TOO_LARGE: 'Слишком много данных в одном запросе',
  PROMO_CODE_EXPIRED: 'Срок действия промокода закончился',
  PROMO_CODE_LIMIT: 'В\u00a0заказе помещается не\u00a0больше 10\u00a0промокодов',
  PROMO_CODE_UNKNOWN: 'Такого промокода нет. Проверьте написание',
  PROMO_CODE_USED: 'Промокод уже использован',
  REFRESH_REJECTED: 'Сессия завершена. Войдите снова',
  TOO_MANY_REQUESTS: 'Слишком много попыток. Попробуйте позже',
  UNAUTHORIZED: 'Сессия завершена. Войдите снова',
  UNAVAILABLE: 'Сервис временно недоступен. Попробуйте ещё раз чуть позже',
  UNSUPPORTED_MEDIA_TYPE: 'Запрос не удалось прочитать. Попробуйте ещё раз',
  WISHLIST_LIMIT: 'В\u00a0избранном помещается не\u00a0больше 500\u00a0товаров',
};

/** A refusal with its public sentence. Everything else that is thrown becomes 500 INTERNAL. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  readonly code: ProblemCode;
  readonly title: string;
  readonly errors: FieldError[] | undefined;
  /** Headers of the answer, such as Retry-After. */
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: ProblemCode,
    title: string = TITLES[code],
    errors?: FieldError[],
    headers: Record<string, string> = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.title = title;
    this.errors = errors;
    this.headers = headers;
  }
}

/** 422: the request does not fit the contract, field by field. At most 100 fields are named. */
export function invalidRequest(errors: FieldError[]): ProblemError {
  return new ProblemError(422, 'INVALID_REQUEST', undefined, errors.slice(0, 100));
}

const MINUTES: PluralForms = ['минуту', 'минуты', 'минут'];

/** 429 with the waiting time in seconds, rounded up to whole minutes in the sentence. */
export function tooManyRequests(retryAfterSeconds: number): ProblemError {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const title = `Слишком много попыток. Попробуйте через ${countOf(minutes, MINUTES)}`;
  return new ProblemError(429, 'TOO_MANY_REQUESTS', title, undefined, retryAfter(retryAfterSeconds));
}

/** 503 with the waiting time in seconds. */
export function unavailable(retryAfterSeconds = 5): ProblemError {
  return new ProblemError(503, 'UNAVAILABLE', undefined, undefined, retryAfter(retryAfterSeconds));
}

const retryAfter = (seconds: number) => ({
  'retry-after': String(Math.min(86_400, Math.max(1, Math.ceil(seconds)))),
});

/** The answer that carries a refusal (RFC 9457). */
export function problemResponse(problem: ProblemError, requestId: string): Response {
  const body: Problem = {
    type: `/problems/${problem.code.toLowerCase().replaceAll('_', '-')}`,
    title: problem.title,
    status: problem.status,
    code: problem.code,
    requestId,
    ...(problem.errors ? { errors: problem.errors } : {}),
  };
  return new Response(JSON.stringify(body), {
    status: problem.status,
    headers: { 'cache-control': 'no-store', ...problem.headers, 'content-type': 'application/problem+json' },
  });
}
