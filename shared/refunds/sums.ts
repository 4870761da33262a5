import { spread } from '../payments/spread.ts';

type Offered = {
  most: number;
  deliverySum: number;
  lines: readonly { position: number; isGift: boolean; quantity: number; sums: readonly number[] }[];
};

type Chosen = readonly { position: number; quantity: number }[];

/**
 * The sums that are refunded for the chosen pieces, in kopecks: what was paid for the pieces of each line,
 * and the delivery together with the last piece. In total at most the money that is still left.
 */
export function refundSums(
  { most, deliverySum, lines }: Offered,
  chosen: Chosen,
): { lines: number[]; delivery: number; sum: number } {
  const wanted = chosen.map(
    ({ position, quantity }) => lines.find((line) => line.position === position)?.sums[quantity - 1] ?? 0,
  );
  const isAll =
    chosen.length > 0 &&
    lines.every(
      ({ position, isGift, quantity }) =>
        isGift || quantity === (chosen.find((one) => one.position === position)?.quantity ?? 0),
    );
  const parts = [...wanted, isAll ? deliverySum : 0];
  const all = parts.reduce((one, other) => one + other, 0);
  const shares = spread(Math.min(most, all), parts);
  return { lines: shares.slice(0, -1), delivery: shares.at(-1) ?? 0, sum: Math.min(most, all) };
}

/** What is paid of a line's refund if the shop accepts only some of the returned pieces, in kopecks. */
export const acceptedPart = (sum: number, accepted: number, quantity: number): number =>
  Math.floor((sum * accepted) / quantity);

type Pieces = { position: number; accepted: number | null };
type Kept = { position: number; isGift: boolean; quantity: number; cancelled: number };

/**
 * Whether the shop has accepted all pieces of an order (except gifts) as returned. Only then is the delivery
 * price paid back, no matter which refund contained it: the shopper might keep pieces that are still in other
 * refunds.
 */
export const isFullyReturned = (lines: readonly Kept[], accepted: readonly Pieces[]): boolean =>
  lines.every(({ position, isGift, quantity, cancelled }) => {
    const own = accepted.filter((one) => one.position === position);
    return isGift || own.reduce((all, one) => all + (one.accepted ?? 0), 0) === quantity - cancelled;
  });
