import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { StartupError } from '../backend/platform/startup-error.ts';
import type { Logger } from './process/logger.ts';
import type { Stop } from './process/stop-on-signals.ts';

/** How long to wait before an exited worker is replaced, in ms. Doubles each time a worker exits early. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** A worker that has served for this long (in ms) has not exited early. */
const STEADY_MS = 60_000;

/** How often a worker reports that its event loop still runs, in ms. */
const BEAT_MS = 1_000;
/**
 * After this many missing reports a worker is killed: its event loop is blocked, so it would never exit by
 * itself.
 */
const MISSED_BEATS = 20;

export type WorkersOptions = {
  /** Number of workers, at least one. */
  count: number;
  /** Path of the workers' program. Once a worker serves, it sends `ready` with a line for the terminal. */
  file: string;
  logger: Logger;
  stop: Stop;
  firstPauseMs?: number;
  beatMs?: number;
};

/**
 * A message of a worker: `ready`, with a line for the terminal, once it serves; after that `beat` at regular
 * intervals.
 */
type Message = { ready: string } | { beat: true };

/**
 * Serves with several processes that share the port. The first one migrates and seeds the database before the
 * others start. A worker that exits, or whose event loop is blocked, is replaced. When this process stops,
 * the workers stop gracefully; when it exits, they exit too.
 * @returns the first worker's line for the terminal, once that worker serves
 * @throws StartupError if the first worker fails to start
 */
export async function startWorkers(options: WorkersOptions): Promise<string> {
  const { count, file, logger, stop, firstPauseMs = FIRST_PAUSE_MS, beatMs = BEAT_MS } = options;
  const wanted = new Map<Worker, { since: number; pause: number }>();
  let isStopping = false;
  cluster.setupPrimary({ exec: file });

  function fork(pause: number, variables: Record<string, string> = {}): Worker {
    const worker = cluster.fork(variables);
    wanted.set(worker, { since: performance.now(), pause });
    endIfHeld(worker, beatMs, logger);
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

/**
 * Settings of all workers but the first, so that only the first one renders the common pictures in advance.
 */
const ALONE = { WARM_PICTURES: 'off' };

async function readyLine(worker: Worker): Promise<string> {
  const ready = new Promise<string>((resolve) => {
    worker.on('message', (message: Message) => {
      if ('ready' in message) resolve(message.ready);
    });
  });
  const line = await Promise.race([ready, once(worker, 'exit').then(() => undefined)]);
  if (line === undefined) throw new StartupError('A worker ended before it served.');
  return line;
}

/**
 * Asks a worker to stop, and waits until it has exited. A worker that is still loading has nothing to close
 * and is killed at once.
 * @throws Error if the worker did not stop gracefully
 */
async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const exit = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const [code, signal] = await exit;
  if (code !== 0 && signal !== 'SIGTERM') throw new Error(`A worker ended with ${code ?? signal}`);
}

/**
 * Kills a worker that has served and then missed too many reports, because its event loop is blocked. Counts
 * intervals of this process instead of the time, so that workers survive when the machine was asleep.
 */
function endIfHeld(worker: Worker, beatMs: number, logger: Logger): void {
  let missed: number | undefined;
  const watch = setInterval(() => {
    if (missed === undefined) return;
    missed += 1;
    if (missed < MISSED_BEATS) return;
    clearInterval(watch);
    logger.error(
      { pid: worker.process.pid, missed },
      'The event loop of a worker is held; the worker is ended',
    );
    worker.process.kill('SIGKILL');
  }, beatMs).unref();
  worker.on('message', (message: Message) => {
    if ('beat' in message) missed = 0;
  });
  worker.once('exit', () => clearInterval(watch));
}

/**
 * Called in a worker. Reports to the parent that the worker serves and, from then on at regular intervals,
 * that its event loop still runs.
 */
export function notifyReady(line: string, beatMs = BEAT_MS): void {
  const send = (message: Message) => process.connected && process.send?.(message);
  send({ ready: line });
  send({ beat: true });
  setInterval(() => send({ beat: true }), beatMs).unref();
}
