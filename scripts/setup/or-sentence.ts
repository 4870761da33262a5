import { SetupError } from './install.mjs';

/** Returns the result of the work; on a SetupError prints its sentence and exits with 1. */
export async function orSentence<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
