import { UNKNOWN_TITLE } from '#shared/web/problem-titles.ts';
import type { FieldError, ProblemCode } from '@/generated/client/client.schemas';

/** Kinds of errors (docs/specification.md §8). */
export type ApiErrorKind = 'network' | 'timeout' | 'auth' | 'api' | 'server' | 'unknown';

export const UNKNOWN_ERROR_MESSAGE = UNKNOWN_TITLE;

const OWN_MESSAGES: Partial<Record<ApiErrorKind, string>> = {
  network: 'Нет соединения с\u00A0интернетом',
  timeout: 'Сервер долго не\u00A0отвечает. Попробуйте ещё раз',
};

export type ApiErrorDetails<Data = unknown> = {
  kind: ApiErrorKind;
  requestId: string;
  status?: number;
  code?: ProblemCode;
  /** A sentence for the shopper. The default is a sentence for the kind, or «Неизвестная ошибка». */
  message?: string;
  data?: Data;
  fieldErrors?: FieldError[];
  retryAfter?: number;
  cause?: unknown;
};

/**
 * The error of every failed API call (docs/specification.md §8). Its message can be shown to the shopper. A
 * call that its caller aborted rejects with the reason of the abort instead.
 */
export class ApiError<Data = unknown> extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; undefined if there was no response. */
  readonly status: number | undefined;
  readonly code: ProblemCode | undefined;
  /** Body of the response: parsed if it is JSON, otherwise its text. */
  readonly data: Data | undefined;
  readonly fieldErrors: readonly FieldError[];
  /** Id of the call, the same for all its attempts. Shoppers give it to support. */
  readonly requestId: string;
  /** Seconds to wait before another attempt, if the response says so. */
  readonly retryAfter: number | undefined;

  constructor(details: ApiErrorDetails<Data>) {
    super(details.message ?? OWN_MESSAGES[details.kind] ?? UNKNOWN_ERROR_MESSAGE, { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status;
    this.code = details.code;
    this.data = details.data;
    this.fieldErrors = details.fieldErrors ?? [];
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** The kind of error for an unsuccessful HTTP status. */
export function kindOfStatus(status: number): ApiErrorKind {
  if (status === 401 || status === 403) return 'auth';
  if (status >= 500) return 'server';
  if (status >= 400) return 'api';
  return 'unknown';
}
