/**
 * What may stand in a log line. The list is closed on purpose: no phone, e-mail, token, password or address of a
 * caller has a place in it (docs/security.md §4).
 */
export type LogFields = {
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
  /** An attempt to pay, by its id. */
  paymentId?: string;
  refundId?: string;
  /** The last day for money that goes back. */
  payUntil?: string;
  orderId?: string;
  /** Number of orders. */
  orders?: number;
  /** Address of a product page, as part of the shop. */
  productUrl?: string;
  /** Address of a picture, as part of the shop. */
  address?: string;
  port?: number;
  /** A provider of external sign-in or of payments, by its id in the contract. */
  provider?: string;
  database?: string;
  /** What an import of goods came to: offers that were read, sold and refused, sizes that came and left. */
  goods?: { offers: number; sold: number; refused: number; added: number; left: number };
  /** What is wrong with a file of the retailer, a line each. */
  mistakes?: readonly string[];
  cause?: LoggedCause;
};

/** An error without the values it was about. */
export type LoggedCause = { name: string; message: string; code?: string; query?: string; stack?: string };

/** The part of pino that the backend uses. */
export type Logger = Record<
  'debug' | 'info' | 'warn' | 'error',
  (fields: LogFields, message: string) => void
>;

export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} };
