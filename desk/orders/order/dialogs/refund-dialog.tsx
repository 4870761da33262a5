import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { formatMoney } from '#shared/text/money.ts';
import { Field } from '@/lib/ui/forms/field';
import { refundOrder } from '../../../api/index.ts';
import { ActionDialog } from '../../../parts/action-dialog.tsx';
import { MeansField } from '../../../parts/radio-field.tsx';
import { ReasonField } from '../../../parts/reason-field.tsx';
import { leftSum } from '../../order-actions.ts';
import type { OrderDialogProps } from './dialog-props.ts';
import { refundForm } from './refund-form.ts';

const REASONS = ['GOODWILL', 'DEFECT', 'OTHER'] as const;

export function RefundDialog({ order, common, onDone }: OrderDialogProps) {
  return (
    <ActionDialog
      {...common}
      title="Вернуть деньги"
      label="Вернуть"
      form={refundForm(order)}
      send={async (request) => onDone(await refundOrder(order.order.id, request))}
    >
      {(form) => (
        <>
          <p className="text-ink-2 text-ui">
            Вещи остаются у&nbsp;покупателя. Если их&nbsp;принесли, оформите возврат: так&nbsp;они вернутся
            в&nbsp;наличие.
          </p>
          <Field
            label="Сумма, ₽"
            hint={`Не\u00a0больше ${formatMoney(leftSum(order))}`}
            inputMode="decimal"
            autoComplete="off"
            {...form.field('sum')}
          />
          <ReasonField reasons={REASONS} {...form.field('reason')} />
          {isOnReceipt(order.order.payment.method) && (
            <MeansField legend="Как отдаёте из кассы" {...form.field('payBy')} />
          )}
        </>
      )}
    </ActionDialog>
  );
}
