import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';

export type BreakerOptions = {
  /** Number of consecutive failures that open the breaker. */
  failures: number;
  /**
   * How long the breaker stays open, in ms. After that, a single call tests whether the service works again.
   */
  restMs: number;
  /**
   * Whether an error means that the service is down, and not only that one call was refused. By default,
   * every error counts.
   */
  counts?: (error: unknown) => boolean;
};

export type Breaker = {
  /** Does the work and returns its result; null while the breaker is open. Rejects if the work rejects. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
};

/**
 * A circuit breaker. After repeated failures of a service, callers continue without the service, instead of
 * waiting for its timeout.
 */
export function createBreaker({ failures, restMs, counts = () => true }: BreakerOptions): Breaker {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: restMs,
  });
  return {
    async run<T>(work: () => Promise<T>) {
      // A test call is in progress. The library would make other calls wait for it, so they are answered
      // here.
      if (breaker.state === CircuitState.HalfOpen) return null;
      /**
       * An error that concerns only a single call shows that the service works, so it must not open the
       * breaker.
       */
      const attempt = async (): Promise<{ answer: T } | { error: unknown }> => {
        try {
          return { answer: await work() };
        } catch (error) {
          if (counts(error)) throw error;
          return { error };
        }
      };
      try {
        const outcome = await breaker.execute(attempt);
        if ('error' in outcome) throw outcome.error;
        return outcome.answer;
      } catch (error) {
        if (isBrokenCircuitError(error)) return null;
        throw error;
      }
    },
  };
}
