import type { Cart } from '#contract/client/client.schemas.ts';
import type { OfferAudience } from '../marketing/offers-if-any.ts';
import type { Call } from '../platform/http/implement.ts';
import type { CartDeps } from './base/deps.ts';
import { answerCart } from './marketing-offers.ts';
import { readCart } from './queries/read-cart.ts';

type Caller = Pick<Call<'getCart', CartDeps>, 'principal' | 'deps' | 'once'>;

/**
 * The caller's cart as shown to shoppers. It is read from the database and sent to the marketing platform
 * only once per page request, even if this is called several times.
 */
export function shownCart({ principal, deps, once }: Caller, audience: OfferAudience): Promise<Cart> {
  return once(`cart ${audience.isExtended}`, async () =>
    answerCart(deps, await readCart(deps.db, principal.id, deps.clock()), audience),
  );
}
