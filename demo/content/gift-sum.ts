import { formatMoney } from '#shared/text/money.ts';

/** The least order sum for the free hat, in roubles, for the gift rule and for all texts about it. */
export const GIFT_FROM = 15_000;
export const GIFT_FROM_WORDS = formatMoney(GIFT_FROM * 100);
