import { CommandRefused } from '../../platform/command-refused.ts';

/** An error in a content file: the file's path in the folder, the line and place in it, and the reason. */
export type ContentIssue = { file: string; place: string; why: string; line?: number };

/** Formats an issue as one line for the operator. */
export const contentIssueLine = ({ file, line, place, why }: ContentIssue): string => {
  const where = [file, line === undefined ? '' : `line ${line}`, place].filter((part) => part !== '');
  return `${where.join(', ')}: ${why}`;
};

/** The content was refused, and nothing was changed. */
export class ContentRefused extends CommandRefused {
  override name = 'ContentRefused';
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(issues.length === 1 ? 'The content has a mistake.' : `The content has ${issues.length} mistakes.`);
    this.issues = issues;
  }
}
