/**
 * The fields that a log line can have. The list is closed on purpose: it has no field for the phone, e-mail
 * address, token, password or network address of a caller (docs/security.md §4). Services add their own
 * fields (`declare module`).
 */
export interface LogFields {
  requestId?: string;
  /** Method and path pattern, such as `POST /api/auth/login`. */
  operation?: string;
  status?: number;
  /** Duration in milliseconds. */
  ms?: number;
  /** Number of rows that a cleanup deleted, or of models that were read. */
  rows?: number;
  /** Number of prepared files. */
  files?: number;
  /** Number of messages. */
  messages?: number;
  /** Id of an outbox message, as in `npm run outbox`. */
  outboxId?: number;
  /** Path of a picture in the shop. */
  address?: string;
  port?: number;
  /** Id of a service provider in the contract. */
  provider?: string;
  database?: string;
  /** Errors in a file of the retailer, one per line. */
  mistakes?: readonly string[];
  cause?: LoggedCause;
}

/** An error without personal values. */
export type LoggedCause = { name: string; message: string; code?: string; query?: string; stack?: string };

/** The part of pino that the backend uses. */
export type Logger = Record<
  'debug' | 'info' | 'warn' | 'error',
  (fields: LogFields, message: string) => void
>;

export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} };
