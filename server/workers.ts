import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { StartupError } from '../backend/platform/startup-error.ts';
import type { Logger } from './logger.ts';
import type { Stop } from './stop-on-signals.ts';

/** A worker that ends by itself is followed by another after so long; twice as long for each that follows soon. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** A worker that served for so long has not failed at its start. */
const STEADY_MS = 60_000;

export type WorkersOptions = {
  /** How many processes; at least one. */
  count: number;
  /** Program of a worker, which sends `ready` with a line for the terminal once it serves. */
  file: string;
  logger: Logger;
  stop: Stop;
  firstPauseMs?: number;
};

/** What a worker says once it serves. */
type Ready = { ready: string };

/**
 * Serves with several processes, which share the port. The first migrates and fills the database before the others
 * begin. One that ends by itself is replaced; all stop in order with this process, and end when it does.
 * @returns the line of the first worker, once it serves
 * @throws StartupError when it does not come to serve
 */
export async function startWorkers(options: WorkersOptions): Promise<string> {
  const { count, file, logger, stop, firstPauseMs = FIRST_PAUSE_MS } = options;
  const wanted = new Map<Worker, { since: number; pause: number }>();
  let isStopping = false;
  cluster.setupPrimary({ exec: file });

  function fork(pause: number, variables: Record<string, string> = {}): Worker {
    const worker = cluster.fork(variables);
    wanted.set(worker, { since: performance.now(), pause });
    return worker;
  }

  stop.first(async () => {
    isStopping = true;
    await Promise.all([...wanted.keys()].map(end));
  });
  const line = await readyLine(fork(firstPauseMs));

  cluster.on('exit', (worker, code, signal) => {
    const { since = 0, pause = firstPauseMs } = wanted.get(worker) ?? {};
    wanted.delete(worker);
    if (isStopping) return;
    const wait = performance.now() - since > STEADY_MS ? firstPauseMs : pause;
    logger.error({ code, signal, wait }, 'A worker ended by itself');
    setTimeout(() => isStopping || fork(Math.min(wait * 2, LONGEST_PAUSE_MS), ALONE), wait).unref();
  });
  for (let others = count - 1; others > 0; others -= 1) fork(firstPauseMs, ALONE);
  return line;
}

/** Settings of the other workers: one draws the pictures for all into one folder. */
const ALONE = { WARM_PICTURES: 'off' };

async function readyLine(worker: Worker): Promise<string> {
  const ready = new Promise<string>((resolve) => {
    worker.on('message', (message: Partial<Ready>) => {
      if (message.ready !== undefined) resolve(message.ready);
    });
  });
  const line = await Promise.race([ready, once(worker, 'exit').then(() => undefined)]);
  if (line === undefined) throw new StartupError('A worker ended before it served.');
  return line;
}

/**
 * Asks a worker to stop and waits until it is gone. The signal itself ends one that was still reading its program and
 * holds nothing yet. @throws Error when it did not stop in order
 */
async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const exit = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const [code, signal] = await exit;
  if (code !== 0 && signal !== 'SIGTERM') throw new Error(`A worker ended with ${code ?? signal}`);
}

/** In a worker: says to the process that started it that it serves. */
export function notifyReady(line: string): void {
  process.send?.({ ready: line } satisfies Ready);
}
