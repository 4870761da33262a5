import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { WorkerReply, WorkerRequest } from './messages.ts';
import { openStudio } from './studio.ts';

// The pool already runs one worker a core, and decoded files are kept here rather than in the library.
sharp.concurrency(1);
sharp.cache(false);

// Who stops the shop from a terminal stops its whole group: the pool alone decides when its workers end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());

let studio: ReturnType<typeof openStudio> | undefined;

process.on('message', (request: WorkerRequest) => {
  if (request.kind === 'start') {
    if (request.niceness > 0) setPriority(request.niceness);
    studio = openStudio(request);
    return;
  }
  const { id, job } = request;
  // Where the shop is gone, so is this process in a moment.
  const send = (reply: WorkerReply) => process.send?.(reply, undefined, undefined, () => undefined);
  if (!studio) return send({ id, error: 'The worker has not been started.' });
  studio.make(job).then(
    ({ bytes, coloured }) => send({ id, bytes, coloured }),
    (error: unknown) => send({ id, error: String(error) }),
  );
});
