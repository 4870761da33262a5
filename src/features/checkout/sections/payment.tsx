import { formatMoney } from '#shared/text/money.ts';
import type { DeliveryMethod, DeliveryPoint, OrderPayment } from '@/lib/api';
import { RadioGroup } from '@/lib/ui/forms/radio';
import { fittingOf } from '../state/checkout-form';
import { isPaidOnline } from '../state/payments';
import type { FieldOf } from '../state/use-checkout';
import { partsOf } from '../words/parts';
import { CheckoutSection } from './checkout-section';

type PaymentProps = {
  payments: readonly OrderPayment[];
  /** What is due, in kopecks. */
  total: number;
  method: DeliveryMethod | undefined;
  point: DeliveryPoint | undefined;
  /** Today where the order goes. */
  today: string;
  start: string;
  field: FieldOf;
};

/** Ways to pay. The note of each says what happens next. */
export function Payment({ payments, total, method, point, today, start, field }: PaymentProps) {
  const { name, error, ...attach } = field('payment');
  const isOnline = payments.some(isPaidOnline);
  return (
    <CheckoutSection
      title="Способ оплаты"
      note={isOnline && 'Данные карты вводятся на\u00a0странице банка, мы\u00a0их не\u00a0видим'}
    >
      {payments.length === 0 && <p className="text-ink-2">Покажем, когда будут известны способы получения</p>}
      {payments.length > 0 && (
        <RadioGroup
          legend="Способ оплаты"
          legendHidden
          framed
          name={name}
          attach={attach}
          defaultValue={start}
          error={error}
          options={payments.map((payment) => ({
            value: payment,
            label: LABELS[payment],
            note: noteOf(payment, { total, method, point, today }),
            aside:
              payment === 'parts' ? `4\u00a0×\u00a0${formatMoney(partsOf(total, today).part)}` : undefined,
          }))}
        />
      )}
    </CheckoutSection>
  );
}

const LABELS: Readonly<Record<OrderPayment, string>> = {
  sbp: 'СБП',
  'card-online': 'Картой онлайн',
  parts: 'Частями',
  'card-on-receipt': 'Картой при получении',
  cash: 'Наличными при получении',
};

function noteOf(
  payment: OrderPayment,
  { total, method, point, today }: Pick<PaymentProps, 'total' | 'method' | 'point' | 'today'>,
): string {
  switch (payment) {
    case 'sbp':
      return 'Откроется приложение вашего банка';
    case 'card-online':
      return 'Карты российских банков';
    case 'parts':
      return `Сегодня ${formatMoney(partsOf(total, today).first)}, затем ${partsOf(total, today).later}. Без процентов`;
    default:
      if (fittingOf(method, point) !== 'none') return 'После примерки';
      return method?.kind === 'courier' ? 'Курьеру, когда привезёт заказ' : 'Когда получите заказ';
  }
}
