import type { OperatorRefund } from '../../api/index.ts';
import type { CommonParts } from '../../parts/action-dialog.tsx';

export type RefundDialogProps = {
  seen: OperatorRefund;
  /** Properties that the dialog passes on to ActionDialog. */
  common: CommonParts;
  onDone(refund: OperatorRefund): void;
};
