import { availableParallelism } from 'node:os';
import type { PictureJob } from '../workers/messages.ts';
import { PicturePool } from '../workers/picture-pool.ts';
import type { PictureFiles } from './picture-files.ts';

/** The lowest priority: the process gets what no other wants. */
const LAST = 19;

/** Each worker takes about 150 MB while it draws. */
const MOST_WORKERS = 4;

type WarmingOptions = Omit<ConstructorParameters<typeof PicturePool>[0], 'workers' | 'niceness'> & {
  files: PictureFiles;
  /** Has the workers of requests stand ready until the returned function is called. */
  holdReady: () => () => void;
  onError: ((error: unknown) => void) | undefined;
};

export type Warming = {
  /** Fulfilled when the files are kept or the warming was closed; never rejects. */
  draw: (files: readonly { name: string; job: PictureJob }[]) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Draws files before they are asked for, in their order, in workers of its own that end with the list. A
 * request never waits for it: what is asked for in the meantime is drawn by the workers of the requests, and skipped
 * here. While anything has to be drawn, a request most likely asks for what is not there yet, so the workers of the
 * requests stand ready.
 */
export function createWarming({ files, holdReady, onError, ...poolOptions }: WarmingOptions): Warming {
  const pools = new Set<PicturePool>();
  let closed = false;

  return {
    async draw(wanted) {
      const workers = Math.min(availableParallelism(), MOST_WORKERS);
      const pool = new PicturePool({ ...poolOptions, workers, niceness: LAST });
      pools.add(pool);
      // All take from one list, so that it is drawn in its order; files of one colouring wait for one another.
      const left = wanted.values();
      let release: (() => void) | undefined;
      const drawRest = async () => {
        for (const { name, job } of left) {
          if (closed) return;
          try {
            if (await files.has(name)) continue;
            release ??= holdReady();
            await files.keep(name, await pool.make(job));
          } catch (error) {
            if (!closed) onError?.(error);
          }
        }
      };
      await Promise.all(Array.from({ length: workers * 2 }, drawRest));
      release?.();
      pools.delete(pool);
      await pool.close();
    },
    async close() {
      closed = true;
      await Promise.all([...pools].map((pool) => pool.close()));
    },
  };
}
