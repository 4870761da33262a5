import { flushCompileCache } from 'node:module';
import { lowerPriority } from './lower-priority.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';

// The priority must be lowered before modules are loaded, because starting a worker takes as much CPU time as
// drawing several cards.
const [, , niceness = '0'] = process.argv;
if (Number(niceness) > 0) lowerPriority(Number(niceness));

// Ctrl+C in a terminal also sends SIGINT to the workers. They ignore it, because only the pool decides when
// they end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());

const studioFile = import('./studio.ts').then((file) => {
  // Saves Node's compile cache. Node itself would only do so at a regular exit, but workers are killed.
  flushCompileCache();
  return file;
});
let jobs = 0;
let studio: Promise<ReturnType<Awaited<typeof studioFile>['openStudio']>> | undefined;

process.on('message', (request: WorkerRequest) => {
  if (request.kind === 'start') {
    studio = studioFile.then(({ openStudio }) => openStudio(request));
    // The first card takes twice as long as later ones. So the worker draws one before it gets a job.
    setImmediate(() => {
      if (jobs === 0) studio?.then(({ rehearse }) => rehearse());
    });
    return;
  }
  jobs += 1;
  const { id, job } = request;
  // If sending fails, the main process has ended, and this process will end as well. So the error is ignored.
  const send = (reply: WorkerReply) => process.send?.(reply, undefined, undefined, () => undefined);
  if (!studio) return send({ id, error: 'The worker has not been started.' });
  studio
    .then(({ make }) => make(job))
    .then(
      ({ bytes, coloured }) => send({ id, bytes, coloured }),
      (error: unknown) => send({ id, error: String(error) }),
    );
});
