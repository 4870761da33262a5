import type { Refund, RefundLineChoice } from '#contract/client/client.schemas.ts';
import { refundSums } from '#shared/refunds/sums.ts';
import type { RefundChoice } from '../base/refund-choice.ts';
import { goodsOf, type OrderOffer, type OrderRow, type Reader, readOffer } from './read-offer.ts';

/** The pieces that the shopper has chosen in a draft. Pieces that can no longer be returned are left out. */
function offeredLines({ lines }: OrderOffer, chosen: readonly RefundLineChoice[]): RefundLineChoice[] {
  return chosen.flatMap((line) => {
    const offered = lines.find(({ position }) => position === line.position);
    const quantity = Math.min(line.quantity, offered?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** The lines of a draft, with the sums that would be refunded if it were submitted now. */
export async function draftLines(
  db: Reader,
  of: OrderRow,
  choice: RefundChoice | null,
  now: Date,
): Promise<Pick<Refund, 'lines' | 'sum' | 'deliverySum'>> {
  const offer = await readOffer(db, of, now);
  const chosen = offeredLines(offer, choice?.lines ?? []);
  const { lines, delivery, sum } = refundSums(offer, chosen);
  return {
    sum,
    deliverySum: delivery,
    lines: chosen.flatMap(({ position, quantity, reason, comment }, place) => {
      const row = offer.rows.find((one) => one.position === position);
      if (!row) return [];
      const choice = { position, quantity, accepted: null, reason, comment };
      return [
        { ...goodsOf(row), ...choice, priceBefore: row.unitPriceBefore * quantity, sum: lines[place] ?? 0 },
      ];
    }),
  };
}
