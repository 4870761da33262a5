import type { Logger } from './logger.ts';

/** Time limit of the whole stop, in ms. After it, the process exits even if the stop has not finished. */
const STOP_MS = 10_000;

/**
 * Signals that arrive within this time, in ms, count as one: a single Ctrl+C sends up to three, from the
 * terminal, from npm and from the start script.
 */
const SAME_WISH_MS = 500;

export type Stop = {
  /** Adds a step that runs before all steps that were added earlier. */
  first(step: () => Promise<void>): void;
  /** Runs the steps of the stop without exiting. */
  now(): Promise<void>;
};

/**
 * Stops the process gracefully on SIGTERM, SIGINT and SIGHUP with exit code 0, and on an uncaught exception with exit
 * code 1. A second signal, at least half a second later, exits at once with code 1.
 */
export function stopOnSignals(logger: Logger, { sameWishMs = SAME_WISH_MS } = {}): Stop {
  const steps: (() => Promise<void>)[] = [];
  let began: number | undefined;

  const now = async () => {
    for (const step of steps.splice(0)) await step();
  };

  async function end(code: number): Promise<never> {
    setTimeout(() => {
      logger.error('The stop took too long');
      process.exit(1);
    }, STOP_MS).unref();
    try {
      await now();
      logger.info('Stopped');
      process.exit(code);
    } catch (err) {
      logger.error({ err }, 'The stop was not clean');
      process.exit(1);
    }
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (began === undefined) {
        began = performance.now();
        logger.info({ signal }, 'Stopping');
        void end(0);
      } else if (performance.now() - began > sameWishMs) process.exit(1);
    });
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'Uncaught exception');
    if (began !== undefined) process.exit(1);
    began = performance.now();
    void end(1);
  });
  // An unhandled rejection is only logged, because one failed request must not end the process and all other
  // requests.
  process.on('unhandledRejection', (err) => logger.error({ err }, 'Unhandled rejection'));
  return { first: (step) => void steps.unshift(step), now };
}
