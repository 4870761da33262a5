/**
 * What may stand in a log line. The list is closed on purpose: no phone, e-mail, token, password or address of a
 * caller has a place in it (docs/security.md §4). Rooms add the fields that they log (`declare module`).
 */
export interface LogFields {
  requestId?: string;
  /** Method and path pattern, such as `POST /api/auth/login`. */
  operation?: string;
  status?: number;
  /** Duration in milliseconds. */
  ms?: number;
  /** Number of rows a cleanup removed, or of models that were read. */
  rows?: number;
  /** Number of files that were made ready. */
  files?: number;
  /** Number of messages. */
  messages?: number;
  /** A row of the outbox, as `npm run outbox` names it. */
  outboxId?: number;
  /** Address of a picture, as part of the shop. */
  address?: string;
  port?: number;
  /** A provider of an outside service, by its id in the contract. */
  provider?: string;
  database?: string;
  /** What is wrong with a file of the retailer, a line each. */
  mistakes?: readonly string[];
  cause?: LoggedCause;
}

/** An error without the values it was about. */
export type LoggedCause = { name: string; message: string; code?: string; query?: string; stack?: string };

/** The part of pino that the backend uses. */
export type Logger = Record<
  'debug' | 'info' | 'warn' | 'error',
  (fields: LogFields, message: string) => void
>;

export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} };
