import { formatMoney } from '#shared/text/money.ts';

/** From how many roubles an order earns the hat: the rule and every text that speaks of it. */
export const GIFT_FROM = 15_000;
export const GIFT_FROM_WORDS = formatMoney(GIFT_FROM * 100);
