import { DrizzleQueryError } from 'drizzle-orm';
import type { LoggedCause } from './logger.ts';

/**
 * Makes an error safe for the log. Database messages quote values of shoppers ("Key (email)=(…) already
 * exists"), so only the statement with placeholders and the SQLSTATE are logged. Mail servers quote
 * recipients, so e-mail addresses are removed from all other messages.
 */
export function loggedCause(error: unknown): LoggedCause {
  if (error instanceof DrizzleQueryError)
    return {
      name: 'DatabaseError',
      message: 'A statement failed',
      ...codeOf(error.cause),
      query: error.query.slice(0, 2000),
      ...frames(error.cause ?? error),
    };
  if (!(error instanceof Error)) return { name: 'NotAnError', message: typeof error };
  if (isDatabaseError(error))
    return { name: 'DatabaseError', message: 'A statement failed', ...codeOf(error), ...frames(error) };
  const message = error.message.slice(0, 500).replaceAll(EMAIL, '…@…');
  return { name: error.name, message, ...codeOf(error), ...frames(error) };
}

/**
 * Matches e-mail addresses, and also some text that is not an address, because removing too much does no
 * harm.
 */
const EMAIL = /(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+/g;

/** Recognises errors of the database by the severity that both drivers copy from the server. */
const isDatabaseError = (error: Error) => 'severity' in error;

function codeOf(error: unknown): { code?: string } {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? { code } : {};
}

/** The stack without its first lines, which repeat the message and could contain personal values. */
function frames(error: Error): { stack?: string } {
  const lines = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return lines?.length ? { stack: lines.slice(0, 12).join('\n') } : {};
}
