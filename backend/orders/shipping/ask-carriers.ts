import { and, asc, isNotNull, lte, sql } from 'drizzle-orm';
import { isCollected } from '#shared/delivery/kinds.ts';
import type { KnownShipment } from '../../delivery/base/shipments.ts';
import { loggedCause } from '../../platform/log/logged-cause.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { shipment } from '../base/tables.ts';
import { settleWhole } from '../paying/capture.ts';
import { addStep } from '../queries/add-step.ts';
import { type LockedOrder, lockOrder } from '../queries/lock-order.ts';
import { carrierTitle } from '../rules/carriers.ts';
import { nextLook } from '../rules/next-look.ts';
import { orderSteps, shipmentStep } from '../rules/shipment-states.ts';
import { trackingUrl } from '../rules/tracking-url.ts';
import { changeShipment, lockShipment, type Shipment, shipmentsAt } from './shipments.ts';

type Tools = Pick<
  OrdersDeps,
  | 'db'
  | 'clock'
  | 'ids'
  | 'logger'
  | 'deliveryProvider'
  | 'wakeOutbox'
  | 'shopName'
  | 'ink'
  | 'publicUrl'
  | 'marketing'
  | 'shopNotices'
>;

declare module '../../platform/log/logger.ts' {
  interface LogFields {
    orderId?: string;
  }
}

/** How long a parcel belongs to the process that asks about it, in ms. A carrier that fails is left alone for as long. */
const LEASE_MS = 5 * 60_000;
const BATCH = 10;

/**
 * Asks carriers about the parcels that are due, and takes their orders on. Any number of processes may do so at once.
 * Returns how many were asked about.
 */
export async function askCarriers(deps: Tools, signal?: AbortSignal): Promise<number> {
  let asked = 0;
  while (!signal?.aborted) {
    const due = await takeDue(deps);
    if (due.length === 0) break;
    for (const one of due) await askCarrier(deps, one);
    asked += due.length;
  }
  return asked;
}

async function takeDue({ db, clock }: Tools): Promise<Shipment[]> {
  const now = clock();
  const due = db
    .select({ id: shipment.orderId })
    .from(shipment)
    .where(and(lte(shipment.askAt, now), isNotNull(shipment.carrierId)))
    .orderBy(asc(shipment.askAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return (
    db
      .update(shipment)
      .set({ askAt: new Date(now.getTime() + LEASE_MS) })
      // As an array it is found once; a plan may repeat a subquery, and would lock more each time.
      .where(sql`${shipment.orderId} = any(array(${due}))`)
      .returning()
  );
}

async function askCarrier(deps: Tools, leased: Shipment): Promise<void> {
  const { orderId, carrier, carrierId } = leased;
  const shipments = shipmentsAt(deps, carrier);
  if (!shipments || carrierId === null) return;
  try {
    await applyWord(deps, leased, await shipments.read(carrierId));
  } catch (error) {
    deps.logger.warn(
      { orderId, cause: loggedCause(error) },
      'the carrier did not answer about a parcel; it is asked again',
    );
  }
}

/**
 * Applies what a carrier says of a parcel to it and to its order. The row of the order is locked first; what was said before,
 * or is older than what is known, changes nothing.
 */
async function applyWord(deps: Tools, leased: Shipment, word: KnownShipment): Promise<void> {
  const { orderId } = leased;
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const held = await lockShipment(tx, orderId);
    if (!order || held?.carrierId !== word.id) return;
    const isOlder = held.saidAt !== null && (word.saidAt === null || word.saidAt < held.saidAt);
    const state = (isOlder ? undefined : shipmentStep(held.state, word)) ?? held.state;
    const number = word.number ?? held.number;
    await changeShipment(tx, orderId, {
      state,
      number,
      refusal: state === 'REFUSED' ? word.refusal : null,
      ...(!isOlder && { said: word.said, saidAt: word.saidAt }),
      askAt: nextLookAfter(leased, held, nextLook(state, held.requestedAt, deps.clock())),
    });
    const { kind } = order.delivery;
    const facts = { isCollected: isCollected({ kind }), mayReturnPart: order.mayReturnPart };
    const steps = word.state && !isOlder ? orderSteps(order.state, word.state, facts) : [];
    for (const [place, to] of steps.entries()) {
      if (to === 'HANDED_OVER') await settleWhole(tx, deps, order);
      const tracking = to === 'SHIPPED' ? trackingOf({ ...held, number }) : undefined;
      await addStep(tx, deps, orderId, {
        from: steps[place - 1] ?? order.state,
        to,
        by: 'shop',
        reason: 'CARRIER',
        isPassing: place < steps.length - 1,
        ...(tracking && { tracking }),
      });
    }
  });
  deps.wakeOutbox();
}

/** What a notification asked for while the carrier was being asked stays as it is: the answer may be older. */
function nextLookAfter(leased: Shipment, held: Shipment, next: Date | null): Date | null {
  const isNotified = held.askAt !== null && leased.askAt !== null && held.askAt < leased.askAt;
  return next !== null && isNotified ? held.askAt : next;
}

/** How buyers follow a parcel; undefined before the carrier has given a number. */
export function trackingOf({
  carrier,
  number,
}: Pick<Shipment, 'carrier' | 'number'>): LockedOrder['tracking'] | undefined {
  const title = carrierTitle(carrier);
  return number === null ? undefined : { carrier: title, number, url: trackingUrl(title, number) };
}
