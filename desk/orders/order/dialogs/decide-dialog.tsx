import { formatMoney } from '#shared/text/money.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import { decidePaymentCase, type PaymentDecision } from '../../../api/index.ts';
import { PaymentDecision as PaymentDecisionSchema } from '../../../api/schemas.ts';
import { ActionDialog } from '../../../parts/action-dialog.tsx';
import { RadioField } from '../../../parts/radio-field.tsx';
import type { OrderDialogProps } from './dialog-props.ts';

export function DecideDialog({ order, common, onDone }: OrderDialogProps) {
  const { version, paymentCases } = order;
  const open = paymentCases.find(({ decision }) => decision === null);
  const form: ContractForm<{ decision: string }, PaymentDecision> = {
    blank: { decision: '' },
    schema: PaymentDecisionSchema,
    request: ({ decision }) => ({ version, decision }),
    check: ({ decision }) => (!decision ? { decision: 'Выберите, что сделать с\u00a0деньгами' } : {}),
  };
  return (
    <ActionDialog
      {...common}
      title={'Оплата на\u00a0другую сумму'}
      label="Решить"
      form={form}
      send={async (request) => {
        if (open) onDone(await decidePaymentCase(order.order.id, open.id, request));
      }}
    >
      {({ field }) => (
        <>
          {open && (
            <p className="text-body">
              {`Банк списал ${formatMoney(open.charged)} вместо ${formatMoney(open.due)}.`}
            </p>
          )}
          <RadioField
            legend="Деньги"
            options={[
              {
                value: 'ACCEPT',
                label: 'Принять',
                note: 'Заказ оплачен. Лишнее вернётся покупателю, недостающее прощается',
              },
              { value: 'RETURN', label: 'Вернуть', note: 'Вся сумма вернётся, заказ останется неоплаченным' },
            ]}
            {...field('decision')}
          />
        </>
      )}
    </ActionDialog>
  );
}
