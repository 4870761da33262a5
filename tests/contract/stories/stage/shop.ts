import type { Target } from '../../shopper.ts';

/** A shop under test whose stock and prices a story can change. */
export type StoryShop = Target & {
  /**
   * Sets the price in kopecks. Removes the price before the discount if it is not higher than the new price.
   */
  setPrice(articleId: string, kopecks: number): Promise<void>;
  /** Gives one size its own price, without a discount. Null removes the size's own price. */
  setSizePrice(articleId: string, kopecks: number | null): Promise<void>;
};
