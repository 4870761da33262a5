import type { LimitFunction } from 'p-limit';

/** While more route preloads than this are pending, further ones wait (docs/specification.md §9). */
const MAX_PENDING_PRELOADS = 4;

/** Limits how many calls of a preload function are pending; further calls wait in order. */
export function limitPreloads<Args extends unknown[], Result>(
  preload: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let limit: Promise<LimitFunction> | undefined;
  return async (...args) => {
    // Imported with the first preload, because no page needs it at its start.
    limit ??= import('p-limit').then(({ default: pLimit }) => pLimit(MAX_PENDING_PRELOADS + 1));
    return (await limit)(preload, ...args);
  };
}
