import type { OperatorOrder } from '../../../api/index.ts';
import type { CommonParts } from '../../../parts/action-dialog.tsx';

export type OrderDialogProps = {
  order: OperatorOrder;
  /** Properties that the dialog passes on to ActionDialog. */
  common: CommonParts;
  /** The order after the change; undefined if the answer contained no order. */
  onDone(order: OperatorOrder | undefined): void;
};
