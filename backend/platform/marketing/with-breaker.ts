import type { Marketing } from '../ports/marketing.ts';

export type BreakerOptions = {
  /** So many failures in a row, and the platform is left alone. */
  failures: number;
  /** For so long; then one call tries whether it is back. */
  restMs: number;
  /** Whether an error speaks of the platform rather than of one cart. */
  counts: (error: unknown) => boolean;
  /** Milliseconds from any moment on. */
  now?: () => number;
};

/**
 * Leaves a platform alone that fails again and again: carts go on without it at once instead of waiting for its time-out
 * each. While it rests the answer is null.
 */
export function withBreaker(
  marketing: Marketing,
  { failures, restMs, counts, now = () => performance.now() }: BreakerOptions,
): Marketing {
  let inARow = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let isTrying = false;
  return {
    async offersFor(cart) {
      const isTrial = inARow >= failures;
      if (isTrial && (isTrying || now() < restsUntil)) return null;
      isTrying = isTrial;
      try {
        const offer = await marketing.offersFor(cart);
        inARow = 0;
        return offer;
      } catch (error) {
        if (counts(error)) {
          inARow += 1;
          restsUntil = now() + restMs;
        } else inARow = 0;
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}
