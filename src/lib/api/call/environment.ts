import type { ApiErrorKind } from '../errors/api-error';

/** What is written down about a failed call. Neither bodies nor query values: they may be personal. */
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

/** `refused-elsewhere`: another tab asked and was refused. */
export type RefreshOutcome = 'renewed' | 'refused' | 'refused-elsewhere';
/** `failed`: there was no answer, or one that decides nothing. The cookies may be good still. */
export type SessionLoss = Exclude<RefreshOutcome, 'renewed'> | 'failed';

/**
 * What a call needs from its surroundings. There is one for the browser and one for each request that is rendered
 * on the server, so that two shoppers never share a cookie or a token refresh.
 */
export type ApiEnvironment = {
  /** The marker of the header X-Requested-From. */
  requestedFrom: 'browser' | 'server';
  /** Absolute address without a trailing slash; paths beginning with /api are put behind it. */
  baseUrl: string;
  site: string;
  siteId: string;
  /** Device id of the marketing tracker, when the shopper has consented to it. */
  deviceId(): string | undefined;
  send(request: Request, body?: BodyInit | null): Promise<Response>;
  /** Waits `ms` milliseconds; rejects with the signal's reason as soon as it is aborted. */
  wait(ms: number, signal: AbortSignal | undefined): Promise<void>;
  /** Milliseconds before an attempt is given up. */
  timeoutMs: number;
  log(record: ApiFailureRecord): void;
  /** Renews the tokens with `renew` unless another tab has tried since `since`, an epoch in ms. */
  exclusively(since: number, renew: () => Promise<RefreshOutcome>): Promise<RefreshOutcome>;
  refresh: RefreshState;
  onRefreshed(): void;
  onLost(why: SessionLoss): void;
};

/** The refresh that is under way and the last one that was decided. */
export type RefreshState = {
  pending: Promise<RefreshOutcome> | undefined;
  last: { outcome: RefreshOutcome; at: number } | undefined;
};

export const REQUEST_TIMEOUT_MS = 30_000;
