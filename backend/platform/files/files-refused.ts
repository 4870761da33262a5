import { CommandRefused } from '../command-refused.ts';
import { type FileIssue, fileIssueLine } from './file-issue.ts';

/** How many errors the message lists; `issues` has all of them. */
const LISTED = 50;

/**
 * Files of the retailer were refused, and nothing was changed. The message is for logs: the summary and a line
 * for each error. Commands print the issues in the reader's language.
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
