import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';

export type BreakerOptions = {
  /** Number of consecutive failures that open the breaker. */
  failures: number;
  /** How long it stays open, in ms; then a single call tests whether the service is back. */
  restMs: number;
  /** Whether an error is a failure of the service rather than of one call; by default every error is. */
  counts?: (error: unknown) => boolean;
};

export type Breaker = {
  /** Runs the work and returns its result; null while the breaker is open. Rejects as the work does. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
};

/**
 * A circuit breaker: after repeated failures, calls proceed without the service instead of waiting for its
 * time-out.
 */
export function createBreaker({ failures, restMs, counts = () => true }: BreakerOptions): Breaker {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: restMs,
  });
  return {
    async run<T>(work: () => Promise<T>) {
      // The library would make other calls wait for the test call.
      if (breaker.state === CircuitState.HalfOpen) return null;
      /** An error about one call shows that the service is up. */
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
