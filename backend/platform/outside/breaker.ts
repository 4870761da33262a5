import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';

export type BreakerOptions = {
  /** After this many failures in a row, the breaker opens: calls to the service are skipped. */
  failures: number;
  /** How long the breaker stays open, in ms. Then a single call tests whether the service works again. */
  restMs: number;
  /**
   * Whether an error counts as a failure of the service. If the service refuses a single call, that should
   * not count. By default, every error counts.
   */
  counts?: (error: unknown) => boolean;
};

export type Breaker = {
  /**
   * Runs `work` and returns its result. While the breaker is open, returns null instead. Rejects if `work`
   * rejects.
   */
  run<T>(work: () => Promise<T>): Promise<T | null>;
};

/**
 * Creates a circuit breaker. After repeated failures of a service, callers go on without it instead of
 * waiting for its timeout each time.
 */
export function createBreaker({ failures, restMs, counts = () => true }: BreakerOptions): Breaker {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: restMs,
  });
  return {
    async run<T>(work: () => Promise<T>) {
      // The single test call is running. The library would make other calls wait for its result; they get
      // null at once instead.
      if (breaker.state === CircuitState.HalfOpen) return null;
      /**
       * The library counts every rejection. So an error that must not count is given to the library as a
       * result.
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
