import pLimit from 'p-limit';

/** Preloading pauses while more than this many route preloads are pending (docs/specification.md §9). */
export const MAX_PENDING_PRELOADS = 4;

/** A preload function whose further calls wait, in their order, while too many are pending. */
export function limitPreloads<Args extends unknown[], Result>(
  preload: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const limit = pLimit(MAX_PENDING_PRELOADS + 1);
  return (...args) => limit(preload, ...args);
}
