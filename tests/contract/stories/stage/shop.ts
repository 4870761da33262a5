import type { Target } from '../../shopper.ts';

/** A shop under test in which stories can also set prices. */
export type StoryShop = Target & {
  /** Sets the price in kopecks. If the price before the discount would not be higher, it is removed. */
  setPrice(articleId: string, kopecks: number): Promise<void>;
  /** Gives one size its own price, without a discount. Null removes the size's own price. */
  setSizePrice(articleId: string, kopecks: number | null): Promise<void>;
};
