import type { OperatorDetails, OperatorSummary } from '../api/index.ts';
import type { CommonParts } from '../parts/action-dialog.tsx';

/** What each dialog about an operator gets. */
export type PersonDialogProps = {
  seen: OperatorSummary;
  /** Whether it is the one who works here. */
  isOwn: boolean;
  common: CommonParts;
  onDone(changed: OperatorDetails): void;
};
