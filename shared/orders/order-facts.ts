import { addDays, dayInMoscow } from '../text/dates.ts';
import { mayStep, type OrderState } from './states.ts';

type Line = { quantity: number; cancelled: number };

/** Number of pieces of a line that were not cancelled. */
export const remainingQuantity = ({ quantity, cancelled }: Line): number => quantity - cancelled;

/** Number of pieces of an order that were not cancelled. */
export const remainingPieces = (lines: readonly Line[]): number =>
  lines.reduce((all, line) => all + remainingQuantity(line), 0);

/** Reasons for a cancellation that are not the shop's fault. Letters about them do not apologize. */
const NOT_OF_THE_SHOP = ['BUYER_ASKED', 'NOT_COLLECTED', 'NOT_REACHED'] as const;

/** How an order ended, as it is stored, if an operator cancelled it. */
export const endByOperator = (reason: string | null): (typeof NOT_OF_THE_SHOP)[number] | 'SHOP' =>
  NOT_OF_THE_SHOP.find((one) => one === reason) ?? 'SHOP';

/** What the buyer may do with an order. Also contains the pick-up code, if the order is ready. */
export const factsForBuyer = ({ state, pickupCode }: { state: OrderState; pickupCode: string | null }) => ({
  canCancel: mayStep(state, 'CANCELLED', 'shopper'),
  canPay: state === 'AWAITING_PAYMENT',
  pickupCode: state === 'READY' ? pickupCode : null,
});

/**
 * The last day on which the order can be collected. Counted from the day on which it became ready; null if it
 * is not ready.
 */
export const storedUntil = (
  { state, delivery }: { state: OrderState; delivery: { storageDays: number | null } },
  readyAt: Date | undefined,
): string | null =>
  state === 'READY' && readyAt && delivery.storageDays !== null
    ? addDays(dayInMoscow(readyAt), delivery.storageDays)
    : null;
