import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LogFields, silentLogger } from '../log/logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { startJobs } from './jobs.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const warnings: [LogFields, string][] = [];
const logger = { ...silentLogger, warn: (...line: [LogFields, string]) => void warnings.push(line) };

it('every job runs at once and then at its interval, also after a failure, until the jobs are stopped', async () => {
  const runs = { often: 0, rarely: 0 };
  const jobs = startJobs({ logger, metrics: createMetrics() }, [
    {
      name: 'often',
      every: 10,
      async run() {
        runs.often += 1;
        throw new Error('down');
      },
    },
    {
      name: 'rarely',
      every: 30,
      async run() {
        runs.rarely += 1;
      },
    },
  ]);
  expect(runs).toEqual({ often: 1, rarely: 1 });
  for (let turn = 0; turn < 6; turn += 1) await vi.advanceTimersByTimeAsync(10);
  expect(runs).toEqual({ often: 7, rarely: 3 });
  expect(warnings).toHaveLength(7);
  expect(warnings[0]).toEqual([{ cause: expect.objectContaining({ message: 'down' }) }, 'often failed']);
  await jobs.stop();
  await vi.advanceTimersByTimeAsync(600);
  expect(runs).toEqual({ often: 7, rarely: 3 });
});

it('a job that is woken runs at once, and again if it is woken while it runs', async () => {
  const finish: (() => void)[] = [];
  const job = { name: 'woken', every: 1000, run: () => new Promise<void>((resolve) => finish.push(resolve)) };
  const jobs = startJobs({ logger: silentLogger, metrics: createMetrics() }, [job]);
  jobs.wake(job);
  expect(finish).toHaveLength(1);
  jobs.wake(job);
  jobs.wake(job);
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await expect.poll(() => finish.length).toBe(2);
  finish[1]?.();
  await vi.advanceTimersByTimeAsync(999);
  expect(finish).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(finish).toHaveLength(3);
  finish[2]?.();
  await jobs.stop();
});

it('stopping the jobs signals the running ones, and no further run starts', async () => {
  let runs = 0;
  const job = {
    name: 'long',
    every: 10,
    run: (signal: AbortSignal) => {
      runs += 1;
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    },
  };
  const jobs = startJobs({ logger: silentLogger, metrics: createMetrics() }, [job]);
  jobs.wake(job);
  jobs.wake(job);
  await jobs.stop();
  jobs.wake(job);
  await vi.advanceTimersByTimeAsync(50);
  expect(runs).toBe(1);
});

it('a job never runs twice at the same time, and stopping waits for its current run', async () => {
  const finish: (() => void)[] = [];
  const jobs = startJobs({ logger: silentLogger, metrics: createMetrics() }, [
    { name: 'slow', every: 10, run: () => new Promise((resolve) => finish.push(resolve)) },
  ]);
  await vi.advanceTimersByTimeAsync(50);
  expect(finish).toHaveLength(1);
  let stopped = false;
  const stopping = jobs.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(50);
  expect(stopped).toBe(false);
  finish[0]?.();
  await stopping;
  expect(stopped).toBe(true);
});
