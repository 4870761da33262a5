import { availableParallelism } from 'node:os';
import type { PictureJob } from '../workers/messages.ts';
import { PicturePool } from '../workers/picture-pool.ts';
import type { PictureFiles } from './picture-files.ts';

/** Niceness of the processes: 19 is the lowest priority. */
const LAST = 19;

/** Maximum number of workers. Each takes about 150 MB while it draws. */
const MOST_WORKERS = 4;

type WarmingOptions = Omit<ConstructorParameters<typeof PicturePool>[0], 'workers' | 'niceness'> & {
  files: PictureFiles;
  /** Keeps the workers that serve requests running until the returned function is called. */
  holdReady: () => () => void;
  onError: ((error: unknown) => void) | undefined;
};

export type Warming = {
  /** Draws files in advance. Resolves when all are stored, or when warming was closed; never rejects. */
  draw: (files: readonly { name: string; job: PictureJob }[]) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Draws files in advance, in the given order, in separate workers that stop after the last file. Requests
 * never wait for these workers: if a request needs a file that is not drawn yet, the workers for requests
 * draw it, and it is skipped here. As long as files are missing, such requests are likely, so the workers for
 * requests are kept running.
 */
export function createWarming({ files, holdReady, onError, ...poolOptions }: WarmingOptions): Warming {
  const pools = new Set<PicturePool>();
  let closed = false;

  return {
    async draw(wanted) {
      const workers = Math.min(availableParallelism(), MOST_WORKERS);
      const pool = new PicturePool({ ...poolOptions, workers, niceness: LAST });
      pools.add(pool);
      // All workers take files from the same iterator, so that the order is kept. A worker waits with a file
      // while another worker draws one with the same colouring.
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
