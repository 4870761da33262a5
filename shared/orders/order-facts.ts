import { addDays, dayInMoscow } from '../text/dates.ts';
import { mayStep, type OrderState } from './states.ts';

type Line = { quantity: number; cancelled: number };

/** Number of pieces of a line that were not cancelled. */
export const remainingQuantity = ({ quantity, cancelled }: Line): number => quantity - cancelled;

/** Number of pieces of an order that were not cancelled. */
export const remainingPieces = (lines: readonly Line[]): number =>
  lines.reduce((all, line) => all + remainingQuantity(line), 0);

/**
 * Reasons for cancelling an order that are not the fault of the shop, so letters about them contain no
 * apology.
 */
const NOT_OF_THE_SHOP = ['BUYER_ASKED', 'NOT_COLLECTED', 'NOT_REACHED'] as const;

/** The reason for the end of an order that an operator cancelled, as the order stores it. */
export const endByOperator = (reason: string | null): (typeof NOT_OF_THE_SHOP)[number] | 'SHOP' =>
  NOT_OF_THE_SHOP.find((one) => one === reason) ?? 'SHOP';

/** What the buyer may do with an order, and its pick-up code if it is ready. */
export const factsForBuyer = ({ state, pickupCode }: { state: OrderState; pickupCode: string | null }) => ({
  canCancel: mayStep(state, 'CANCELLED', 'shopper'),
  canPay: state === 'AWAITING_PAYMENT',
  pickupCode: state === 'READY' ? pickupCode : null,
});

/**
 * The last day on which an order can be collected, counted from the day on which it became ready; null if it
 * is not ready.
 */
export const storedUntil = (
  { state, delivery }: { state: OrderState; delivery: { storageDays: number | null } },
  readyAt: Date | undefined,
): string | null =>
  state === 'READY' && readyAt && delivery.storageDays !== null
    ? addDays(dayInMoscow(readyAt), delivery.storageDays)
    : null;
