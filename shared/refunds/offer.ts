import { partOfLine } from '../orders/cancelled-part.ts';
import { formatDayAndMonth } from '../text/dates.ts';
import { typeset } from '../text/typeset.ts';
import { returnTerms } from './terms.ts';

/** A line of an order that was handed over. Sums are kopecks for all pieces. */
type Line = {
  quantity: number;
  /** Pieces cancelled before the order was handed over, including pieces refused at the door. */
  cancelled: number;
  total: number;
  isGift: boolean;
  /** Whether by law it can be returned only with a defect: underwear, hosiery. */
  isUnderwear: boolean;
};

type Order = {
  /** When the order was handed over; null before that, and if it is never handed over. */
  handedOverAt: Date | null;
  /**
   * How much can still be refunded: the paid sum minus money that was paid back or is reserved by other
   * refunds.
   */
  most: number;
  deliveryPrice: number;
  lines: readonly Line[];
};

/** The pieces of a line that are in other refunds, and the sum for them. */
export type OtherRefundPieces = { position: number; quantity: number; sum: number };
export type OtherRefunds = { lines: readonly OtherRefundPieces[]; isDeliveryTaken: boolean };

type Code = 'NOT_RECEIVED' | 'TOO_LATE' | 'ALL_RETURNED' | 'GIFT' | 'UNDERWEAR' | 'PAID_BACK';
type Obstacle = { code: Code; text: string };

/**
 * How many pieces of a line can be returned. `sums` has the refund in kopecks for one piece, for two, and so
 * on.
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
 * The pieces of an order that can be returned on a day, and the refunded sums (docs/specification.md §3.9).
 * The totals of lines already include promo codes; pieces that are not returned keep their discounts, and the
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
  // The shopper pays for delivery as long as any piece is kept, so delivery is refunded together with the
  // last piece.
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
  // Calculated from the whole line, not per piece, so that several refunds add up to the total and never exceed it.
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
