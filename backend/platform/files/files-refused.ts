import { CommandRefused } from '../command-refused.ts';
import { type FileIssue, fileIssueLine } from './file-issue.ts';

/** The message lists at most this many errors; `issues` contains all. */
const LISTED = 50;

/**
 * Thrown if a retailer's files were refused. Nothing was changed then. The message is for logs: a summary,
 * then a line for each error. Commands print `issues` instead, in the reader's language.
 */
export class FilesRefused extends CommandRefused {
  override name = 'FilesRefused';
  readonly issues: readonly FileIssue[];
  readonly summary: string;

  constructor(issues: readonly FileIssue[], summary = `Errors in the file: ${issues.length}.`) {
    super([summary, ...issues.slice(0, LISTED).map((issue) => fileIssueLine(issue))].join('\n'));
    this.issues = issues;
    this.summary = summary;
  }
}
