import { unavailable } from '../../platform/http/problem.ts';

/** Seconds after which a client may send a refused picture again. */
const RETRY_AFTER_S = 10;

type Waiting = { pixels: number; start: () => void };

/** A queue of jobs that decode pictures, limited by their pixels. */
export type PixelQueue = {
  /** @throws ProblemError 503 with Retry-After if the queue is full */
  assertRoom(): void;
  /**
   * Runs a job when its turn comes.
   * @throws ProblemError 503 with Retry-After if the queue is full
   */
  run<Made>(pixels: number, work: () => Promise<Made>): Promise<Made>;
};

/**
 * Creates a queue. Jobs run in the order of their arrival, at most `atATime` at once, as long as their pixels
 * together fit in `budget`. A job that alone exceeds the budget runs while no other job does. If `waiting`
 * jobs are waiting, further ones are refused, so that their bytes do not fill the memory.
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
