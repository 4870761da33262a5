import { partOfLine } from '../orders/cancelled-part.ts';
import { formatDayAndMonth } from '../text/dates.ts';
import { typeset } from '../text/typeset.ts';
import { returnTerms } from './terms.ts';

/** A line of an order that was handed over. Its sums are in kopecks for all its pieces. */
type Line = {
  quantity: number;
  /**
   * How many pieces were cancelled before the handover, including pieces that the buyer refused at the door.
   */
  cancelled: number;
  total: number;
  isGift: boolean;
  /** Whether the law allows returning it only with a defect, as with underwear and hosiery. */
  isUnderwear: boolean;
};

type Order = {
  /** When the order was handed over. Null if this has not happened. */
  handedOverAt: Date | null;
  /**
   * The most that can still be refunded, in kopecks: the paid sum minus what was paid back or is reserved by
   * other refunds.
   */
  most: number;
  deliveryPrice: number;
  lines: readonly Line[];
};

/** How many pieces of a line other refunds contain, and the sum for these pieces in kopecks. */
export type OtherRefundPieces = { position: number; quantity: number; sum: number };
export type OtherRefunds = { lines: readonly OtherRefundPieces[]; isDeliveryTaken: boolean };

type Code = 'NOT_RECEIVED' | 'TOO_LATE' | 'ALL_RETURNED' | 'GIFT' | 'UNDERWEAR' | 'PAID_BACK';
type Obstacle = { code: Code; text: string };

/**
 * How many pieces of a line can be returned. `sums[0]` is the refund in kopecks for one piece, `sums[1]` for
 * two, and so on.
 */
type LineOffer = {
  position: number;
  isGift: boolean;
  kept: number;
  quantity: number;
  onlyDefects: boolean;
  obstacle: Obstacle | null;
  sums: number[];
};

export type Offer = {
  obstacle: Obstacle | null;
  until: string | null;
  defectsUntil: string | null;
  most: number;
  deliverySum: number;
  lines: LineOffer[];
};

const say = (code: Code, text: string): Obstacle => ({ code, text: typeset(text) });
const NOT_RECEIVED = say('NOT_RECEIVED', 'Вернуть вещи можно, когда заказ вручён');
const ALL_RETURNED = say('ALL_RETURNED', 'Возврат уже оформлен');
const GIFT = say('GIFT', 'Подарок. Остаётся у вас');
const UNDERWEAR = say('UNDERWEAR', 'Бельё можно вернуть только с браком');
const PAID_BACK = say('PAID_BACK', 'Деньги за этот заказ мы уже вернули');

/**
 * Which pieces of an order can be returned on a day, and for which sums (docs/specification.md §3.9). The
 * discounts of promo codes are already subtracted from the lines; kept pieces keep their discounts, and the
 * shopper keeps the gifts.
 */
export function refundOffer(
  order: Order,
  { lines: otherPieces, isDeliveryTaken }: OtherRefunds,
  today: string,
): Offer {
  if (order.handedOverAt === null)
    return { obstacle: NOT_RECEIVED, until: null, defectsUntil: null, most: 0, deliverySum: 0, lines: [] };
  const { until, defectsUntil } = returnTerms(order.handedOverAt);
  const lines = order.lines.flatMap((line, position) => {
    const own = otherPieces.filter((one) => one.position === position);
    const offer = offerOf(line, position, own, { until, defectsUntil, today });
    return line.quantity > line.cancelled ? [offer] : [];
  });
  // Delivery is refunded together with the last piece: as long as the shopper keeps any piece, it was a paid
  // service.
  const isAll = lines.every(({ isGift, kept, quantity }) => isGift || kept === quantity);
  const deliverySum = isAll && !isDeliveryTaken ? order.deliveryPrice : 0;
  const isOver = today > defectsUntil;
  const obstacle = lines.some(({ quantity }) => quantity > 0)
    ? order.most > 0
      ? null
      : PAID_BACK
    : isOver
      ? tooLate(until, true)
      : ALL_RETURNED;
  return { obstacle, until, defectsUntil, most: order.most, deliverySum, lines };
}

const tooLate = (until: string, isOver: boolean) =>
  say(
    'TOO_LATE',
    `Срок возврата истёк ${formatDayAndMonth(new Date(until))}${isOver ? '' : '. Вернуть можно только с браком'}`,
  );

function offerOf(
  line: Line,
  position: number,
  otherPieces: readonly OtherRefundPieces[],
  days: { until: string; defectsUntil: string; today: string },
): LineOffer {
  const { isGift } = line;
  const before = otherPieces.reduce((all, { quantity }) => all + quantity, 0);
  const promised = otherPieces.reduce((all, { sum }) => all + sum, 0);
  const kept = line.quantity - line.cancelled - before;
  const nothing = { position, isGift, kept, quantity: 0, onlyDefects: false, sums: [] };
  if (isGift) return { ...nothing, obstacle: GIFT };
  if (kept === 0) return { ...nothing, obstacle: ALL_RETURNED };
  const isLate = days.today > days.until;
  if (days.today > days.defectsUntil) return { ...nothing, obstacle: tooLate(days.until, true) };
  // Computed from the total of the line and not for each piece, so that several refunds add up exactly to the
  // total.
  const sums = Array.from({ length: kept }, (_, piece) => {
    const due = partOfLine(line, line.cancelled + before + piece + 1) - partOfLine(line, line.cancelled);
    return Math.max(0, due - promised);
  });
  return {
    position,
    isGift,
    kept,
    quantity: kept,
    sums,
    onlyDefects: isLate || line.isUnderwear,
    obstacle: isLate ? tooLate(days.until, false) : line.isUnderwear ? UNDERWEAR : null,
  };
}
