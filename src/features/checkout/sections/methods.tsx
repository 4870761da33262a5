import type { DeliveryMethod } from '@/lib/api';
import { RadioGroup } from '@/lib/ui/forms/radio';
import { deliveryPriceText } from '@/shop/sums/sums';
import type { FieldOf } from '../state/use-checkout-fields';
import { termOf } from '../words/terms';

type MethodsProps = {
  methods: readonly DeliveryMethod[];
  /** Today's date in the city of the delivery. */
  today: string;
  start: string;
  field: FieldOf;
};

/** Delivery methods with price and delivery days. An unavailable method says why it is unavailable. */
export function Methods({ methods, today, start, field }: MethodsProps) {
  const { name, error, ...attach } = field('methodId');
  return (
    <RadioGroup
      legend="Способ получения"
      legendHidden
      framed
      name={name}
      attach={attach}
      defaultValue={start}
      error={error}
      options={availableFirst(methods).map((method) => ({
        value: method.id,
        label: method.name,
        note: method.obstacle?.text ?? termOf(method, today),
        aside: method.price === null ? undefined : deliveryPriceText(method.price),
        disabled: method.obstacle !== null,
      }))}
      className="[&>div]:gap-x-[var(--gutter)] [&>div]:sm:grid-cols-2"
    />
  );
}

const availableFirst = (methods: readonly DeliveryMethod[]): DeliveryMethod[] =>
  [...methods].sort((a, b) => Number(a.obstacle !== null) - Number(b.obstacle !== null));
