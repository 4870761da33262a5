import { REQUIRED } from '#shared/forms/field-message.ts';
import { isCollectedKind } from '#shared/orders/progress.ts';
import { typeset } from '#shared/text/typeset.ts';
import type { DeliveryMethod } from '../../../src/generated/model/deliveryMethod.ts';
import type { FieldError } from '../../../src/generated/model/fieldError.ts';
import type { OrderPayment } from '../../../src/generated/model/orderPayment.ts';
import type { OrderRequest } from '../../../src/generated/model/orderRequest.ts';

export const isCollected = ({ kind }: Pick<DeliveryMethod, 'kind'>): boolean => isCollectedKind(kind);

/** What a method that is available wants and was not given, by field. */
export function wrongFields(
  method: DeliveryMethod,
  /** Ways to pay where it is collected; null where it is brought. */
  atPoint: readonly OrderPayment[] | null,
  { delivery, payment }: OrderRequest,
): FieldError[] {
  const wrong = (pointer: string, code: string, message: string): FieldError => ({
    in: 'body',
    pointer,
    code,
    message: typeset(message),
  });
  const errors: FieldError[] = [];
  if (isCollected(method)) {
    if (delivery.pointCode === null) errors.push(wrong('/delivery/pointCode', 'required', REQUIRED));
  } else if ((delivery.address ?? '').trim() === '') {
    errors.push(wrong('/delivery/address', 'required', REQUIRED));
  }
  const { interval } = delivery;
  const isOffered = method.intervals.some(({ from, to }) => from === interval?.from && to === interval.to);
  if (method.intervals.length > 0 && interval === null)
    errors.push(wrong('/delivery/interval', 'required', REQUIRED));
  else if (interval !== null && !isOffered)
    errors.push(wrong('/delivery/interval', 'not_offered', 'В это время не доставляем'));
  if (!(atPoint ?? method.payments).includes(payment.method))
    errors.push(wrong('/payment/method', 'not_offered', 'Так за этот заказ заплатить нельзя'));
  return errors;
}
