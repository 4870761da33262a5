import { SetupError } from './install.mjs';

/** The result of some work; when the machine lacks something, a sentence and exit code 1. */
export async function orSentence<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
