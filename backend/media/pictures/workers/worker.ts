import { flushCompileCache } from 'node:module';
import type { WorkerReply, WorkerRequest } from './messages.ts';
import { standBack } from './stand-back.ts';

// Before anything is read: to start a worker takes as much computing as several cards.
const [, , niceness = '0'] = process.argv;
if (Number(niceness) > 0) standBack(Number(niceness));

// Who stops the shop from a terminal stops its whole group: the pool alone decides when its workers end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());

const studioFile = import('./studio.ts').then((file) => {
  // A worker is ended without notice, and Node keeps what it compiled only at an ordinary end.
  flushCompileCache();
  return file;
});
let jobs = 0;
let studio: Promise<ReturnType<Awaited<typeof studioFile>['openStudio']>> | undefined;

process.on('message', (request: WorkerRequest) => {
  if (request.kind === 'start') {
    studio = studioFile.then(({ openStudio }) => openStudio(request));
    // The first card takes twice as long as the next ones, unless it is drawn while there is nothing else to do.
    setImmediate(() => {
      if (jobs === 0) studio?.then(({ rehearse }) => rehearse());
    });
    return;
  }
  jobs += 1;
  const { id, job } = request;
  // Where the shop is gone, so is this process in a moment.
  const send = (reply: WorkerReply) => process.send?.(reply, undefined, undefined, () => undefined);
  if (!studio) return send({ id, error: 'The worker has not been started.' });
  studio
    .then(({ make }) => make(job))
    .then(
      ({ bytes, coloured }) => send({ id, bytes, coloured }),
      (error: unknown) => send({ id, error: String(error) }),
    );
});
