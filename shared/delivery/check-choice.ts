import { requiredMessage } from '../forms/required.ts';
import { type WrongField, wrongField } from '../forms/wrong-field.ts';
import { PAYMENT_NOT_OFFERED, type WayToPay } from '../payments/ways-to-pay.ts';
import { typeset } from '../text/typeset.ts';
import { type DeliveryKind, isCollected } from './kinds.ts';

// Checks of a filled-in delivery, for the checkout draft and for the order (docs/specification.md §3.8).

type Fitting = 'none' | 'whole' | 'partial';
type Interval = { from: string; to: string };

/** A delivery method as offered for a cart and a city. */
export type OfferedMethod = {
  kind: DeliveryKind;
  fitting: Fitting;
  payments: readonly WayToPay[];
  days: readonly { day: string; isFull: boolean }[];
  intervals: readonly Interval[];
  /** Why the method is not available; null if it is available. */
  obstacle: { text: string } | null;
};

/** A point where an order can be collected. */
type OfferedPoint = { fitting: Fitting; payments: readonly WayToPay[] };

/** The chosen method and pick-up point as they are now; undefined if they no longer exist. */
export type Chosen = { method: OfferedMethod | undefined; point: OfferedPoint | undefined };

/** The delivery fields that the shopper filled in. */
type FilledIn = {
  pointCode: string | null;
  address: string | null;
  postalCode: string | null;
  day: string | null;
  interval: Interval | null;
  fitting: boolean;
};

const required = (pointer: string) => wrongField(pointer, 'required', requiredMessage(pointer));
const notOffered = (pointer: string, message: string) => wrongField(pointer, 'not_offered', message);

export const DAY_IS_FULL = typeset('На этот день мест уже нет');
export const METHOD_IS_GONE = typeset('Этот способ получения больше не доступен');
export const POINT_IS_GONE = typeset('Здесь заказы больше не выдают');

/** The ways to pay at the chosen point or, without a point, the ways to pay of the method. */
export const paymentsOf = <Payment>(
  method: { payments: readonly Payment[] },
  point: { payments: readonly Payment[] } | undefined,
): Payment[] => [...(point ?? method).payments];

/**
 * Errors in the delivery and the way to pay of an order, by field. Empty if the method is not available,
 * because that is reported separately.
 */
export function orderedDeliveryErrors(
  { method, point }: Chosen,
  delivery: FilledIn,
  payment: WayToPay,
): WrongField[] {
  if (method?.obstacle !== null) return [];
  return [
    ...missingFields(method, delivery),
    ...notOfferedFields(method, point, delivery),
    ...(paymentsOf(method, point).includes(payment)
      ? []
      : [notOffered('/payment/method', PAYMENT_NOT_OFFERED)]),
  ];
}

/**
 * Errors in a filled-in delivery, by field. A missing value is not an error, because only an order requires
 * it. A method that is not available for this cart is accepted, because the cart may still change.
 * @param chosen null for a city that the shop does not know
 */
export function draftDeliveryErrors(
  delivery: FilledIn & { methodId: string | null; city: string | null },
  chosen: Chosen | null,
): WrongField[] {
  const { methodId, city, pointCode } = delivery;
  if (city === null) return methodId === null ? [] : [required('/delivery/city')];
  if (!chosen) return [notOffered('/delivery/city', 'Такого города нет в списке')];
  if (methodId === null) return [];
  const { method, point } = chosen;
  if (!method) return [notOffered('/delivery/methodId', METHOD_IS_GONE)];
  if (method.obstacle !== null) return [];
  const isUnknownPoint = isCollected(method) && pointCode !== null && !point;
  return [
    ...(isUnknownPoint ? [notOffered('/delivery/pointCode', POINT_IS_GONE)] : []),
    ...notOfferedFields(method, point, delivery),
  ];
}

/** Errors for the missing fields that an available method requires. */
function missingFields(method: OfferedMethod, delivery: FilledIn): WrongField[] {
  const isMissing = {
    '/delivery/pointCode': isCollected(method) && delivery.pointCode === null,
    '/delivery/address': !isCollected(method) && (delivery.address ?? '').trim() === '',
    '/delivery/day': method.days.length > 0 && delivery.day === null,
    '/delivery/interval': method.intervals.length > 0 && delivery.interval === null,
  };
  const errors = Object.entries(isMissing).flatMap(([pointer, missing]) =>
    missing ? [required(pointer)] : [],
  );
  // The postal code is required, because one street of a large city may belong to several post offices.
  if (method.kind === 'post' && delivery.postalCode === null) errors.push(required('/delivery/postalCode'));
  return errors;
}

/**
 * Errors for filled-in values that an available method does not offer. Does not check whether the point
 * belongs to the method.
 */
function notOfferedFields(
  method: OfferedMethod,
  point: Pick<OfferedPoint, 'fitting'> | undefined,
  { day, interval, fitting }: FilledIn,
): WrongField[] {
  const errors: WrongField[] = [];
  const offered = method.days.find((one) => one.day === day);
  if (day !== null && !offered) errors.push(notOffered('/delivery/day', 'В этот день не доставляем'));
  if (offered?.isFull) errors.push(notOffered('/delivery/day', DAY_IS_FULL));
  const isInterval = method.intervals.some(({ from, to }) => from === interval?.from && to === interval.to);
  if (interval !== null && !isInterval)
    errors.push(notOffered('/delivery/interval', 'В это время не доставляем'));
  if (fitting && (point ?? method).fitting === 'none')
    errors.push(notOffered('/delivery/fitting', 'Здесь примерки нет'));
  return errors;
}
