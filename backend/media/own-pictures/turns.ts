export class TurnsFull extends Error {
  override name = 'TurnsFull';

  constructor() {
    super('Too many tasks are waiting.');
  }
}

/** Lets a few tasks run at a time; the others wait in their order, and no more than `waiting` of them. */
export class Turns {
  readonly #atATime: number;
  readonly #waiting: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(atATime: number, waiting = Number.POSITIVE_INFINITY) {
    this.#atATime = atATime;
    this.#waiting = waiting;
  }

  /** Runs a task when its turn comes. Rejects with `TurnsFull`, or as the task does. */
  async take<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atATime) {
      if (this.#queue.length >= this.#waiting) throw new TurnsFull();
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    } else this.#running += 1;
    try {
      return await task();
    } finally {
      // The turn is handed on rather than given back, so that no later task slips in between.
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
