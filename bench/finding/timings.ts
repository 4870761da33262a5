/** How long many calls of one kind took, in ms. */
export type Timings = {
  calls: number;
  p50: number;
  p99: number;
  most: number;
  /** Mean CPU time of a call, in ms. Depends less on other load on this machine than the durations. */
  cpu?: number;
};

/**
 * Sums up durations. Percentiles are durations of real calls: p99 of a hundred calls is the duration of the
 * second slowest.
 */
export function timingsOf(took: readonly number[]): Timings {
  const sorted = Float64Array.from(took).sort();
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { calls: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) };
}

/**
 * Runs the work for each task, one after the other. The first `warmUp` tasks are not measured. No task is run
 * twice, because cached results would make calls look fast.
 */
export async function timeAll<T>(
  tasks: readonly T[],
  warmUp: number,
  work: (task: T) => unknown,
): Promise<Timings> {
  for (const task of tasks.slice(0, warmUp)) await work(task);
  const took: number[] = [];
  const before = process.cpuUsage();
  for (const task of tasks.slice(warmUp)) {
    const began = performance.now();
    await work(task);
    took.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(before);
  return { ...timingsOf(took), cpu: (user + system) / 1000 / Math.max(1, took.length) };
}
