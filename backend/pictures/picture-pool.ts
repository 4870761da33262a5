import { Worker } from 'node:worker_threads';
import {
  colouringKey,
  type PictureJob,
  type WorkerData,
  type WorkerReply,
  type WorkerRequest,
} from './messages.ts';
import { Recent } from './recent.ts';

type Waiting = {
  job: PictureJob;
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
};

/** A thread and the job it is on, if any. */
type Seat = { worker: Worker; busy: (Waiting & { id: number }) | undefined };

export class PictureQueueFull extends Error {
  constructor() {
    super('Too many pictures are waiting.');
    this.name = 'PictureQueueFull';
  }
}

type PoolOptions = WorkerData & {
  workers: number;
  workerFile?: URL;
  /** Jobs that may wait before new ones are refused; 400 when absent. */
  queueLimit?: number;
};

/**
 * Colours and encodes pictures on worker threads, never on the serving one. Threads start with the first job.
 * Files of one colouring go to the thread that has it, one after another, so that it is coloured once.
 * A thread that dies rejects the job it was on and is replaced for the next.
 */
export class PicturePool {
  readonly #options: PoolOptions;
  readonly #seats: (Seat | undefined)[];
  readonly #queue: Waiting[] = [];
  readonly #lastSeat = new Recent<number>(64);
  #nextId = 1;
  #colourings = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#seats = new Array<Seat | undefined>(Math.max(1, options.workers)).fill(undefined);
  }

  /** How many colourings were worked out since the start. */
  get colourings(): number {
    return this.#colourings;
  }

  /** Makes one file. Rejects with `PictureQueueFull`, or with the cause when the worker fails. */
  make(job: PictureJob): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#closed) return Promise.reject(new Error('The picture pool is closed.'));
    if (this.#queue.length >= (this.#options.queueLimit ?? 400))
      return Promise.reject(new PictureQueueFull());
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#deal();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#queue.splice(0)) waiting.reject(new Error('The picture pool is closed.'));
    await Promise.all(this.#seats.map((seat) => seat?.worker.terminate()));
  }

  /** Gives each free thread the first waiting job that it should do. */
  #deal(): void {
    for (let number = 0; number < this.#seats.length && this.#queue.length > 0; number += 1) {
      if (this.#seats[number]?.busy) continue;
      const place = this.#queue.findIndex((waiting) => this.#suits(waiting.job, number));
      if (place < 0) continue;
      const [waiting] = this.#queue.splice(place, 1);
      if (waiting) this.#give(waiting, number);
    }
  }

  /** A job waits for a busy thread only when that thread is on the very same colouring. */
  #suits(job: PictureJob, number: number): boolean {
    const key = colouringKey(job);
    const last = this.#lastSeat.get(key);
    if (last === undefined || last === number) return true;
    const there = this.#seats[last]?.busy;
    return there !== undefined && colouringKey(there.job) !== key;
  }

  #give(waiting: Waiting, number: number): void {
    const seat = this.#seats[number] ?? this.#open(number);
    const id = this.#nextId++;
    seat.busy = { ...waiting, id };
    this.#lastSeat.set(colouringKey(waiting.job), number);
    seat.worker.ref();
    seat.worker.postMessage({ id, job: waiting.job } satisfies WorkerRequest);
  }

  #open(number: number): Seat {
    const { mapsDir, looks, workerFile } = this.#options;
    const worker = new Worker(workerFile ?? new URL('./worker.ts', import.meta.url), {
      workerData: { mapsDir, looks } satisfies WorkerData,
    });
    const seat: Seat = { worker, busy: undefined };
    this.#seats[number] = seat;
    let cause = 'it ended';
    worker.on('message', (reply: WorkerReply) => {
      const done = seat.busy;
      if (!done || done.id !== reply.id) return;
      seat.busy = undefined;
      worker.unref();
      if ('error' in reply) done.reject(new Error(reply.error));
      else {
        if (reply.coloured) this.#colourings += 1;
        done.resolve(reply.bytes);
      }
      this.#deal();
    });
    worker.on('error', (error) => {
      cause = String(error);
    });
    worker.on('exit', () => {
      if (this.#seats[number] === seat) this.#seats[number] = undefined;
      seat.busy?.reject(new Error(`A picture worker was lost: ${cause}`));
      if (!this.#closed) this.#deal();
    });
    return seat;
  }
}
