/** Preloading pauses while more than this many route preloads are pending (docs/specification.md §9). */
export const MAX_PENDING_PRELOADS = 4;

/**
 * A preload function that does nothing while too many of its calls are pending. A skipped preload only costs the wait
 * after the click.
 */
export function limitPreloads<Args extends unknown[], Result>(
  preload: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result | undefined> {
  let pending = 0;
  return async (...args) => {
    if (pending > MAX_PENDING_PRELOADS) return undefined;
    pending += 1;
    try {
      return await preload(...args);
    } finally {
      pending -= 1;
    }
  };
}
