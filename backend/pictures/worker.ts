import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { WorkerData, WorkerReply, WorkerRequest } from './messages.ts';
import { openStudio } from './studio.ts';

// The pool already runs one worker a core, and decoded files are kept here rather than in the library.
sharp.concurrency(1);
sharp.cache(false);

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const studio = openStudio(workerData as WorkerData);

port.on('message', ({ id, job }: WorkerRequest) => {
  studio.make(job).then(
    ({ bytes, coloured }) => port.postMessage({ id, bytes, coloured } satisfies WorkerReply, [bytes.buffer]),
    (error: unknown) => port.postMessage({ id, error: String(error) } satisfies WorkerReply),
  );
});
