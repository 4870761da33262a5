/** Preloading pauses while more than this many route preloads are pending (docs/specification.md §9). */
export const MAX_PENDING_PRELOADS = 4;

/** A preload function whose further calls wait, in their order, while too many are pending. */
export function limitPreloads<Args extends unknown[], Result>(
  preload: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let pending = 0;
  return async (...args) => {
    if (pending > MAX_PENDING_PRELOADS) await new Promise<void>((go) => waiting.push(go));
    else pending += 1;
    try {
      return await preload(...args);
    } finally {
      // Its place goes to the one that waits longest.
      const next = waiting.shift();
      if (next) next();
      else pending -= 1;
    }
  };
}
