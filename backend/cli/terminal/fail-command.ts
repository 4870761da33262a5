import { CommandRefused } from '../../platform/command-refused.ts';
import { isDatabaseDown } from '../../platform/db/database-down.ts';
import { StartupError } from '../../platform/startup-error.ts';

/** The arguments of a command are invalid. */
export class UsageError extends Error {}

/**
 * Prints why a command failed, and sets the exit code: 2 for wrong arguments, 1 for other refusals.
 * Unexpected errors are rethrown.
 * @param said.unchanged is printed after a refusal of a command that would have changed something
 */
export function failCommand(
  error: unknown,
  { usage, unchanged }: { usage: string; unchanged?: string },
): void {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  const say = (sentence: string) =>
    console.error(unchanged === undefined ? sentence : `${sentence} ${unchanged}`);
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else if (error instanceof StartupError) console.error(error.message);
  else if (error instanceof CommandRefused) say(error.message);
  else if (isDatabaseDown(error)) say('The connection to the database was lost.');
  else throw error;
}
