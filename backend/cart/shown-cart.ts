import type { Cart } from '../../src/generated/model/cart.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../platform/http/principal.ts';
import { answerCart, type CartAudience } from './marketing-offers.ts';
import { readCart } from './queries/read-cart.ts';

type Caller = {
  principal: Pick<Principal, 'id'>;
  deps: Pick<Deps, 'db' | 'clock' | 'marketing' | 'logger'>;
  once: <Found>(question: string, find: () => Promise<Found>) => Promise<Found>;
};

/** The cart of a caller as it is shown; read, and offered to the marketing platform, once a page. */
export function shownCart({ principal, deps, once }: Caller, audience: CartAudience): Promise<Cart> {
  return once(`cart ${audience.isExtended}`, async () =>
    answerCart(deps, await readCart(deps.db, principal.id, deps.clock()), audience),
  );
}
