import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';

export type BreakerOptions = {
  /** Failures in a row that open the breaker. */
  failures: number;
  /** How long it stays open, in ms; then one call tries whether the service is back. */
  restMs: number;
  /** Whether an error speaks of the service rather than of one call; every error does when absent. */
  counts?: (error: unknown) => boolean;
};

export type Breaker = {
  /** What the work gives; null while the breaker is open. Rejects as the work does. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
};

/** A circuit breaker: after repeated failures calls go on without the service instead of each waiting for its time-out. */
export function createBreaker({ failures, restMs, counts = () => true }: BreakerOptions): Breaker {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: restMs,
  });
  return {
    async run<T>(work: () => Promise<T>) {
      // The library would have the others wait for the one that tries.
      if (breaker.state === CircuitState.HalfOpen) return null;
      /** An error about one call is an answer: the service is there. */
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
