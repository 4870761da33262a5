import { moneyWords } from '#shared/refunds/refund-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import { payRefund, type RefundPayment } from '../../api/index.ts';
import { RefundPayment as RefundPaymentSchema } from '../../api/schemas.ts';
import { ActionDialog } from '../../parts/action-dialog.tsx';
import { RadioField } from '../../parts/radio-field.tsx';
import type { RefundDialogProps } from './dialog-props.ts';

type Way = 'BANK' | 'HAND' | 'CASH' | 'CARD';

/**
 * The dialog for paying a refund: through the bank, at the till with a receipt, or in a way outside of the
 * shop.
 */
export function PayDialog({ seen: { refund }, common, onDone }: RefundDialogProps) {
  const { id, orderId, version, sum, paidOnReceipt } = refund;
  const form: ContractForm<{ way: string }, RefundPayment> = {
    blank: { way: paidOnReceipt ? '' : 'BANK' },
    schema: RefundPaymentSchema,
    request({ way }) {
      if (way === 'CASH' || way === 'CARD') return { version, payBy: way };
      return { version, ...(way === 'HAND' && { byHand: true }) };
    },
    places: { '/payBy': 'way', '/byHand': 'way' },
    check: ({ way }) => (!way ? { way: 'Выберите, как отдаёте деньги' } : {}),
  };
  const options: { value: Way; label: string; note?: string }[] = paidOnReceipt
    ? [
        { value: 'CASH', label: 'Наличными из\u00a0кассы' },
        { value: 'CARD', label: 'На\u00a0карту через терминал' },
        { value: 'HAND', label: 'Переводом', note: moneyWords(refund) },
      ]
    : [
        { value: 'BANK', label: 'Через банк, которым заказ оплачен' },
        { value: 'HAND', label: 'Деньги уже отданы иначе' },
      ];
  return (
    <ActionDialog
      {...common}
      title={`Выплатить ${formatMoney(sum)}`}
      label="Выплатить"
      form={form}
      send={async (request) => onDone(await payRefund(orderId, id, request))}
    >
      {({ field }) => <RadioField legend="Как" options={options} {...field('way')} />}
    </ActionDialog>
  );
}
