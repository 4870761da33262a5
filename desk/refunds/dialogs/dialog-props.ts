import type { OperatorRefund } from '../../api/index.ts';
import type { CommonParts } from '../../parts/action-dialog.tsx';

export type RefundDialogProps = {
  seen: OperatorRefund;
  /** What every dialog of an action passes on. */
  common: CommonParts;
  onDone(refund: OperatorRefund): void;
};
