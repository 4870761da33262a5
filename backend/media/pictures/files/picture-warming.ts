import type { PictureJob } from '../workers/messages.ts';
import { PicturePool } from '../workers/picture-pool.ts';
import type { PictureFiles } from './picture-files.ts';

/** The lowest priority: the process gets what no other wants. */
const LAST = 19;

type WarmingOptions = Omit<ConstructorParameters<typeof PicturePool>[0], 'workers' | 'niceness'> & {
  files: PictureFiles;
  onError: ((error: unknown) => void) | undefined;
};

export type Warming = {
  /** Fulfilled when the files are kept or the warming was closed; never rejects. */
  draw: (files: readonly { name: string; job: PictureJob }[]) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Draws files before they are asked for, one after another, in a worker of its own that ends with the list. A
 * request never waits for it: what is asked for in the meantime is drawn by the workers of the requests, and skipped
 * here.
 */
export function createWarming({ files, onError, ...poolOptions }: WarmingOptions): Warming {
  const pools = new Set<PicturePool>();
  let closed = false;

  return {
    async draw(wanted) {
      const pool = new PicturePool({ ...poolOptions, workers: 1, niceness: LAST });
      pools.add(pool);
      for (const { name, job } of wanted) {
        if (closed) break;
        try {
          if (!(await files.has(name))) await files.keep(name, await pool.make(job));
        } catch (error) {
          if (!closed) onError?.(error);
        }
      }
      pools.delete(pool);
      await pool.close();
    },
    async close() {
      closed = true;
      await Promise.all([...pools].map((pool) => pool.close()));
    },
  };
}
