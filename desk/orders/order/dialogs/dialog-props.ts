import type { OperatorOrder } from '../../../api/index.ts';
import type { CommonParts } from '../../../parts/action-dialog.tsx';

export type OrderDialogProps = {
  order: OperatorOrder;
  /** What every dialog of an action passes on. */
  common: CommonParts;
  /** The order after the change; undefined if the answer was something else. */
  onDone(order: OperatorOrder | undefined): void;
};
