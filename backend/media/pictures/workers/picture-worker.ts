import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureJob, WorkerData, WorkerReply, WorkerRequest } from './messages.ts';

/**
 * Environment variables that limit the memory of a worker under glibc. By default, each thread of the image
 * library has its own heap, which keeps freed planes of several megabytes and so takes three times the memory
 * in use. With a fixed threshold, such planes are mapped separately and returned to the system at once. Other
 * allocators ignore these variables.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };

export type PictureWorker = {
  /** Sends a job. Send the next one only after the reply. */
  make: (job: PictureJob) => void;
  /** Kills the worker, and resolves when it has ended. It also calls the callback `ended`. */
  end: () => Promise<void>;
};

type Listeners = {
  replied: (reply: WorkerReply) => void;
  /** Called once when the worker ends, for any reason. */
  ended: (cause: string) => void;
};

/**
 * Starts a worker process. A process, unlike a thread, returns all its memory when it ends.
 * @param niceness of the operating system: 0 is normal, 19 the lowest priority
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
      // The worker must not inherit a debugger's port or a test runner's loader.
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
  // A failure to send is ignored: it means that the process has ended or is being killed.
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
      // The caller waits for the worker's end, so this process must stay alive until then.
      if (!isGone) child.ref();
      child.kill('SIGKILL');
      return gone.promise;
    },
  };
}

/** A child process keeps this process alive only while it is busy. */
function keepAlive(child: ChildProcess, isBusy: boolean): void {
  const change = isBusy ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}
