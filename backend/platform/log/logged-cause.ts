import { DrizzleQueryError } from 'drizzle-orm';
import type { LoggedCause } from './logger.ts';

/**
 * Removes personal data from an error before it is logged. Messages of the database quote values ("Key
 * (email)=(…) already exists"), so only its SQLSTATE and the statement with placeholders are logged. Mail
 * servers quote recipients, so e-mail addresses are removed from all other messages.
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
 * Matches e-mail addresses. Also matches some text that is no e-mail address, because removing too much does
 * no harm.
 */
const EMAIL = /(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+/g;

/** Whether an error comes from the database: both drivers copy the field `severity` from the server. */
const isDatabaseError = (error: Error) => 'severity' in error;

function codeOf(error: unknown): { code?: string } {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? { code } : {};
}

/**
 * The stack of an error without its first lines. They repeat the message, which could contain personal data.
 */
function frames(error: Error): { stack?: string } {
  const lines = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return lines?.length ? { stack: lines.slice(0, 12).join('\n') } : {};
}
