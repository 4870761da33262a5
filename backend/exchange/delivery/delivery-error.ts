import type { FileIssue } from '../../platform/files/file-issue.ts';
import { FilesRefused } from '../../platform/files/files-refused.ts';

/** Thrown if a delivery table is refused. Nothing was changed then. */
export class DeliveryRefused extends FilesRefused {
  override name = 'DeliveryRefused';

  constructor(issues: readonly FileIssue[]) {
    super(issues, `Errors in the delivery table: ${issues.length}.`);
  }
}
