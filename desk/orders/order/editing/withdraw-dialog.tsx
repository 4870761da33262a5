import { withdrawOrderEdit } from '../../../api/index.ts';
import { EditWithdrawal } from '../../../api/schemas.ts';
import { ActionDialog } from '../../../parts/action-dialog.tsx';
import type { OrderDialogProps } from '../dialogs/dialog-props.ts';

/** Withdraws a change that waits for its surcharge. */
export const WithdrawDialog = ({ order, common, onDone }: OrderDialogProps) => (
  <ActionDialog
    {...common}
    title="Отозвать изменение"
    label="Отозвать"
    form={{ blank: {}, schema: EditWithdrawal, request: () => ({ version: order.version }) }}
    send={async (request) => onDone(await withdrawOrderEdit(order.order.id, request))}
  >
    <p className="text-ui">
      Заказ останется прежним, отложенные вещи вернутся в&nbsp;продажу. Если покупатель всё же доплатит,
      деньги вернутся к&nbsp;нему.
    </p>
  </ActionDialog>
);
