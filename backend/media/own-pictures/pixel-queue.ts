import { unavailable } from '../../platform/http/problem.ts';

/** Value of Retry-After: seconds after which a client may send a refused picture again. */
const RETRY_AFTER_S = 10;

type Waiting = { pixels: number; start: () => void };

/** A queue of jobs that decode pictures. It limits the total number of pixels that are decoded at a time. */
export type PixelQueue = {
  /** @throws ProblemError 503 with Retry-After if the queue is full. */
  assertRoom(): void;
  /**
   * Runs a job when its turn comes.
   * @throws ProblemError 503 with Retry-After if the queue is full.
   */
  run<Made>(pixels: number, work: () => Promise<Made>): Promise<Made>;
};

/**
 * Creates a queue. Jobs start in the order of their arrival; at most `atATime` jobs run at once, and only as
 * many as have together at most `budget` pixels. A job with more pixels runs alone. If `waiting` jobs already
 * wait, further jobs are refused, so that waiting pictures do not fill the memory.
 */
export function createPixelQueue(limits: { budget: number; atATime: number; waiting: number }): PixelQueue {
  const queue: Waiting[] = [];
  let running = 0;
  let inFlight = 0;

  const fits = (pixels: number) =>
    running === 0 || (running < limits.atATime && inFlight + pixels <= limits.budget);

  function startNext(): void {
    for (let next = queue[0]; next && fits(next.pixels); next = queue[0]) {
      queue.shift();
      running += 1;
      inFlight += next.pixels;
      next.start();
    }
  }

  function assertRoom(): void {
    if (queue.length >= limits.waiting) throw unavailable(RETRY_AFTER_S);
  }

  return {
    assertRoom,
    async run(pixels, work) {
      assertRoom();
      await new Promise<void>((start) => {
        queue.push({ pixels, start });
        startNext();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        inFlight -= pixels;
        startNext();
      }
    },
  };
}
