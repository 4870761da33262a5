import { LRUCache } from 'lru-cache';
import { colouringKey, type PictureJob, type WorkerData } from './messages.ts';
import { openWorker, type PictureWorker } from './picture-worker.ts';

type Waiting = {
  job: PictureJob;
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
  /** Removes the job's listener from its abort signal. */
  stopListening: () => void;
};

/** A worker with the job that it is doing, if any, and the timer that ends it when it is idle. */
type Seat = { worker: PictureWorker; busy: Waiting | undefined; idle: NodeJS.Timeout | undefined };

export class PictureQueueFull extends Error {
  constructor() {
    super('Too many pictures are waiting.');
    this.name = 'PictureQueueFull';
  }
}

/** A job rejects with this error if none of its callers still waits for the picture. */
export class PictureAbandoned extends Error {
  constructor() {
    super('The picture was abandoned before its turn came.');
    this.name = 'PictureAbandoned';
  }
}

/** Width in pixels of the largest file for a card in a listing. Jobs up to this width come first. */
const CARD_WIDTH = 640;
const isCard = (job: PictureJob) => job.kind === 'goods' && job.view === 'front' && job.width <= CARD_WIDTH;

type PoolOptions = WorkerData & {
  workers: number;
  workerFile?: URL;
  /** Niceness of the worker processes: 0 (default) is normal, 19 the lowest priority. */
  niceness?: number;
  /** Maximum number of jobs that wait; further jobs are refused. Default: 400. */
  queueLimit?: number;
  /** A worker that is idle for this time in ms ends, to free its memory. Default: one minute. */
  idleMs?: number;
};

const IDLE_MS = 60_000;

/**
 * Colours and encodes pictures in worker processes, so that the process that serves pages stays free. Workers
 * start with the first job and end when idle. Files with the same colouring are given to the same worker one
 * after the other, so that they are coloured only once. If a worker dies, its job rejects, and a new worker
 * takes the next job.
 */
export class PicturePool {
  readonly #options: PoolOptions;
  readonly #seats: (Seat | undefined)[];
  readonly #queue: Waiting[] = [];
  readonly #lastSeat = new LRUCache<string, number>({ max: 64 });
  #colourings = 0;
  #held = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#seats = new Array<Seat | undefined>(Math.max(1, options.workers)).fill(undefined);
  }

  /** How many times workers have coloured something since the start. */
  get colourings(): number {
    return this.#colourings;
  }

  /**
   * Makes one file. Jobs for cards are done before those for galleries and scenes. Rejects with
   * `PictureQueueFull` if too many jobs wait; with `PictureAbandoned` if `abandoned` fires before the job
   * starts; or with the cause if the worker fails.
   */
  make(job: PictureJob, abandoned?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#closed) return Promise.reject(new Error('The picture pool is closed.'));
    if (abandoned?.aborted) return Promise.reject(new PictureAbandoned());
    if (this.#queue.length >= (this.#options.queueLimit ?? 400))
      return Promise.reject(new PictureQueueFull());
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(new PictureAbandoned());
      };
      const stopListening = () => abandoned?.removeEventListener('abort', leave);
      const waiting: Waiting = { job, resolve, reject, stopListening };
      abandoned?.addEventListener('abort', leave, { once: true });
      this.#queue.push(waiting);
      this.#deal();
    });
  }

  /**
   * Starts all workers and keeps them running until the returned function is called. The next pictures are
   * then ready half a second sooner.
   */
  holdReady(): () => void {
    this.#held += 1;
    for (let number = 0; number < this.#seats.length && !this.#closed; number += 1)
      clearTimeout((this.#seats[number] ?? this.#open(number)).idle);
    return () => {
      this.#held -= 1;
      for (const seat of this.#seats) if (seat && !seat.busy) this.#rest(seat);
    };
  }

  /** Starts all workers. They end when they have been idle for the usual time. */
  standReady(): void {
    this.holdReady()();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#queue.splice(0)) {
      waiting.stopListening();
      waiting.reject(new Error('The picture pool is closed.'));
    }
    await Promise.all(this.#seats.map((seat) => seat && this.#end(seat)));
  }

  /** Gives the next suitable job to each worker that has none. */
  #deal(): void {
    for (let number = 0; number < this.#seats.length && this.#queue.length > 0; number += 1) {
      if (this.#seats[number]?.busy) continue;
      const place = this.#nextFor(number);
      if (place < 0) continue;
      const [waiting] = this.#queue.splice(place, 1);
      if (waiting) this.#give(waiting, number);
    }
  }

  /** The index in the queue of the next job for a worker; −1 if none is suitable. */
  #nextFor(number: number): number {
    const card = this.#queue.findIndex(({ job }) => isCard(job) && this.#suits(job, number));
    return card >= 0 ? card : this.#queue.findIndex(({ job }) => this.#suits(job, number));
  }

  /**
   * Whether a worker should take a job. If another worker has already coloured the goods of the job, the job
   * waits for that worker, unless that worker is busy with another colouring.
   */
  #suits(job: PictureJob, number: number): boolean {
    const key = colouringKey(job);
    const last = this.#lastSeat.get(key);
    if (last === undefined || last === number) return true;
    const there = this.#seats[last]?.busy;
    return there !== undefined && colouringKey(there.job) !== key;
  }

  #give(waiting: Waiting, number: number): void {
    const seat = this.#seats[number] ?? this.#open(number);
    clearTimeout(seat.idle);
    waiting.stopListening();
    seat.busy = waiting;
    this.#lastSeat.set(colouringKey(waiting.job), number);
    seat.worker.make(waiting.job);
  }

  #open(number: number): Seat {
    const worker = openWorker(this.#options, {
      replied: (reply) => {
        const done = seat.busy;
        seat.busy = undefined;
        if ('error' in reply) done?.reject(new Error(reply.error));
        else {
          if (reply.coloured) this.#colourings += 1;
          done?.resolve(reply.bytes);
        }
        this.#rest(seat);
        this.#deal();
      },
      ended: (cause) => {
        clearTimeout(seat.idle);
        this.#leave(seat);
        seat.busy?.reject(new Error(`A picture worker was lost: ${cause}`));
        if (!this.#closed) this.#deal();
      },
    });
    const seat: Seat = { worker, busy: undefined, idle: undefined };
    this.#seats[number] = seat;
    return seat;
  }

  /** Starts the timer that ends an idle worker, unless the workers are kept ready. */
  #rest(seat: Seat): void {
    if (this.#held > 0 || this.#closed) return;
    seat.idle = setTimeout(() => void this.#end(seat), this.#options.idleMs ?? IDLE_MS).unref();
  }

  #end(seat: Seat): Promise<void> {
    clearTimeout(seat.idle);
    this.#leave(seat);
    return seat.worker.end();
  }

  /** Removes a worker that has ended, so that a new one can take its place. */
  #leave(seat: Seat): void {
    const number = this.#seats.indexOf(seat);
    if (number >= 0) this.#seats[number] = undefined;
  }
}
