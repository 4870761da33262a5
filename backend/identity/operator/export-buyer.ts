import type { BuyerData, GuestData } from '#contract/client/client.schemas.ts';
import { contactRequestsFrom } from '../../contact/read-requests.ts';
import { newsletterAt } from '../../newsletter/read-subscriptions.ts';
import { readTheseOrders } from '../../orders/reading/read-order.ts';
import type { Database } from '../../platform/db/database.ts';
import { readRefundsOfOrders } from '../../refunds/reading/read-refund.ts';
import { getMyData } from '../account/data-export.ts';
import { consentsOfOrders } from './consents-of-buyer.ts';
import { type Contacts, type FoundBuyer, ordersOfGuest } from './find-buyer.ts';

/** Everything that the shop keeps about a buyer: of an account the same file that its owner can download. */
export async function readBuyerData(db: Database, buyer: FoundBuyer, now: Date): Promise<BuyerData> {
  const isGuest = buyer.kind === 'GUEST';
  return {
    exportedAt: now.toISOString(),
    account: isGuest ? null : await getMyData(db, { accountId: buyer.id, familyId: '', now }),
    guest: isGuest ? await guestData(db, buyer, now) : null,
  };
}

function guestData(db: Database, { email, phone }: Contacts, now: Date): Promise<GuestData> {
  return db.transaction(
    async (tx) => {
      const placed = await ordersOfGuest(tx, { email, phone });
      const orderIds = placed.map((one) => one.order.id);
      return {
        name: placed[0]?.buyer.name ?? '',
        email,
        phone,
        consents: consentsOfOrders(placed),
        orders: await readTheseOrders(tx, orderIds, now),
        refunds: await readRefundsOfOrders(tx, orderIds, now),
        contactRequests: await contactRequestsFrom(tx, { email, phone }),
        newsletter: await newsletterAt(tx, email),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
