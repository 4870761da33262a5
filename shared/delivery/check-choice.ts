import { requiredMessage } from '../forms/required.ts';
import { type WrongField, wrongField } from '../forms/wrong-field.ts';
import { PAYMENT_NOT_OFFERED, type WayToPay } from '../payments/ways-to-pay.ts';
import { typeset } from '../text/typeset.ts';
import { type DeliveryKind, isCollected } from './kinds.ts';

// Checks of a filled-in delivery, for the checkout draft and for the order (docs/specification.md §3.8).

type Fitting = 'none' | 'whole' | 'partial';
type Interval = { from: string; to: string };

/** A delivery method, as it is offered for a cart in a city. */
export type OfferedMethod = {
  kind: DeliveryKind;
  fitting: Fitting;
  payments: readonly WayToPay[];
  days: readonly { day: string; isFull: boolean }[];
  intervals: readonly Interval[];
  /** Why the method cannot be used for this cart. Null if it can. */
  obstacle: { text: string } | null;
};

/** A place where an order may be collected. */
type OfferedPoint = { fitting: Fitting; payments: readonly WayToPay[] };

/**
 * The delivery method and pick-up point that the shopper chose, in their present state. Undefined if they no
 * longer exist.
 */
export type Chosen = { method: OfferedMethod | undefined; point: OfferedPoint | undefined };

/** The delivery fields of the checkout form. */
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

/**
 * The payment methods that are possible: those of the chosen pick-up point, or of the method if no point is
 * chosen.
 */
export const paymentsOf = <Payment>(
  method: { payments: readonly Payment[] },
  point: { payments: readonly Payment[] } | undefined,
): Payment[] => [...(point ?? method).payments];

/**
 * Checks delivery and payment method of an order; returns field errors. An unavailable method gives no error
 * here, because it is reported separately.
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
 * Checks the delivery of a draft; returns field errors. Missing values are no errors, because only an order
 * needs them. A method that is unavailable for the current cart is accepted, because the cart may still
 * change.
 * @param chosen null if the shop does not know the city
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

/** Errors for required fields of the method that are empty. */
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
  // The postal code is required: in a large city, one street may belong to several post offices.
  if (method.kind === 'post' && delivery.postalCode === null) errors.push(required('/delivery/postalCode'));
  return errors;
}

/**
 * Errors for values that the method does not offer, such as a day. Whether the pick-up point belongs to the
 * method is not checked here.
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
