import type { CheckoutDelivery, DeliveryMethod, FieldError } from '#contract/client/client.schemas.ts';
import { NO_POSTAL_CODE } from '#shared/forms/field-message.ts';
import { REQUIRED } from '#shared/forms/required.ts';
import { isCollectedKind } from '#shared/orders/progress.ts';
import { typeset } from '#shared/text/typeset.ts';
import type { ChosenPoint } from './chosen.ts';

/** Rules of a filled-in delivery, the same for the draft of an order and the order itself (docs/specification.md §3.8). */

export const isCollected = ({ kind }: Pick<DeliveryMethod, 'kind'>): boolean => isCollectedKind(kind);

export const wrongField = (pointer: string, code: string, message: string): FieldError => ({
  in: 'body',
  pointer,
  code,
  message: typeset(message),
});

const required = (pointer: string) => wrongField(pointer, 'required', REQUIRED);
const notOffered = (pointer: string, message: string) => wrongField(pointer, 'not_offered', message);

export const DAY_IS_FULL = typeset('На этот день мест уже нет');

/** What an available method needs and was not given, by field. */
export function missingFields(method: DeliveryMethod, delivery: CheckoutDelivery): FieldError[] {
  const isMissing = {
    '/delivery/pointCode': isCollected(method) && delivery.pointCode === null,
    '/delivery/address': !isCollected(method) && (delivery.address ?? '').trim() === '',
    '/delivery/day': method.days.length > 0 && delivery.day === null,
    '/delivery/interval': method.intervals.length > 0 && delivery.interval === null,
  };
  const errors = Object.entries(isMissing).flatMap(([pointer, missing]) =>
    missing ? [required(pointer)] : [],
  );
  // A street of a large city is in many of its post offices.
  if (method.kind === 'post' && delivery.postalCode === null)
    errors.push(wrongField('/delivery/postalCode', 'required', NO_POSTAL_CODE));
  return errors;
}

/** What was given and an available method does not offer, by field. Whether the point is one of its points is not asked. */
export function notOfferedFields(
  method: DeliveryMethod,
  /** Where it is collected, when that is known. */
  point: Pick<ChosenPoint, 'fitting'> | undefined,
  { day, interval, fitting }: CheckoutDelivery,
): FieldError[] {
  const errors: FieldError[] = [];
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
