import { CommandRefused } from '../../platform/command-refused.ts';

/** An error in a file of the delivery table: the line if known, the key, and the reason. */
export type DeliveryIssue = { file: string; line?: number | undefined; key: string; why: string };

/** Formats an issue as one line for the operator. */
export const deliveryIssueLine = ({ file, line, key, why }: DeliveryIssue): string =>
  `${[file, ...(line === undefined ? [] : [`line ${line}`]), ...(key === '' ? [] : [key])].join(', ')}: ${why}`;

/** The table was refused, and nothing was changed. */
export class DeliveryRefused extends CommandRefused {
  override name = 'DeliveryRefused';
  readonly issues: readonly DeliveryIssue[];

  constructor(issues: readonly DeliveryIssue[]) {
    const many = issues.length === 1 ? 'a mistake' : `${issues.length} mistakes`;
    super(`The delivery table has ${many}.`);
    this.issues = issues;
  }
}
