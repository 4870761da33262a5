import { discountPercent } from '#shared/goods/prices.ts';

/** Kinds of goods that share a price band. */
export type PriceKind = keyof typeof priceBands;

/** The range of full prices for each kind of goods in roubles, both ends included. */
export const priceBands = {
  tee: [990, 3990],
  shirt: [2490, 7990],
  knit: [2990, 12990],
  jeans: [3490, 9990],
  trousers: [2490, 9990],
  skirt: [2990, 8990],
  dress: [3490, 14990],
  blazer: [7990, 19990],
  outerwear: [7990, 39990],
  underwear: [590, 3990],
  home: [2490, 8990],
  children: [690, 8990],
  shoes: [4990, 19990],
  accessory: [590, 9990],
} as const satisfies Record<string, readonly [number, number]>;

/** Discounts in the demo, in percent. */
export const discountSteps = [10, 15, 20, 25, 30, 35, 40, 50] as const;

/**
 * The price after a discount of about `percent`. Both prices are in whole roubles. Like all prices it ends
 * with 90; the discount is then from 10 to 50 percent.
 */
export function reduced(roubles: number, percent: number): number {
  const share = (price: number) => 1 - price / roubles;
  let price = Math.round((roubles * (1 - percent / 100) - 90) / 100) * 100 + 90;
  while (share(price) > 0.5) price += 100;
  while (share(price) < 0.1) price -= 100;
  return price;
}

/** The discount in whole percent, as lists and product pages show it. */
export const percentOff = (price: number, before: number): number => discountPercent(price, before) ?? 0;
