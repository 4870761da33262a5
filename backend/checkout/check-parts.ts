import type { CheckoutDelivery, FieldError } from '#contract/client/client.schemas.ts';
import { draftDeliveryErrors } from '#shared/delivery/check-choice.ts';
import { answerCart } from '../cart/marketing-offers.ts';
import { readCart } from '../cart/queries/read-cart.ts';
import { chosenDelivery } from '../delivery/chosen.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { CheckoutDeps } from './base/deps.ts';

type Shopper = { ownerId: string; deviceId: string | undefined; requestId: string };

/**
 * Validation errors for fields of the checkout's delivery part, if the chosen delivery is impossible for the
 * current cart.
 */
export async function wrongInDelivery(
  deps: CheckoutDeps,
  delivery: CheckoutDelivery,
  { ownerId, deviceId, requestId }: Shopper,
): Promise<FieldError[]> {
  const { methodId, city, postalCode, pointCode } = delivery;
  if (city === null) return draftDeliveryErrors(delivery, null);
  const read = await readCart(deps.db, ownerId, deps.clock());
  const cart = await answerCart(deps, read, { isExtended: true, deviceId, requestId });
  const choice = { methodId: methodId ?? '', city, postalCode, pointCode };
  const chosen = await chosenDelivery(deps, choice, { cart, requestId }).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  return draftDeliveryErrors(delivery, chosen);
}
