import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureJob, WorkerData, WorkerReply, WorkerRequest } from './messages.ts';

/**
 * Environment variables that limit the memory of a worker. By default, glibc gives each thread of the image
 * library its own heap. These heaps keep freed images of several megabytes, so the process takes three times
 * the memory that it uses. With a fixed threshold, such images are allocated outside the heaps and returned
 * to the system at once. Other allocators ignore these variables.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };

export type PictureWorker = {
  /** Sends a job to the worker. Call it again only after the reply. */
  make: (job: PictureJob) => void;
  /** Kills the worker. Resolves when it has ended, after the callback `ended` was called. */
  end: () => Promise<void>;
};

type Listeners = {
  replied: (reply: WorkerReply) => void;
  /** Called once when the worker has ended, with the cause. */
  ended: (cause: string) => void;
};

/**
 * Starts a worker as a separate process. Unlike a thread, a process returns all its memory when it ends.
 * @param niceness Priority for the operating system: 0 is normal, 19 the lowest.
 */
export function openWorker(
  { mapsDir, looks, workerFile, niceness = 0 }: WorkerData & { workerFile?: URL; niceness?: number },
  { replied, ended }: Listeners,
): PictureWorker {
  const child = fork(
    fileURLToPath(workerFile ?? new URL('./worker.ts', import.meta.url)),
    [String(niceness)],
    {
      env: { ...process.env, ...ALLOCATOR },
      // Without this, the worker would inherit options of this process, such as a debugger's port or the
      // loader of a test runner.
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const gone = Promise.withResolvers<void>();
  let [nextId, isGone] = [0, false];

  function leave(cause: string): void {
    if (isGone) return;
    isGone = true;
    gone.resolve();
    ended(cause);
  }
  // If sending fails, the process has ended or is being killed. The caller learns that by `ended`, so the
  // error is ignored.
  const send = (request: WorkerRequest) =>
    child.send(request, (error) => {
      if (error) child.kill('SIGKILL');
    });

  child.on('message', (reply: WorkerReply) => {
    if (reply.id !== nextId) return;
    keepAlive(child, false);
    replied(reply);
  });
  child.on('error', (error) => leave(String(error)));
  child.on('exit', (code, signal) => leave(`it ended with ${signal ?? code}`));
  send({ kind: 'start', mapsDir, looks });
  keepAlive(child, false);

  return {
    make(job) {
      nextId += 1;
      keepAlive(child, true);
      send({ kind: 'make', id: nextId, job });
    },
    end() {
      // While the caller waits for the worker to end, this process must stay alive.
      if (!isGone) child.ref();
      child.kill('SIGKILL');
      return gone.promise;
    },
  };
}

/** Makes a child process keep this process alive only while the child is busy. */
function keepAlive(child: ChildProcess, isBusy: boolean): void {
  const change = isBusy ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}
