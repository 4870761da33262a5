import type { DemoPromoCode } from '../garments/types.ts';
import { knitwearPaths } from './campaign-facts.ts';
import { promotionsEnd } from './campaigns.ts';

const anything = {
  fromSum: 0,
  categoryPaths: [],
  countsReduced: true,
  combines: false,
  maxUses: null,
  maxUsesPerOwner: null,
  endsAt: null,
};

/**
 * The demo's promo codes: one of each kind, and one for each reason to refuse a code. Sums are in kopecks;
 * `today` is an ISO date.
 */
export function promoCodes(today: string): DemoPromoCode[] {
  return [
    {
      ...anything,
      code: 'ZIMA10',
      kind: 'percent',
      value: 10,
      categoryPaths: [...knitwearPaths],
      countsReduced: false,
      combines: true,
      endsAt: promotionsEnd(today),
    },
    { ...anything, code: 'PERVYI500', kind: 'sum', value: 50_000, fromSum: 500_000, maxUsesPerOwner: 1 },
    { ...anything, code: 'DOSTAVKA', kind: 'free-delivery', value: 0, fromSum: 300_000, combines: true },
    {
      ...anything,
      code: 'LETO',
      kind: 'percent',
      value: 15,
      endsAt: `${Number(today.slice(0, 4)) - 1}-08-31`,
    },
    { ...anything, code: 'ODNAZHDY', kind: 'sum', value: 100_000, maxUses: 1 },
  ];
}
