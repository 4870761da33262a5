import { formatMoney } from '../text/money.ts';
import { codeCountsNothing } from './notices.ts';

/** What a promo code does to a cart (openapi, promo-code). Kopecks. */
export type PromoCode = {
  code: string;
  applied: boolean;
  discountSum: number;
  freeDelivery: boolean;
  /** Why it is not applied. */
  reason: string | null;
};

/** A promo code as the shop keeps it. Money is integer kopecks. */
export type PromoRule = {
  /** In capitals. */
  code: string;
  kind: 'percent' | 'sum' | 'free-delivery';
  /** Whole percent, or kopecks; 0 for free delivery. */
  value: number;
  /** What the goods it counts must come to. */
  fromSum: number;
  /** Whether goods that are reduced already count as well. */
  countsReduced: boolean;
  /** Whether it combines with other codes. */
  combines: boolean;
  endsAt: Date | null;
  /** Whether all its uses are gone, or all of this owner's. */
  isUsedUp: boolean;
};

/** A paid line in stock, for promo codes to count. */
export type PromoLine = {
  articleId: string;
  /** Kopecks of all its pieces. */
  amount: number;
  /** Whether its price is lowered already. */
  isReduced: boolean;
  /** Codes of the rules whose listings it belongs to. */
  countedBy: ReadonlySet<string>;
};

const ROUBLE = 100;

const codeUsed = 'Промокод уже использован';

/** A code in the form it is kept in. */
export function normalizeCode(text: string): string {
  return text.trim().toUpperCase();
}

/**
 * What every code of a cart does to it, in the order they were entered. A percentage is taken from what earlier
 * codes left of each line and rounded down to whole roubles; no code takes more than its goods come to.
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

/** The lines that a code counts. */
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
  if (rule.isUsedUp) return codeUsed;
  if (counted.length === 0) return codeCountsNothing;
  const missing = rule.fromSum - counted.reduce((sum, { amount }) => sum + amount, 0);
  if (missing > 0) return `До\u00a0применения промокода не\u00a0хватает ${formatMoney(missing)}`;
  const alone = !rule.combines || applied.some(({ combines }) => !combines);
  if (alone && applied.length > 0) return 'Промокод нельзя применить вместе с\u00a0другими скидками';
  return null;
}

/** Takes the discount of a code from what is left of its lines. Returns kopecks. */
function take(rule: PromoRule, counted: readonly PromoLine[], left: Map<string, number>): number {
  let taken = 0;
  let budget = rule.kind === 'sum' ? rule.value : Number.POSITIVE_INFINITY;
  for (const { articleId } of counted) {
    const amount = left.get(articleId) ?? 0;
    const wanted = rule.kind === 'percent' ? wholeRoubles((amount * rule.value) / 100) : amount;
    const part = rule.kind === 'free-delivery' ? 0 : Math.min(wanted, budget, amount);
    left.set(articleId, amount - part);
    budget -= part;
    taken += part;
  }
  return taken;
}

const wholeRoubles = (kopecks: number) => Math.floor(kopecks / ROUBLE) * ROUBLE;

/** Whether the last moment of a code has passed. */
export function hasEnded({ endsAt }: Pick<PromoRule, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

/** A code that left the cart because another shopper took its last use, as the shopper reads it. */
export const lostCode = (code: string): PromoCode => ({
  code,
  applied: false,
  discountSum: 0,
  freeDelivery: false,
  reason: codeUsed,
});
