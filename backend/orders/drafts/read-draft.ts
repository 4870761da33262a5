import { eq } from 'drizzle-orm';
import type { KnownBuyer, OrderDraft } from '#contract/client/client.schemas.ts';
import { answerCart } from '../../cart/marketing-offers.ts';
import { readCart } from '../../cart/queries/read-cart.ts';
import { getCheckoutDraft } from '../../checkout/draft.ts';
import { account } from '../../domain/tables/identities.ts';
import type { Database } from '../../platform/db/database.ts';
import type { OrdersDeps } from '../base/deps.ts';
import type { Draft } from './hold-draft.ts';

/** The guest who has the cart and the checkout of a draft. */
export const guestOf = ({ guestId }: Draft) => ({ id: guestId, kind: 'guest' as const });

/** A draft as its operator sees it: with the cart as its buyer would see it. */
export async function readDraft(
  deps: OrdersDeps,
  draft: Draft,
  { requestId }: { requestId: string },
): Promise<OrderDraft> {
  const buyerId = draft.accountId ?? undefined;
  const read = await readCart(deps.db, draft.guestId, deps.clock(), { buyerId });
  const checkout = await getCheckoutDraft(deps.db, guestOf(draft));
  return {
    buyer: await buyerOf(deps.db, draft, checkout.contact.name),
    cart: await answerCart(deps, read, { isExtended: true, deviceId: undefined, requestId }),
    checkout,
  };
}

async function buyerOf(
  db: Database,
  { accountId, isKnown }: Draft,
  contactName: string | null,
): Promise<KnownBuyer | null> {
  if (!isKnown) return null;
  if (accountId === null) return { name: contactName, hasAccount: false };
  const [found] = await db
    .select({ first: account.firstName, last: account.lastName })
    .from(account)
    .where(eq(account.id, accountId));
  return { name: `${found?.first ?? ''} ${found?.last ?? ''}`.trim() || null, hasAccount: true };
}
