import type { Target } from '../../shopper.ts';

/** A shop whose warehouse a story can reach into. */
export type StoryShop = Target & {
  /** Sets what a piece costs now, in kopecks. A price before that is not higher goes. */
  setPrice(articleId: string, kopecks: number): Promise<void>;
  /** Has one size cost something of its own, without a discount, or what its colour does again. */
  setSizePrice(articleId: string, kopecks: number | null): Promise<void>;
};
