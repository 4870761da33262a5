import type { CheckoutDelivery, FieldError } from '#contract/client/client.schemas.ts';
import { answerCart } from '../cart/marketing-offers.ts';
import { readCart } from '../cart/queries/read-cart.ts';
import { isCollected, notOfferedFields, wrongField } from '../delivery/check-choice.ts';
import { chosenDelivery } from '../delivery/chosen.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { CheckoutDeps } from './base/deps.ts';

type Shopper = { ownerId: string; deviceId: string | undefined; requestId: string };

/**
 * What is filled in of a delivery and cannot be, for the cart as it is. What is missing is no error here: an order asks for
 * it. A method that this cart cannot have at the moment is kept, because the cart may still change.
 */
export async function wrongInDelivery(
  deps: CheckoutDeps,
  delivery: CheckoutDelivery,
  { ownerId, deviceId, requestId }: Shopper,
): Promise<FieldError[]> {
  const { methodId, city, postalCode, pointCode } = delivery;
  if (city === null) return methodId === null ? [] : [wrongField('/delivery/city', 'required', NO_CITY)];
  const read = await readCart(deps.db, ownerId, deps.clock());
  const cart = await answerCart(deps, read, { isExtended: true, deviceId, requestId });
  const choice = { methodId: methodId ?? '', city, postalCode, pointCode };
  const chosen = await chosenDelivery(deps, choice, { cart, requestId }).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  if (!chosen) return [wrongField('/delivery/city', 'not_offered', 'Такого города нет в списке')];
  if (methodId === null) return [];
  const { method, point } = chosen;
  if (!method)
    return [wrongField('/delivery/methodId', 'not_offered', 'Этот способ получения больше не доступен')];
  if (method.obstacle !== null) return [];
  const isUnknownPoint = isCollected(method) && pointCode !== null && !point;
  return [
    ...(isUnknownPoint
      ? [wrongField('/delivery/pointCode', 'not_offered', 'Здесь заказы больше не выдают')]
      : []),
    ...notOfferedFields(method, point, delivery),
  ];
}

const NO_CITY = 'Сначала выберите город';
