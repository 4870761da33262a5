import { DAY_IS_FULL } from '../../delivery/check-choice.ts';
import { type DeliveryKind, isCollected } from '../../delivery/kinds.ts';
import { type WrongField, wrongField } from '../../forms/wrong-field.ts';

type Interval = { from: string; to: string };

/** The delivery of an order, as it is stored. The price is in kopecks. */
type Ordered = {
  kind: DeliveryKind;
  price: number;
  day: string | null;
  interval: Interval | null;
  firstDay: string;
  lastDay: string;
};

/** The method of an order, as the shop offers it today. */
type Offered = {
  price: number | null;
  days: readonly { day: string; isFull: boolean }[];
  intervals: readonly Interval[];
  obstacle: { text: string } | null;
};

type Wish = {
  address?: { postalCode: string | null } | undefined;
  time?: { day: string; interval: Interval | null } | undefined;
};

/** What the shop offers today for the goods before and after the edit. Undefined for a method that is gone. */
type Offers = { before: Offered | undefined; after: Offered | undefined };

type Planned = { offers: Offers; pointer: '/lines' | '/address'; isOtherZone: boolean };

/**
 * The delivery of an order after an edit, or field errors. Its price changes only if the edit changes what the
 * shop asks today: a tariff that has changed since the order does not count
 * (docs/decisions/0078-edit-before-packing.md).
 * @param pointer the field to blame if the goods can no longer be delivered so
 * @param isOtherZone whether the new address is in another delivery zone, which may have no room on the ordered day
 */
export function editDelivery<Delivery extends Ordered>(
  ordered: Delivery,
  { address, time }: Wish,
  { offers: { before, after }, pointer, isOtherZone }: Planned,
): { delivery: Delivery } | { errors: WrongField[] } {
  const day = time?.day ?? ordered.day;
  const isNewDay = day !== null && (day !== ordered.day || isOtherZone);
  const errors =
    after?.obstacle && before?.obstacle === null
      ? [wrongField(pointer, 'not_offered', after.obstacle.text)]
      : [
          ...(address ? addressErrors(ordered, address) : []),
          ...(isNewDay ? dayErrors(after, day, time ? '/time/day' : '/address') : []),
          ...(time ? intervalErrors(ordered, after, time) : []),
        ];
  if (errors.length > 0) return { errors };
  const price = after?.price ?? null;
  return {
    delivery: {
      ...ordered,
      ...(time && { ...time, firstDay: time.day, lastDay: time.day }),
      ...(price !== null && price !== (before?.price ?? null) && { price }),
    },
  };
}

function addressErrors({ kind }: Ordered, { postalCode }: NonNullable<Wish['address']>): WrongField[] {
  if (isCollected({ kind }))
    return [wrongField('/address', 'not_offered', 'Этот заказ не привозят, его забирают')];
  return kind === 'post' && postalCode === null
    ? [wrongField('/address/postalCode', 'required', 'Введите индекс')]
    : [];
}

function dayErrors(
  offered: Offered | undefined,
  day: string,
  pointer: '/time/day' | '/address',
): WrongField[] {
  const found = offered?.days.find((one) => one.day === day);
  if (!found) return [wrongField(pointer, 'not_offered', 'В этот день не доставляем')];
  return found.isFull ? [wrongField(pointer, 'not_offered', DAY_IS_FULL)] : [];
}

function intervalErrors(
  ordered: Ordered,
  offered: Offered | undefined,
  { interval }: NonNullable<Wish['time']>,
): WrongField[] {
  const intervals = [...(offered?.intervals ?? []), ...(ordered.interval ? [ordered.interval] : [])];
  const isOffered =
    interval === null
      ? (offered?.intervals ?? []).length === 0
      : intervals.some(({ from, to }) => from === interval.from && to === interval.to);
  return isOffered ? [] : [wrongField('/time/interval', 'not_offered', 'В это время не доставляем')];
}
