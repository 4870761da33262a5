import { spread } from '../payments/spread.ts';

type Offered = {
  most: number;
  deliverySum: number;
  lines: readonly { position: number; isGift: boolean; quantity: number; sums: readonly number[] }[];
};

type Chosen = readonly { position: number; quantity: number }[];

/**
 * The refunded sums for chosen pieces, in kopecks: for each line what was paid for the pieces, the delivery with the
 * last piece, and in total never more than the money that is left.
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

/** The part of a line's refund that is paid for the accepted pieces, if not all sent pieces were accepted. */
export const acceptedPart = (sum: number, accepted: number, quantity: number): number =>
  Math.floor((sum * accepted) / quantity);

type Pieces = { position: number; accepted: number | null };
type Kept = { position: number; isGift: boolean; quantity: number; cancelled: number };

/**
 * Whether the shop has accepted every piece of an order, not counting gifts. The delivery price is paid back
 * with the last accepted piece, whichever refund included it: the shopper may still keep pieces that are in
 * other refunds.
 */
export const isFullyReturned = (lines: readonly Kept[], accepted: readonly Pieces[]): boolean =>
  lines.every(({ position, isGift, quantity, cancelled }) => {
    const own = accepted.filter((one) => one.position === position);
    return isGift || own.reduce((all, one) => all + (one.accepted ?? 0), 0) === quantity - cancelled;
  });
