import type { Logger } from './logger.ts';

/** Time limit for the whole stop, in ms. The process then exits even if the stop has not finished. */
const STOP_MS = 10_000;

/**
 * Signals within this time (in ms) count as one. A single Ctrl+C may cause three: from the terminal, from npm
 * and from the start script.
 */
const SAME_WISH_MS = 500;

export type Stop = {
  /** Adds a step that is run before all steps added so far. */
  first(step: () => Promise<void>): void;
  /** Runs the steps of the stop, but does not exit. */
  now(): Promise<void>;
};

/**
 * Stops the process in an orderly way: on SIGTERM, SIGINT and SIGHUP with exit code 0, after an uncaught
 * exception with exit code 1. A second signal, at least half a second later, ends it at once with exit code
 * 1.
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
  // Only logs an unhandled rejection: one failed request must not end all others with the process.
  process.on('unhandledRejection', (err) => logger.error({ err }, 'Unhandled rejection'));
  return { first: (step) => void steps.unshift(step), now };
}
