import { and, asc, isNotNull, lte, sql } from 'drizzle-orm';
import { isCollected } from '#shared/delivery/kinds.ts';
import { trackingUrl } from '#shared/orders/tracking.ts';
import type { KnownShipment } from '../../delivery/base/shipments.ts';
import { loggedCause } from '../../platform/log/logged-cause.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { shipment } from '../base/tables.ts';
import { settleWhole } from '../paying/capture.ts';
import { takeOnReceipt } from '../paying/take-on-receipt.ts';
import { addStep } from '../queries/add-step.ts';
import { type LockedOrder, lockOrder } from '../queries/lock-order.ts';
import { carrierTitle } from '../rules/carriers.ts';
import { nextLook } from '../rules/next-look.ts';
import { orderSteps, shipmentStep } from '../rules/shipment-states.ts';
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
  | 'phone'
  | 'hours'
  | 'letterPictures'
  | 'publicUrl'
  | 'marketing'
  | 'shopNotices'
>;

declare module '../../platform/log/logger.ts' {
  interface LogFields {
    orderId?: string;
  }
}

/**
 * A process that asks the carrier about a parcel reserves the parcel for this time, in ms, so that other
 * processes do not ask as well. After a failed request, the carrier is not asked again until this time ends.
 */
const LEASE_MS = 5 * 60_000;
const BATCH = 10;

/**
 * Asks carriers for the state of all parcels that are due, and updates their orders. Can run in several
 * processes at once. Returns how many parcels it has asked about.
 */
export async function askCarriers(deps: Tools, signal?: AbortSignal): Promise<number> {
  let askedCount = 0;
  while (!signal?.aborted) {
    const due = await takeDue(deps);
    if (due.length === 0) break;
    for (const one of due) await askCarrier(deps, one);
    askedCount += due.length;
  }
  return askedCount;
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
      // As an array, the subquery is evaluated only once. Otherwise PostgreSQL may run it repeatedly and lock
      // more rows each time.
      .where(sql`${shipment.orderId} = any(array(${due}))`)
      .returning()
  );
}

async function askCarrier(deps: Tools, leased: Shipment): Promise<void> {
  const { orderId, carrier, carrierId } = leased;
  const shipments = shipmentsAt(deps, carrier);
  if (!shipments || carrierId === null) return;
  try {
    await applyReport(deps, leased, await shipments.read(carrierId));
  } catch (error) {
    deps.logger.warn(
      { orderId, cause: loggedCause(error) },
      'the carrier did not answer about a parcel; the request will be repeated',
    );
  }
}

/**
 * Updates a parcel and its order to what the carrier has reported. Locks the order first. A report that is
 * repeated, or older than the stored state, changes nothing.
 */
async function applyReport(deps: Tools, leased: Shipment, reported: KnownShipment): Promise<void> {
  const { orderId } = leased;
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const lockedShipment = await lockShipment(tx, orderId);
    if (!order || lockedShipment?.carrierId !== reported.id) return;
    const isOlder =
      lockedShipment.saidAt !== null && (reported.saidAt === null || reported.saidAt < lockedShipment.saidAt);
    const state =
      (isOlder ? undefined : shipmentStep(lockedShipment.state, reported)) ?? lockedShipment.state;
    const number = reported.number ?? lockedShipment.number;
    await changeShipment(tx, orderId, {
      state,
      number,
      refusal: state === 'REFUSED' ? reported.refusal : null,
      ...(!isOlder && { said: reported.said, saidAt: reported.saidAt }),
      askAt: nextLookAfter(leased, lockedShipment, nextLook(state, lockedShipment.requestedAt, deps.clock())),
    });
    const { kind } = order.delivery;
    const facts = { isCollected: isCollected({ kind }), mayReturnPart: order.mayReturnPart };
    const steps = reported.state && !isOlder ? orderSteps(order.state, reported.state, facts) : [];
    for (const [place, to] of steps.entries()) {
      if (to === 'HANDED_OVER') {
        await settleWhole(tx, deps, order);
        await takeOnReceipt(tx, deps, order, {});
      }
      const tracking = to === 'SHIPPED' ? trackingOf({ ...lockedShipment, number }) : undefined;
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

/**
 * When the carrier must next be asked about a parcel. If a notification arrived while the carrier was being
 * asked, its response may be older than the notification, so it is asked again at the time that the
 * notification has set.
 */
function nextLookAfter(leased: Shipment, lockedShipment: Shipment, next: Date | null): Date | null {
  const isNotified =
    lockedShipment.askAt !== null && leased.askAt !== null && lockedShipment.askAt < leased.askAt;
  return next !== null && isNotified ? lockedShipment.askAt : next;
}

/** Carrier and tracking number for the buyer; undefined until the carrier has assigned a number. */
export function trackingOf({
  carrier,
  number,
}: Pick<Shipment, 'carrier' | 'number'>): LockedOrder['tracking'] | undefined {
  const title = carrierTitle(carrier);
  return number === null ? undefined : { carrier: title, number, url: trackingUrl(title, number) };
}
