import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';
import type { Marketing } from '../ports/marketing.ts';

export type BreakerOptions = {
  /** So many failures in a row, and the platform is left alone. */
  failures: number;
  /** For so long; then one call tries whether it is back. */
  restMs: number;
  /** Whether an error speaks of the platform rather than of one cart. */
  counts: (error: unknown) => boolean;
};

/**
 * Leaves a platform alone that fails again and again: carts go on without it at once instead of waiting for its time-out
 * each. While it rests the answer is null.
 */
export function withBreaker(marketing: Marketing, { failures, restMs, counts }: BreakerOptions): Marketing {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: restMs,
  });
  return {
    async offersFor(cart) {
      // The library would have the others wait for the one that tries.
      if (breaker.state === CircuitState.HalfOpen) return null;
      /** An error about one cart is an answer: the platform is there. */
      const ask = async () => {
        try {
          return { offer: await marketing.offersFor(cart) };
        } catch (error) {
          if (counts(error)) throw error;
          return { error };
        }
      };
      try {
        const answer = await breaker.execute(ask);
        if ('error' in answer) throw answer.error;
        return answer.offer;
      } catch (error) {
        if (isBrokenCircuitError(error)) return null;
        throw error;
      }
    },
  };
}
