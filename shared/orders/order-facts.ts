import { addDays, dayInMoscow } from '../text/dates.ts';
import { mayStep, type OrderState } from './states.ts';

type Line = { quantity: number; cancelled: number };

/** Pieces of a line without cancelled ones. */
export const remainingQuantity = ({ quantity, cancelled }: Line): number => quantity - cancelled;

/** Pieces of an order without cancelled ones. */
export const remainingPieces = (lines: readonly Line[]): number =>
  lines.reduce((all, line) => all + remainingQuantity(line), 0);

/** Why operators cancel orders through no fault of the shop. Letters do not apologise for these reasons. */
const NOT_OF_THE_SHOP = ['BUYER_ASKED', 'NOT_COLLECTED', 'NOT_REACHED'] as const;

/** Why an order ended if an operator cancelled it for this reason. */
export const endByOperator = (reason: string | null): (typeof NOT_OF_THE_SHOP)[number] | 'SHOP' =>
  NOT_OF_THE_SHOP.find((one) => one === reason) ?? 'SHOP';

/** What the buyer may do with an order, and the code for collecting it while it is ready. */
export const factsForBuyer = ({ state, pickupCode }: { state: OrderState; pickupCode: string | null }) => ({
  canCancel: mayStep(state, 'CANCELLED', 'shopper'),
  canPay: state === 'AWAITING_PAYMENT',
  pickupCode: state === 'READY' ? pickupCode : null,
});

/** The last day on which an order can be collected, counted from when it became ready; null unless it is ready. */
export const storedUntil = (
  { state, delivery }: { state: OrderState; delivery: { storageDays: number | null } },
  readyAt: Date | undefined,
): string | null =>
  state === 'READY' && readyAt && delivery.storageDays !== null
    ? addDays(dayInMoscow(readyAt), delivery.storageDays)
    : null;
