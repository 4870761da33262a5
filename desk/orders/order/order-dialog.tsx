import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { showToast } from '@/lib/ui/overlays/toast';
import { getListOrdersQueryKey, getShowOrderQueryKey, type OperatorOrder } from '../../api/index.ts';
import { ORDER_ACTIONS, type OrderAction } from '../order-actions.ts';
import { CancelDialog } from './dialogs/cancel-dialog.tsx';
import { CounterDialog } from './dialogs/counter-dialog.tsx';
import { DecideDialog } from './dialogs/decide-dialog.tsx';
import type { OrderDialogProps } from './dialogs/dialog-props.ts';
import { HandOverDialog } from './dialogs/hand-over-dialog.tsx';
import { PackDialog } from './dialogs/pack-dialog.tsx';
import { ReadyDialog } from './dialogs/ready-dialog.tsx';
import { RefundDialog } from './dialogs/refund-dialog.tsx';
import { ShipDialog } from './dialogs/ship-dialog.tsx';
import { EditDialog } from './editing/edit-dialog.tsx';
import { WithdrawDialog } from './editing/withdraw-dialog.tsx';
import { OrderChanges } from './order-changes.tsx';

const DIALOGS: Readonly<Record<OrderAction, ComponentType<OrderDialogProps>>> = {
  decide: DecideDialog,
  pack: PackDialog,
  ship: ShipDialog,
  ready: ReadyDialog,
  'hand-over': HandOverDialog,
  edit: EditDialog,
  withdraw: WithdrawDialog,
  counter: CounterDialog,
  refund: RefundDialog,
  cancel: CancelDialog,
};

type Props = { action: OrderAction; order: OperatorOrder; onClose(): void; onConflict(): Promise<unknown> };

/**
 * The dialog of an action on an order. If another operator has changed the order, the dialog shows what
 * changed.
 */
export function OrderDialog({ action, order, onClose, onConflict }: Props) {
  const client = useQueryClient();
  const [seen] = useState(order);
  const Dialog = DIALOGS[action];
  const { done, fits } = ORDER_ACTIONS[action];
  return (
    <Dialog
      order={order}
      common={{
        name: `${action}:${order.order.id}`,
        onClose,
        onConflict,
        isOver: !fits(order),
        changes: order.version !== seen.version && <OrderChanges seen={seen} now={order} />,
      }}
      onDone={(changed) => {
        if (changed) client.setQueryData(getShowOrderQueryKey(order.order.id), changed);
        else void client.invalidateQueries({ queryKey: getShowOrderQueryKey(order.order.id) });
        void client.invalidateQueries({ queryKey: getListOrdersQueryKey() });
        showToast({ text: `${order.order.number}: ${done}` });
      }}
    />
  );
}
