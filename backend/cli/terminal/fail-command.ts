import { CommandRefused } from '../../platform/command-refused.ts';
import { isDatabaseDown } from '../../platform/db/database-down.ts';
import { fileIssueLine } from '../../platform/files/file-issue.ts';
import { FilesRefused } from '../../platform/files/files-refused.ts';
import { BrandKitError } from '../../platform/settings/brand-kit.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { printError } from './print.ts';
import { say, spoken, type Texts, translated } from './say.ts';

/** Thrown if the arguments of a command are invalid. */
export class UsageError extends Error {}

/** Whether the arguments contain `--help` or `-h`. Arguments after `--` are not options and are ignored. */
export function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return words.slice(0, end < 0 ? undefined : end).some((word) => word === '--help' || word === '-h');
}

/**
 * Maximum number of errors in files that one run prints. The person corrects these and runs the command again
 * to see the others.
 */
const SHOWN = 50;

/**
 * Prints why a command failed, and sets the exit code: 2 for wrong arguments, 1 for other refusals. Other
 * errors are rethrown. For a command that changes data (`changes`), it also prints that nothing was changed.
 */
export function failCommand(
  error: unknown,
  { usage, changes = false }: { usage: Texts; changes?: boolean },
): void {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  const refuse = (sentence: string) =>
    printError(changes ? `${sentence} ${say`Nothing was changed.`}` : sentence);
  if (error instanceof UsageError) printError(`${translated(error.message)}\n\n${usage[spoken()]}`);
  else if (error instanceof FilesRefused) {
    for (const line of issueLines(error)) printError(line);
    refuse(translated(error.summary));
  } else if (error instanceof BrandKitError) {
    for (const line of issueLines(error)) printError(line);
  } else if (error instanceof StartupError) printError(translated(error.message));
  else if (error instanceof CommandRefused) refuse(translated(error.message));
  else if (isDatabaseDown(error)) refuse(say`The connection to the database was lost.`);
  else throw error;
}

/** Formats errors in files as lines `file:line, place: reason`, in the language of the output. */
export function issueLines({ issues }: Pick<FilesRefused, 'issues'>): string[] {
  const lines = issues.slice(0, SHOWN).map((issue) => fileIssueLine(issue, translated));
  return issues.length > SHOWN ? [...lines, say`… and ${issues.length - SHOWN} more.`] : lines;
}
