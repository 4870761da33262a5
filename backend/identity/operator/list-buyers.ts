import { and, count, desc, eq, max, or, type SQL, sql } from 'drizzle-orm';
import type { BuyerSummary, Buyers } from '#contract/client/client.schemas.ts';
import { readOrderNumber } from '#shared/orders/order-number.ts';
import { readOrderSearch } from '#shared/orders/order-search.ts';
import { account } from '../../domain/tables/identities.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import { emailStart, nameWords, startsWith } from '../../platform/db/folded.ts';
import { type Contacts, hasNoAccount, MOST_ORDERS, ordersOfGuest, type Reader } from './find-buyer.ts';

/** Maximum number of buyers that are shown. */
const SHOWN = 20;

/**
 * Maximum number of accounts and of orders that are looked at. A name such as «Анна» is in very many of them;
 * who gets too many results types more.
 */
const LOOKED_AT = 200;

type Columns = { names: SQL; email: SQL; phone: SQL };

/** SQL conditions for what an operator typed, each of which has an index. */
function conditions(typed: string, { names, email, phone }: Columns): SQL[] {
  const { text, words, phoneParts } = readOrderSearch(typed);
  const found: SQL[] = [];
  for (const end of phoneParts)
    found.push(sql`(right(${phone}, 4) = ${end.slice(-4)} and right(${phone}, ${end.length}::int) = ${end})`);
  if (words.length === 1) found.push(startsWith(email, text));
  if (words.length > 0 && !text.includes('@')) {
    // The last word may be typed in part. A text without letters and digits has no words for the database.
    const asked = sql`plainto_tsquery('simple', ${words.join(' ')})::text`;
    found.push(sql`${names} @@ (nullif(${asked}, '') || ':*')::tsquery`);
  }
  return found;
}

/**
 * Finds buyers by a name, a phone, an e-mail address or the number of an order: accounts first, then guests,
 * whose orders are grouped by their contacts.
 */
export async function listBuyers(db: Reader, typed: string): Promise<Buyers> {
  const accounts = await foundAccounts(db, typed);
  const guests = await foundGuests(db, typed);
  const items: BuyerSummary[] = accounts.slice(0, SHOWN);
  for (const contacts of guests.slice(0, SHOWN - items.length)) {
    const guest = await guestSummary(db, contacts);
    if (guest) items.push(guest);
  }
  return { items, hasMore: accounts.length + guests.length > SHOWN };
}

async function foundAccounts(db: Reader, typed: string): Promise<BuyerSummary[]> {
  const columns = {
    names: nameWords(account.firstName, account.lastName),
    email: emailStart(account.email),
    phone: sql`${account.phone}`,
  };
  const number = readOrderNumber(typed);
  // Asked first, because a subquery among the conditions would keep the database from using their indexes.
  const [placed] = number
    ? await db.select({ ownerId: order.ownerId }).from(order).where(eq(order.number, number))
    : [];
  const ofOrder = placed?.ownerId ? eq(account.id, placed.ownerId) : undefined;
  const which = or(...conditions(typed, columns), ofOrder);
  if (!which) return [];
  const rows = await db
    .select()
    .from(account)
    .where(sql`${account.id} in (select ${account.id} from ${account} where ${which} limit ${LOOKED_AT})`)
    .orderBy(desc(account.createdAt), desc(account.id))
    .limit(SHOWN + 1);
  const items: BuyerSummary[] = [];
  for (const { id, firstName, lastName, email, phone } of rows) {
    const [bought] = await db
      .select({ orders: count(), last: max(order.placedAt) })
      .from(order)
      .where(eq(order.ownerId, id));
    const name = [firstName, lastName].filter(Boolean).join(' ');
    items.push({
      id,
      kind: 'ACCOUNT',
      name,
      email,
      phone,
      orders: Math.min(bought?.orders ?? 0, MOST_ORDERS),
      lastOrderAt: bought?.last?.toISOString() ?? null,
    });
  }
  return items;
}

/** The contacts of guests who match, those of the newest orders first. */
async function foundGuests(db: Reader, typed: string): Promise<Contacts[]> {
  const columns = {
    names: nameWords(orderBuyer.name),
    email: emailStart(orderBuyer.email),
    phone: sql`${orderBuyer.phone}`,
  };
  const number = readOrderNumber(typed);
  const parts = conditions(typed, columns).map(
    (which) => sql`(select ${orderBuyer.orderId} from ${orderBuyer} where ${which} limit ${LOOKED_AT})`,
  );
  if (number) parts.push(sql`(select ${order.id} from ${order} where ${order.number} = ${number})`);
  if (parts.length === 0) return [];
  const rows = await db
    .select({ email: orderBuyer.email, phone: orderBuyer.phone })
    .from(orderBuyer)
    .innerJoin(order, eq(order.id, orderBuyer.orderId))
    .leftJoin(account, eq(account.id, order.ownerId))
    .where(and(sql`${orderBuyer.orderId} in (${sql.join(parts, sql` union `)})`, hasNoAccount))
    .orderBy(desc(order.placedAt), desc(order.id));
  const known = new Map(rows.map((one) => [`${one.phone} ${one.email.toLowerCase()}`, one]));
  return [...known.values()];
}

async function guestSummary(db: Reader, contacts: Contacts): Promise<BuyerSummary | undefined> {
  const placed = await ordersOfGuest(db, contacts);
  const [last] = placed;
  return (
    last && {
      id: last.order.id,
      kind: 'GUEST',
      name: last.buyer.name,
      email: last.buyer.email,
      phone: last.buyer.phone,
      orders: placed.length,
      lastOrderAt: last.order.placedAt.toISOString(),
    }
  );
}
