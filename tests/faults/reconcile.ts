import { randomUUID } from 'node:crypto';
import type { Order } from '#contract/client/client.schemas.ts';
import { type Buyer, place } from '../integration/orders.ts';
import type { Door } from '../integration/shop.ts';

/**
 * An order that a buyer submits until it succeeds. `statuses` has the status of each response so far;
 * `acknowledged` is the id of the order, once a response has confirmed it.
 */
export type Submission = { buyer: Buyer; key: string; acknowledged: string | undefined; statuses: number[] };

export const submissionOf = (buyer: Buyer): Submission => ({
  buyer,
  key: randomUUID(),
  acknowledged: undefined,
  statuses: [],
});

/** Submits the order once. Returns whether the shop confirmed it; false if no response came. */
export async function submit(submission: Submission, door: Door): Promise<boolean> {
  const answer = await place(submission.buyer, { door, key: submission.key });
  submission.statuses.push(answer.status);
  if (answer.status !== 200) return false;
  const { id } = (await answer.json()) as Order;
  if (submission.acknowledged !== undefined && submission.acknowledged !== id)
    throw new Error(`One submission was acknowledged as two orders: ${submission.acknowledged}, ${id}`);
  submission.acknowledged = id;
  return true;
}

/**
 * The part of a database client that is used here. Both a PostgreSQL client and the embedded database have
 * it.
 */
export type Rows = { query(query: string, values: unknown[]): Promise<{ rows: unknown[] }> };

/**
 * Compares the responses to buyers with the database and counts the contradictions of each kind. All counts
 * are 0 if they agree.
 */
export async function reconcile(
  sql: Rows,
  submissions: readonly Submission[],
  { articleId, stockBefore }: { articleId: string; stockBefore: number },
): Promise<{ lost: number; doubled: number; missingParts: number; stockIsOff: number }> {
  const count = async (query: string, values: unknown[]): Promise<number> =>
    ((await sql.query(query, values)).rows[0] as { n: number }).n;
  let lost = 0;
  let doubled = 0;
  const orders: string[] = [];
  for (const { buyer, acknowledged } of submissions) {
    const found = await sql.query('select id from "order" where owner_id = $1', [buyer.shopper.id]);
    const rows = found.rows as { id: string }[];
    if (rows.length > 1) doubled += 1;
    if (acknowledged !== undefined && !rows.some(({ id }) => id === acknowledged)) lost += 1;
    orders.push(...rows.map(({ id }) => id));
  }
  let missingParts = 0;
  for (const part of ['order_line', 'order_buyer', 'order_event', 'order_request'])
    missingParts += await count(
      `select count(*)::int as n from unnest($1::uuid[]) as wanted(id)
       where (select count(*) from ${part} where order_id = wanted.id) <> 1`,
      [orders],
    );
  const left = await count('select stock as n from article where id = $1', [articleId]);
  return { lost, doubled, missingParts, stockIsOff: stockBefore - orders.length - left };
}

export const NOTHING_WRONG = { lost: 0, doubled: 0, missingParts: 0, stockIsOff: 0 };
