import { type SQL, sql } from 'drizzle-orm';
import type { WaitingWork } from '#contract/client/client.schemas.ts';
import { type OperatorRole, operatorRoles } from '#contract/operations.ts';
import { MOST_COUNTED, WORK, WORK_KINDS, type WorkKind } from '#shared/operators/work.ts';
import { waitingRequests } from '../../contact/operator/waiting-requests.ts';
import { failingImports } from '../../exchange/base/import-state.ts';
import { waitingOrders } from '../../orders/finding/waiting-orders.ts';
import { soldOutSizes } from '../../orders/queries/sold-out.ts';
import { deadMessages } from '../../platform/outbox/operate.ts';
import { waitingRefunds } from '../../refunds/operator/waiting-refunds.ts';
import { waitingReviews } from '../../reviews/operator/waiting-reviews.ts';
import { countUpTo } from '../base/count-up-to.ts';
import type { DeskDeps } from '../base/deps.ts';

type Moment = { now: Date; today: string };

/** What waits: for each kind of work, an SQL query with one row for each piece of it. */
const waiting = (
  { now, today }: Moment,
  { importSources }: Pick<DeskDeps, 'importSources'>,
): Record<WorkKind, SQL> => ({
  LATE: waitingOrders.late(today),
  PACK: waitingOrders.toPack,
  SHIP: waitingOrders.toShip,
  HAND_OVER: waitingOrders.toHandOver,
  OTHER_SUM: waitingOrders.ofOtherSum,
  REFUND_DUE: waitingRefunds.dueOn(today),
  REFUND_DECISION: waitingRefunds.toDecide,
  REFUND_MONEY: waitingRefunds.toPay,
  REVIEW: waitingReviews.toDecide,
  COMPLAINT: waitingReviews.complained,
  REQUEST: waitingRequests,
  DEAD_MESSAGE: deadMessages,
  FAILED_IMPORT: failingImports(importSources),
  SOLD_OUT_SIZE: soldOutSizes(now),
});

const maySee = (role: OperatorRole, kind: WorkKind): boolean =>
  (operatorRoles[WORK[kind]] as readonly OperatorRole[]).includes(role);

/**
 * How much work of each kind waits that the role may see, in the order of a day's work. One statement counts
 * all kinds, and no count reads more rows than it shows.
 */
export async function countWork(
  { db, importSources }: Pick<DeskDeps, 'db' | 'importSources'>,
  role: OperatorRole,
  moment: Moment,
): Promise<WaitingWork[]> {
  const queries = waiting(moment, { importSources });
  const kinds = WORK_KINDS.filter((kind) => maySee(role, kind));
  const counts = kinds.map(
    (kind) => sql`${countUpTo(MOST_COUNTED + 1, queries[kind])} as ${sql.identifier(kind)}`,
  );
  const { rows } = await db.execute<Record<WorkKind, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  return kinds.map((kind) => {
    const found = Number(rows[0]?.[kind] ?? 0);
    return { kind, count: Math.min(found, MOST_COUNTED), hasMore: found > MOST_COUNTED };
  });
}
