import type { Target } from '../../shopper.ts';

/** A shop whose stock and prices a story can change. */
export type StoryShop = Target & {
  /** Sets the price in kopecks. A previous price that is not higher is removed. */
  setPrice(articleId: string, kopecks: number): Promise<void>;
  /** Gives one size its own price without a discount, or removes it again. */
  setSizePrice(articleId: string, kopecks: number | null): Promise<void>;
};
