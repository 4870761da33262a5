import { spread } from '../orders/spread.ts';

type Offered = {
  most: number;
  deliverySum: number;
  lines: readonly { position: number; isGift: boolean; quantity: number; sums: readonly number[] }[];
};

type Chosen = readonly { position: number; quantity: number }[];

/**
 * What comes back for chosen pieces, in kopecks: for each line what was paid for them, the delivery with the last piece, and
 * never more than was paid and is left.
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
  const given = spread(Math.min(most, all), parts);
  return { lines: given.slice(0, -1), delivery: given.at(-1) ?? 0, sum: Math.min(most, all) };
}

/** What of a sum is for the pieces that were accepted of those that were sent. */
export const acceptedPart = (sum: number, accepted: number, quantity: number): number =>
  Math.floor((sum * accepted) / quantity);
