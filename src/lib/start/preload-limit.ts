import type { LimitFunction } from 'p-limit';

/** Preloading pauses while more than this many route preloads are pending (docs/specification.md §9). */
const MAX_PENDING_PRELOADS = 4;

/** Limits a preload function: further calls wait in order while too many are pending. */
export function limitPreloads<Args extends unknown[], Result>(
  preload: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let limit: Promise<LimitFunction> | undefined;
  return async (...args) => {
    // Imported with the first preload, because no page needs it to start.
    limit ??= import('p-limit').then(({ default: pLimit }) => pLimit(MAX_PENDING_PRELOADS + 1));
    return (await limit)(preload, ...args);
  };
}
