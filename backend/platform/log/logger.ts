/**
 * The fields that a log line may have. The list is closed on purpose: there is no field for a phone, e-mail
 * address, token, password or IP address (docs/security.md §4). Services add fields by `declare module`.
 */
export interface LogFields {
  requestId?: string;
  /** HTTP method and path template: `POST /api/auth/login`. */
  operation?: string;
  status?: number;
  /** Duration in milliseconds. */
  ms?: number;
  /** How many rows a cleanup deleted, or how many models were read. */
  rows?: number;
  /** How many files were made in advance. */
  files?: number;
  /** How many messages were sent. */
  messages?: number;
  /** Id of a message in the outbox, as `npm run outbox` shows it. */
  outboxId?: number;
  /** URL path of a picture. */
  address?: string;
  port?: number;
  /** Id of a payment or delivery provider in the contract. */
  provider?: string;
  database?: string;
  /** Errors in a retailer's file, one line each. */
  mistakes?: readonly string[];
  cause?: LoggedCause;
}

/** An error without personal data. */
export type LoggedCause = { name: string; message: string; code?: string; query?: string; stack?: string };

/** The methods of pino's logger that the backend uses. */
export type Logger = Record<
  'debug' | 'info' | 'warn' | 'error',
  (fields: LogFields, message: string) => void
>;

export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} };
