import { formatMoney } from '../text/money.ts';
import { codeCountsNothing } from './notices.ts';

/** What a promo code does in a cart (openapi, promo-code). Sums are in kopecks. */
export type PromoCode = {
  code: string;
  applied: boolean;
  discountSum: number;
  freeDelivery: boolean;
  /** Text that says why the code has no effect. Null if it has one. */
  reason: string | null;
};

/** A promo code as the shop stores it. Sums are in kopecks. */
export type PromoRule = {
  /** The code in upper case. */
  code: string;
  kind: 'percent' | 'sum' | 'free-delivery';
  /** The discount: whole percent or kopecks, depending on the kind of code. 0 for free delivery. */
  value: number;
  /** The code applies only if the qualifying goods cost at least this sum, in kopecks. */
  fromSum: number;
  /** Whether the code also applies to goods with a reduced price. */
  countsReduced: boolean;
  /** Whether the code may be used together with other codes. */
  combines: boolean;
  endsAt: Date | null;
  /**
   * Whether the code can no longer be used: the limit of all uses, or of the uses by this shopper, is
   * reached.
   */
  isUsedUp: boolean;
};

/** What promo codes need to know about a line that is in stock and not free. */
export type PromoLine = {
  articleId: string;
  /** The price of all pieces of the line, in kopecks. */
  amount: number;
  /** Whether the price is reduced (sale). */
  isReduced: boolean;
  /** The codes that apply to the model of this line. */
  countedBy: ReadonlySet<string>;
};

const ROUBLE = 100;

/**
 * Computes what each code does in a cart, in the order in which the codes were entered. A percentage applies
 * to what earlier codes have left of each line's price, and is rounded down to whole roubles. A code never
 * takes more than the price of the goods that it applies to.
 */
export function judgePromoCodes(
  rules: readonly PromoRule[],
  lines: readonly PromoLine[],
  now: Date,
): PromoCode[] {
  const left = new Map(lines.map(({ articleId, amount }) => [articleId, amount]));
  const applied: PromoRule[] = [];
  return rules.map((rule) => {
    const counted = countedLines(rule, lines);
    const reason = refusalReason(rule, counted, applied, now);
    if (reason !== null)
      return { code: rule.code, applied: false, discountSum: 0, freeDelivery: false, reason };
    applied.push(rule);
    return {
      code: rule.code,
      applied: true,
      discountSum: take(rule, counted, left),
      freeDelivery: rule.kind === 'free-delivery',
      reason: null,
    };
  });
}

/** The lines to which a code applies. */
export function countedLines(
  { code, countsReduced }: Pick<PromoRule, 'code' | 'countsReduced'>,
  lines: readonly PromoLine[],
): PromoLine[] {
  return lines.filter(({ countedBy, isReduced }) => countedBy.has(code) && (countsReduced || !isReduced));
}

function refusalReason(
  rule: PromoRule,
  counted: readonly PromoLine[],
  applied: readonly PromoRule[],
  now: Date,
): string | null {
  if (hasEnded(rule, now)) return 'Срок действия промокода закончился';
  if (rule.isUsedUp) return 'Промокод уже использован';
  if (counted.length === 0) return codeCountsNothing;
  const missing = rule.fromSum - counted.reduce((sum, { amount }) => sum + amount, 0);
  if (missing > 0) return `До\u00a0применения промокода не\u00a0хватает ${formatMoney(missing)}`;
  const alone = !rule.combines || applied.some(({ combines }) => !combines);
  if (alone && applied.length > 0) return 'Промокод нельзя применить вместе с\u00a0другими скидками';
  return null;
}

/**
 * Subtracts the discount of a code from the amounts in `left` (kopecks by article). Returns the discount in
 * kopecks.
 */
function take(rule: PromoRule, counted: readonly PromoLine[], left: Map<string, number>): number {
  let discount = 0;
  let budget = rule.kind === 'sum' ? rule.value : Number.POSITIVE_INFINITY;
  for (const { articleId } of counted) {
    const amount = left.get(articleId) ?? 0;
    const wanted = rule.kind === 'percent' ? wholeRoubles((amount * rule.value) / 100) : amount;
    const part = rule.kind === 'free-delivery' ? 0 : Math.min(wanted, budget, amount);
    left.set(articleId, amount - part);
    budget -= part;
    discount += part;
  }
  return discount;
}

const wholeRoubles = (kopecks: number) => Math.floor(kopecks / ROUBLE) * ROUBLE;

/** Whether the code's period of validity is over. */
export function hasEnded({ endsAt }: Pick<PromoRule, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}
