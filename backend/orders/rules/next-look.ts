import type { ShipmentState } from '#contract/client/client.schemas.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The carrier is asked for a parcel's state for at most this long after the parcel was requested, in ms. */
const LONGEST = 90 * DAY;

const ENDS: readonly ShipmentState[] = ['HANDED_OVER', 'PARTLY_HANDED_OVER', 'RETURNED', 'REFUSED'];

/** When the carrier must next be asked for the state of a parcel; null if nothing more is expected. */
export function nextLook(state: ShipmentState, requestedAt: Date, now: Date): Date | null {
  const age = now.getTime() - requestedAt.getTime();
  if (ENDS.includes(state) || age > LONGEST) return null;
  const isNew = state === 'REQUESTED' && age < 10 * MINUTE;
  return new Date(now.getTime() + (isNew ? 10 * SECOND : 20 * MINUTE));
}
