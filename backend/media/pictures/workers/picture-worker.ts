import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureJob, WorkerData, WorkerReply, WorkerRequest } from './messages.ts';

/**
 * What keeps a worker small under glibc: it would give each thread of the image library a heap of its own and keep in
 * them the planes of several megabytes that come and go with every picture, three times what is in use. With a fixed
 * threshold such planes are mapped one by one and go back at once. Other allocators ignore these names.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };

export type PictureWorker = {
  /** Sends a job; the worker replies to one before it is given the next. */
  make: (job: PictureJob) => void;
  /** Ends the worker at once; resolves when it is gone. Also calls `ended`. */
  end: () => Promise<void>;
};

type Listeners = {
  replied: (reply: WorkerReply) => void;
  /** Called once, for any reason. */
  ended: (cause: string) => void;
};

/**
 * Starts a process that draws. It is a process so that its memory is its own, and gone with it.
 * @param niceness as the operating system has it: 0 is an ordinary process, 19 takes only what others leave
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
      // Neither a debugger's port nor a test runner's loader is to be shared.
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
  // A failure to send comes with an end of the process, or is one to make.
  const send = (request: WorkerRequest) =>
    child.send(request, (error) => {
      if (error) child.kill('SIGKILL');
    });

  child.on('message', (reply: WorkerReply) => {
    if (reply.id !== nextId) return;
    hold(child, false);
    replied(reply);
  });
  child.on('error', (error) => leave(String(error)));
  child.on('exit', (code, signal) => leave(`it ended with ${signal ?? code}`));
  send({ kind: 'start', mapsDir, looks });
  hold(child, false);

  return {
    make(job) {
      nextId += 1;
      hold(child, true);
      send({ kind: 'make', id: nextId, job });
    },
    end() {
      // The caller that waits for the end has more to do after it.
      if (!isGone) child.ref();
      child.kill('SIGKILL');
      return gone.promise;
    },
  };
}

/** Only a worker that has something to do keeps this process alive. */
function hold(child: ChildProcess, held: boolean): void {
  const change = held ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}
