import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';

export type BreakerOptions = {
  /** Number of consecutive failures that open the breaker. */
  failures: number;
  /**
   * How long the breaker stays open, in ms. After that, a single call tests whether the service works again.
   */
  restMs: number;
  /**
   * Whether an error counts as a failure of the service; a refusal of a single call should not. By default,
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
      // A test call is in progress. The library would make other calls wait for its result; instead, they get
      // null at once.
      if (breaker.state === CircuitState.HalfOpen) return null;
      /** An error that does not count must not open the breaker, so it is passed through as a result. */
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
