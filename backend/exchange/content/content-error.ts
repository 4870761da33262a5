import type { FileIssue } from '../../platform/files/file-issue.ts';
import { FilesRefused } from '../../platform/files/files-refused.ts';

/** Thrown if imported content is refused. Nothing was changed then. */
export class ContentRefused extends FilesRefused {
  override name = 'ContentRefused';

  constructor(issues: readonly FileIssue[]) {
    super(issues, `Errors in the content: ${issues.length}.`);
  }
}
