import { formatMoney } from '#shared/text/money.ts';

/** The minimum order sum for the free hat, in roubles, used by the gift rule and by all texts about it. */
export const GIFT_FROM = 15_000;
export const GIFT_FROM_WORDS = formatMoney(GIFT_FROM * 100);
