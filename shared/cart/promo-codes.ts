import { formatMoney } from '../text/money.ts';
import { codeCountsNothing } from './notices.ts';

/** The effect of a promo code on a cart (openapi, promo-code). Money is in kopecks. */
export type PromoCode = {
  code: string;
  applied: boolean;
  discountSum: number;
  freeDelivery: boolean;
  /** Why the code is not applied; null if it is. */
  reason: string | null;
};

/** A promo code as the shop stores it. Money is integer kopecks. */
export type PromoRule = {
  /** The code in upper case. */
  code: string;
  kind: 'percent' | 'sum' | 'free-delivery';
  /** The discount in whole percent or in kopecks, depending on the kind; 0 for free delivery. */
  value: number;
  /** The minimum sum of the goods that qualify, in kopecks. */
  fromSum: number;
  /** Whether goods with a reduced price qualify as well. */
  countsReduced: boolean;
  /** Whether it can be combined with other codes. */
  combines: boolean;
  endsAt: Date | null;
  /** Whether the code has no uses left, either in total or for this shopper. */
  isUsedUp: boolean;
};

/** The properties of a paid line in stock that promo codes depend on. */
export type PromoLine = {
  articleId: string;
  /** The price of all pieces of the line, in kopecks. */
  amount: number;
  /** Whether the price is already reduced. */
  isReduced: boolean;
  /** The codes that apply to the model of the line. */
  countedBy: ReadonlySet<string>;
};

const ROUBLE = 100;

/**
 * The effect of each code of a cart, in the order in which the codes were entered. A percentage is taken from
 * the price that earlier codes left for each line, and is rounded down to whole roubles. A code never takes
 * more than the sum of the goods that qualify.
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

/** The lines whose goods qualify for a code. */
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
 * Subtracts the discount of a code from the amounts of its lines in `left`. Returns the discount in kopecks.
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

/** Whether a code has expired. */
export function hasEnded({ endsAt }: Pick<PromoRule, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}
