import type { DeliveryMethod } from '@/lib/api';
import { orderRecipientNameMax } from '@/lib/api/schemas';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { Field } from '@/lib/ui/forms/field';
import { PhoneField } from '@/lib/ui/forms/phone-field';
import type { CheckoutFields } from '../fields/checkout-fields';
import type { FieldOf } from '../state/use-checkout-fields';
import { anchorOf } from '../words/anchor-of';

type RecipientProps = { start: CheckoutFields; field: FieldOf; kind: DeliveryMethod['kind'] | undefined };

/**
 * The recipient, if another person than the buyer receives the order. A checkbox shows the fields, with or
 * without scripts.
 */
export function Recipient({ start, field, kind }: RecipientProps) {
  const { error: _, ...forOther } = field('forOther');
  const phone = field('recipientPhone');
  return (
    <div className="group/recipient mt-2">
      <Checkbox {...forOther} defaultChecked={start.forOther}>
        Заказ получит другой человек
      </Checkbox>
      <div className="mt-2 hidden gap-4 group-has-[input:checked]/recipient:grid">
        <div id={anchorOf('recipientName')}>
          <Field
            {...field('recipientName')}
            label="Имя и фамилия получателя"
            autoComplete="off"
            maxLength={orderRecipientNameMax}
            defaultValue={start.recipientName}
          />
        </div>
        <div id={anchorOf('recipientPhone')}>
          <PhoneField
            {...phone}
            label="Телефон получателя"
            autoComplete="off"
            hint={phone.error ? undefined : kind && HINTS[kind]}
            defaultValue={start.recipientPhone}
          />
        </div>
      </div>
    </div>
  );
}

const MESSAGE = 'Получателю придёт сообщение, когда заказ можно будет забрать';

/**
 * How the recipient learns about the delivery. Orders by post have no hint, because the post sends its own
 * notice.
 */
const HINTS: Readonly<Record<DeliveryMethod['kind'], string | undefined>> = {
  courier: 'Курьер позвонит получателю',
  'pickup-point': MESSAGE,
  locker: MESSAGE,
  store: MESSAGE,
  post: undefined,
};
