import type { Logger } from './logger.ts';

/** The whole stop takes at most this long; what has not closed by then is cut off. */
const STOP_MS = 10_000;

/** Ctrl+C reaches the process several times at once: from the terminal, from npm and from the start script. */
const SAME_WISH_MS = 500;

export type Stop = {
  /** Adds a step to be done before those that are already there. */
  first(step: () => Promise<void>): void;
  /** Does the steps without ending the process. */
  now(): Promise<void>;
};

/**
 * Ends the process in order on SIGTERM, SIGINT and SIGHUP with exit code 0, and on an uncaught exception
 * with exit code 1. A second signal, half a second later or more, ends it at once with exit code 1.
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
  // One request gone wrong is no reason to end all others.
  process.on('unhandledRejection', (err) => logger.error({ err }, 'Unhandled rejection'));
  return { first: (step) => void steps.unshift(step), now };
}
