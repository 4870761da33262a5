import type { ApiErrorKind } from '../errors/api-error';

/**
 * The log record of a failed call. It has neither bodies nor query values, because these may be personal
 * data.
 */
export type ApiFailureRecord = {
  kind: ApiErrorKind;
  method: string;
  path: string;
  requestId: string;
  status: number | undefined;
  code: string | undefined;
  /** Name or system error code of the cause, such as ECONNRESET. */
  cause: string | undefined;
};

/**
 * The result of a token refresh. `refused-elsewhere`: another tab made the refresh, and the server refused
 * it.
 */
export type RefreshOutcome = 'renewed' | 'refused' | 'refused-elsewhere';
/**
 * Why the session is lost. `failed`: there was no response, or none that says whether the session has ended,
 * so the cookies may still be valid.
 */
export type SessionLoss = Exclude<RefreshOutcome, 'renewed'> | 'failed';

/**
 * What calls need from their surroundings. There is one environment for each browser page, and on the server
 * one for each rendered request, so that shoppers never share cookies or a token refresh.
 */
export type ApiEnvironment = {
  /** Value of the header X-Requested-From. */
  requestedFrom: 'browser' | 'server';
  /** Absolute URL without a trailing slash, to which paths beginning with /api are appended. */
  baseUrl: string;
  site: string;
  siteId: string;
  /** Device id of the marketing tracker, if the shopper has consented to it. */
  deviceId(): string | undefined;
  send(request: Request, body?: BodyInit | null): Promise<Response>;
  /** Waits `ms` milliseconds; rejects with the signal's reason once it is aborted. */
  wait(ms: number, signal: AbortSignal | undefined): Promise<void>;
  /** Timeout of an attempt, in ms. */
  timeoutMs: number;
  log(record: ApiFailureRecord): void;
  /**
   * Renews the tokens with `renew`, unless another tab has already done so after `since` (milliseconds since
   * 1970).
   */
  exclusively(since: number, renew: () => Promise<RefreshOutcome>): Promise<RefreshOutcome>;
  refresh: RefreshState;
  onRefreshed(): void;
  onLost(why: SessionLoss): void;
};

/** The token refresh in flight, and the last one that the server accepted or refused. */
type RefreshState = {
  pending: Promise<RefreshOutcome> | undefined;
  last: { outcome: RefreshOutcome; at: number } | undefined;
};

export const REQUEST_TIMEOUT_MS = 30_000;
