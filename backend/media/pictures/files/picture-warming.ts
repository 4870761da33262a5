import { availableParallelism } from 'node:os';
import type { PictureJob } from '../workers/messages.ts';
import { PicturePool } from '../workers/picture-pool.ts';
import type { PictureFiles } from './picture-files.ts';

/** The lowest process priority. */
const LAST = 19;

/** Each worker takes about 150 MB while drawing. */
const MOST_WORKERS = 4;

type WarmingOptions = Omit<ConstructorParameters<typeof PicturePool>[0], 'workers' | 'niceness'> & {
  files: PictureFiles;
  /** Keeps the workers that serve requests running until the returned function is called. */
  holdReady: () => () => void;
  onError: ((error: unknown) => void) | undefined;
};

export type Warming = {
  /** Resolves when the files are stored or warming was closed; never rejects. */
  draw: (files: readonly { name: string; job: PictureJob }[]) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Draws files in advance, in the given order, in separate workers that stop after the last file. Requests
 * never wait for these workers. If a request needs a file earlier, the workers for requests draw it, and it
 * is skipped here. As long as files are missing, requests are likely to need drawing, so the workers for
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
      // All workers take files from one iterator, so that the order is kept. A file waits while another file
      // of the same colouring is being drawn.
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
