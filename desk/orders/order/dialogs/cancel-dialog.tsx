import { formatMoney } from '#shared/text/money.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import { cancelOrderByOperator, type OperatorCancellation } from '../../../api/index.ts';
import { OperatorCancellation as OperatorCancellationSchema } from '../../../api/schemas.ts';
import { ActionDialog } from '../../../parts/action-dialog.tsx';
import { ReasonField } from '../../../parts/reason-field.tsx';
import { leftSum } from '../../order-actions.ts';
import type { OrderDialogProps } from './dialog-props.ts';

const REASONS = ['BUYER_ASKED', 'OUT_OF_STOCK', 'NOT_REACHED', 'NOT_COLLECTED', 'DEFECT', 'OTHER'] as const;

export function CancelDialog({ order, common, onDone }: OrderDialogProps) {
  const { version } = order;
  const left = leftSum(order);
  const form: ContractForm<{ reason: string }, OperatorCancellation> = {
    blank: { reason: REASONS[0] },
    schema: OperatorCancellationSchema,
    request: ({ reason }) => ({ version, reason }),
  };
  return (
    <ActionDialog
      {...common}
      title="Отменить заказ"
      label="Отменить заказ"
      form={form}
      send={async (request) => onDone(await cancelOrderByOperator(order.order.id, request))}
    >
      {({ field }) => (
        <>
          <p className="text-body">
            {left > 0
              ? `Вещи вернутся в\u00a0наличие, ${formatMoney(left)} – покупателю. Вернуть заказ в\u00a0работу нельзя.`
              : 'Вещи вернутся в\u00a0наличие. Вернуть заказ в\u00a0работу нельзя.'}
          </p>
          <ReasonField reasons={REASONS} {...field('reason')} />
        </>
      )}
    </ActionDialog>
  );
}
