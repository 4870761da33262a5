/**
 * Matches SQLSTATE codes of temporary failures: connection lost, server shutting down, disk full, no free
 * connection, statement timed out.
 */
const SQL_STATES = /^(08...|57P0[1-5]|53100|53300|57014|25P03)$/;
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Matches messages of errors that the driver throws without a code. */
const MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is closed|Cannot use a pool after calling end)/;

/** Whether an error means that the database cannot be reached or does not respond in time. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && (SQL_STATES.test(code) || NETWORK.test(code))) return true;
  if (MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseDown)) return true;
  return isDatabaseDown(error.cause);
}
