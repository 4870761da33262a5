import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Buyer, BuyerOrder, BuyerRefund, BuyerReview } from '#contract/client/client.schemas.ts';
import { listRequestsOf } from '../../contact/read-requests.ts';
import { type account, principal } from '../../domain/tables/identities.ts';
import { order } from '../../domain/tables/orders.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { newsletterAt, newsletterOf } from '../../newsletter/read-subscriptions.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { review, reviewText } from '../../reviews/base/tables.ts';
import { findAccount, profileOf } from '../account/queries.ts';
import { getMySignIns } from '../account/sign-ins.ts';
import { consentsOfAccount, consentsOfOrders } from './consents-of-buyer.ts';
import { type FoundBuyer, findBuyer, MOST_ORDERS, ordersOfGuest, type Reader } from './find-buyer.ts';
import { whatStays } from './what-stays.ts';

/** Maximum number of rows in each list of a buyer. */
const LISTED = 100;

type Asked = { id: string; now: Date };

/**
 * Reads what operators see of a buyer.
 * @throws ProblemError NOT_FOUND
 */
export async function readBuyer(db: Reader, { id, now }: Asked): Promise<Buyer> {
  const found = await findBuyer(db, id);
  return found.kind === 'ACCOUNT' ? readAccount(db, found, now) : readGuest(db, found);
}

async function readAccount(
  db: Reader,
  found: Extract<FoundBuyer, { kind: 'ACCOUNT' }>,
  now: Date,
): Promise<Buyer> {
  const { id } = found;
  const known = await findAccount(db, id);
  if (!known) throw new ProblemError(404, 'NOT_FOUND');
  const { firstName, lastName, email, phone, createdAt } = known.row;
  const orders = await db
    .select()
    .from(order)
    .where(eq(order.ownerId, id))
    .orderBy(desc(order.placedAt), desc(order.id))
    .limit(MOST_ORDERS);
  const orderIds = orders.map((one) => one.id);
  const requests = await listRequestsOf(db, { ownerId: id });
  return {
    id,
    kind: 'ACCOUNT',
    name: [firstName, lastName].filter(Boolean).join(' '),
    email,
    phone,
    profile: profileOf(known),
    registeredAt: createdAt.toISOString(),
    orders: orders.slice(0, LISTED).map(orderOf),
    refunds: await refundsOf(db, orderIds),
    consents: await consentsOfAccount(db, id),
    signIns: (await getMySignIns(db, { accountId: id, familyId: '', now })).items,
    newsletter: await newsletterOf(db, id),
    merges: await mergesOf(db, id),
    requests: requests.items,
    reviews: await reviewsOf(db, id),
    sameContactsId: await sameContacts(db, { email, phone }),
    stays: await whatStays(db, found, { orderIds, requests }),
  };
}

async function readGuest(db: Reader, found: Extract<FoundBuyer, { kind: 'GUEST' }>): Promise<Buyer> {
  const { id, email, phone } = found;
  const placed = await ordersOfGuest(db, found);
  const orderIds = placed.map((one) => one.order.id);
  const requests = await listRequestsOf(db, { email, phone });
  return {
    id,
    kind: 'GUEST',
    name: placed[0]?.buyer.name ?? '',
    email,
    phone,
    profile: null,
    registeredAt: null,
    orders: placed.slice(0, LISTED).map((one) => orderOf(one.order)),
    refunds: await refundsOf(db, orderIds),
    consents: consentsOfOrders(placed),
    signIns: [],
    newsletter: await newsletterAt(db, email),
    merges: [],
    requests: requests.items,
    reviews: [],
    sameContactsId: null,
    stays: await whatStays(db, found, { orderIds, requests }),
  };
}

const orderOf = ({
  id,
  number,
  state,
  placedAt,
  total,
  mergedAt,
}: typeof order.$inferSelect): BuyerOrder => ({
  id,
  number,
  state,
  placedAt: placedAt.toISOString(),
  total,
  mergedAt: mergedAt?.toISOString() ?? null,
});

async function refundsOf(db: Reader, orderIds: string[]): Promise<BuyerRefund[]> {
  const rows = await db
    .select()
    .from(refundRequest)
    .where(and(inArray(refundRequest.orderId, orderIds), isNotNull(refundRequest.number)))
    .orderBy(desc(refundRequest.submittedAt), desc(refundRequest.id))
    .limit(LISTED);
  return rows.flatMap(({ id, orderId, number, state, submittedAt }) =>
    number === null || submittedAt === null
      ? []
      : [{ id, orderId, number, state, submittedAt: submittedAt.toISOString() }],
  );
}

async function mergesOf(db: Reader, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ at: principal.createdAt })
    .from(principal)
    .where(eq(principal.mergedInto, accountId))
    .orderBy(desc(principal.createdAt))
    .limit(LISTED);
  return rows.map(({ at }) => at.toISOString());
}

async function reviewsOf(db: Reader, ownerId: string): Promise<BuyerReview[]> {
  const rows = await db
    .select({
      id: review.id,
      productName: review.productName,
      state: review.state,
      stars: reviewText.stars,
      writtenAt: reviewText.writtenAt,
    })
    .from(review)
    .innerJoin(reviewText, and(eq(reviewText.reviewId, review.id), eq(reviewText.slot, 'WRITTEN')))
    .where(eq(review.ownerId, ownerId))
    .orderBy(desc(reviewText.writtenAt), desc(review.id))
    .limit(LISTED);
  return rows.map(({ writtenAt, ...row }) => ({ ...row, writtenAt: writtenAt.toISOString() }));
}

/** The guest with the proven contacts of an account, if there is one. */
async function sameContacts(
  db: Reader,
  { email, phone }: Pick<typeof account.$inferSelect, 'email' | 'phone'>,
): Promise<string | null> {
  if (email === null || phone === null) return null;
  const [last] = await ordersOfGuest(db, { email, phone });
  return last?.order.id ?? null;
}
