import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { StartupError } from '../backend/platform/startup-error.ts';
import type { Logger } from './process/logger.ts';
import type { Stop } from './process/stop-on-signals.ts';

/** Delay in ms before an exited worker is replaced. The delay doubles each time that a worker exits early. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** A worker that has served for this long counts as started successfully. */
const STEADY_MS = 60_000;

/** Interval at which a worker reports that its event loop runs, in ms. */
const BEAT_MS = 1_000;
/**
 * Number of missed reports after which a worker is ended. Its event loop is blocked, so it would never exit
 * by itself.
 */
const MISSED_BEATS = 20;

export type WorkersOptions = {
  /** Number of workers; at least one. */
  count: number;
  /** The worker's program. When it serves, it sends `ready` with a line for the terminal. */
  file: string;
  logger: Logger;
  stop: Stop;
  firstPauseMs?: number;
  beatMs?: number;
};

/**
 * A message of a worker: when it serves, `ready` with a line for the terminal; after that, `beat` at regular
 * intervals.
 */
type Message = { ready: string } | { beat: true };

/**
 * Serves with several processes that share the port. The first process migrates and seeds the database before
 * the others start. A worker that exits or whose event loop is blocked is replaced. When this process stops,
 * all workers stop gracefully; when it exits, they exit too.
 * @returns the line of the first worker, when that worker serves
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
 * Settings of all workers except the first one. Only the first worker renders the common pictures in advance.
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
 * Asks a worker to stop and waits for its exit. A worker that is still loading has nothing to close, so the
 * signal ends it at once.
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
 * Ends a worker that served and then missed too many reports, because its event loop is blocked. Time is
 * counted in intervals of this process, so that a worker is not ended just because the machine was asleep.
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
 * In a worker: reports to the parent that the worker serves, and then, at regular intervals, that its event
 * loop runs.
 */
export function notifyReady(line: string, beatMs = BEAT_MS): void {
  const send = (message: Message) => process.connected && process.send?.(message);
  send({ ready: line });
  send({ beat: true });
  setInterval(() => send({ beat: true }), beatMs).unref();
}
