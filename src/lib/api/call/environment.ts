import type { ApiErrorKind } from '../errors/api-error';

/** The log record of a failed call. Contains neither bodies nor query values, because they may be personal. */
export type ApiFailureRecord = {
  kind: ApiErrorKind;
  method: string;
  path: string;
  requestId: string;
  status: number | undefined;
  code: string | undefined;
  /** Name or system code of the cause, such as ECONNRESET. */
  cause: string | undefined;
};

/** `refused-elsewhere`: another tab made the refresh, and it was refused. */
export type RefreshOutcome = 'renewed' | 'refused' | 'refused-elsewhere';
/**
 * `failed`: no answer, or one that does not show whether the session has ended. The cookies may still be
 * valid.
 */
export type SessionLoss = Exclude<RefreshOutcome, 'renewed'> | 'failed';

/**
 * What a call needs from its surroundings. There is one environment per browser page and one per request rendered on
 * the server, so that shoppers never share cookies or a token refresh.
 */
export type ApiEnvironment = {
  /** Value of the header X-Requested-From. */
  requestedFrom: 'browser' | 'server';
  /** Absolute URL without a trailing slash. Paths beginning with /api are appended. */
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
  /** Renews the tokens with `renew`, unless another tab has tried after `since` (milliseconds since 1970). */
  exclusively(since: number, renew: () => Promise<RefreshOutcome>): Promise<RefreshOutcome>;
  refresh: RefreshState;
  onRefreshed(): void;
  onLost(why: SessionLoss): void;
};

/** The refresh in flight, and the last one that was accepted or refused. */
type RefreshState = {
  pending: Promise<RefreshOutcome> | undefined;
  last: { outcome: RefreshOutcome; at: number } | undefined;
};

export const REQUEST_TIMEOUT_MS = 30_000;
