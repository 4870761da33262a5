import { SetupError } from './install.mjs';

/** Runs a function and returns its result. If it throws a SetupError, prints the message and exits with 1. */
export async function orSentence<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
