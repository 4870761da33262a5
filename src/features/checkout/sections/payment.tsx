import { partsOf } from '#shared/orders/parts.ts';
import { isOnline, PAYMENT_NAMES } from '#shared/payments/ways-to-pay.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { DeliveryMethod, DeliveryPoint, OrderPayment } from '@/lib/api';
import { FormSection } from '@/lib/ui/forms/form-section';
import { RadioGroup } from '@/lib/ui/forms/radio';
import { fittingOf } from '../fields/checkout-form';
import type { FieldOf } from '../state/use-checkout-fields';

type PaymentProps = {
  payments: readonly OrderPayment[];
  /** The order total, in kopecks. */
  total: number;
  method: DeliveryMethod | undefined;
  point: DeliveryPoint | undefined;
  /** Today's date in the city of the delivery. */
  today: string;
  start: string;
  field: FieldOf;
};

const NOT_KNOWN_YET = 'Покажем, когда будут известны способы получения';
/** Shown if the total exceeds the limits of all payment methods. */
const NO_PAYMENT =
  'Такую сумму нельзя оплатить ни\u00a0одним из\u00a0способов. Разделите заказ на\u00a0два или выберите другой способ получения';

/** Payment methods. The note of each says what happens after the order is placed. */
export function Payment({ payments, total, method, point, today, start, field }: PaymentProps) {
  const { name, error, ...attach } = field('payment');
  const isAnyOnline = payments.some(isOnline);
  return (
    <FormSection
      title="Способ оплаты"
      note={isAnyOnline && 'Данные карты вводятся на\u00a0странице банка, мы\u00a0их не\u00a0видим'}
    >
      {payments.length === 0 && <p className="text-ink-2">{method ? NO_PAYMENT : NOT_KNOWN_YET}</p>}
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
            label: PAYMENT_NAMES[payment],
            note: noteOf(payment, { total, method, point, today }),
            aside: payment === 'parts' ? asideOf(partsOf(total, today)) : undefined,
          }))}
        />
      )}
    </FormSection>
  );
}

/** The note about payment in parts. If the parts differ by a kopeck, it does not call them equal. */
const asideOf = ({ first, part }: ReturnType<typeof partsOf>) =>
  first === part ? `4\u00a0×\u00a0${formatMoney(part)}` : '4\u00a0части';

function noteOf(
  payment: OrderPayment,
  { total, method, point, today }: Pick<PaymentProps, 'total' | 'method' | 'point' | 'today'>,
): string {
  switch (payment) {
    case 'sbp':
      return 'Через приложение вашего банка';
    case 'card-online':
      return 'Карты российских банков';
    case 'parts':
      return `Сегодня ${formatMoney(partsOf(total, today).first)}, затем ${partsOf(total, today).later}. Точные даты и\u00a0условия назовёт банк`;
    default:
      if (fittingOf(method, point) !== 'none') return 'После примерки';
      return method?.kind === 'courier' ? 'Курьеру, когда привезёт заказ' : 'Когда получите заказ';
  }
}
