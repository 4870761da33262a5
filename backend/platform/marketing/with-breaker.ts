import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';
import type { Marketing } from '../ports/marketing.ts';

export type BreakerOptions = {
  /** Failures in a row that open the breaker. */
  failures: number;
  /** How long it stays open; then one call tries whether the platform is back. */
  restMs: number;
  /** Whether an error speaks of the platform rather than of one cart. */
  counts: (error: unknown) => boolean;
};

/**
 * A circuit breaker: after repeated failures carts go on without the platform instead of each waiting for its timeout.
 * While it is open the answer is null.
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
