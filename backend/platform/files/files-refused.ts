import { CommandRefused } from '../command-refused.ts';
import { type FileIssue, fileIssueLine } from './file-issue.ts';

/** Maximum number of errors listed in the message; `issues` has all errors. */
const LISTED = 50;

/**
 * Thrown if files of the retailer were refused and nothing was changed. Its message is for logs: a summary,
 * and a line for each error. Commands print the issues in the reader's language.
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
