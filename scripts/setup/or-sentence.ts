import { SetupError } from './install.mjs';

/** Runs the work and returns its result. On a SetupError it prints the sentence and exits with 1. */
export async function orSentence<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
