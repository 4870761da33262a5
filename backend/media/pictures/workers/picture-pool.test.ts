import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PictureJob } from './messages.ts';
import { PictureAbandoned, PicturePool, PictureQueueFull } from './picture-pool.ts';

/**
 * The program of a test worker. It creates a file when it starts, ends if a job has the look `fatal`, and
 * replies to all other jobs with its process id.
 */
const WORKER = `
import { writeFileSync } from 'node:fs';
process.on('disconnect', () => process.exit());
process.on('message', ({ kind, id, job, mapsDir }) => {
  if (kind === 'start') writeFileSync(mapsDir + '/started-' + process.pid, '');
  if (kind !== 'make') return;
  if (job.lookId === 'fatal') process.exit(3);
  setTimeout(() => process.send({ id, bytes: Uint8Array.of(process.pid >> 8, process.pid & 255), coloured: true }), 15);
});
`;

let folder: string;
let pool: PicturePool;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pool-'));
  writeFileSync(join(folder, 'worker.mjs'), WORKER);
});

afterEach(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

function openPool(workers: number, limits: { queueLimit?: number; idleMs?: number } = {}): PicturePool {
  pool = new PicturePool({
    mapsDir: folder,
    looks: {},
    workers,
    workerFile: pathToFileURL(join(folder, 'worker.mjs')),
    ...limits,
  });
  return pool;
}

const job = (lookId: string, width = 240): PictureJob => ({
  kind: 'goods',
  silhouette: 'tee',
  view: 'front',
  lookId,
  width,
  format: 'webp',
});

describe('the picture pool', () => {
  test('the picture pool rejects the job of a worker that dies, and runs the next job', async () => {
    openPool(1);
    await expect(pool.make(job('fatal'))).rejects.toThrow('A picture worker was lost');
    await expect(pool.make(job('calm'))).resolves.toHaveLength(2);
  });

  test('the picture pool runs jobs that were waiting when the only worker died', async () => {
    openPool(1);
    const lost = expect(pool.make(job('fatal'))).rejects.toThrow();
    const kept = pool.make(job('calm'));
    await lost;
    await expect(kept).resolves.toHaveLength(2);
  });

  test('the picture pool gives all files of one colouring to the same worker, and different colourings to different workers', async () => {
    openPool(2);
    const [red, redWider, blue] = await Promise.all([
      pool.make(job('red')),
      pool.make(job('red', 900)),
      pool.make(job('blue')),
    ]);
    expect(redWider).toEqual(red);
    expect(blue).not.toEqual(red);
  });

  test('the picture pool colours a card and a large picture in parallel, because they share no data', async () => {
    openPool(2);
    const [card, large] = await Promise.all([
      pool.make({ ...job('red'), edition: 'small' } as PictureJob),
      pool.make(job('red', 900)),
    ]);
    expect(large).not.toEqual(card);
  });

  test('the picture pool keeps its workers alive while `holdReady` is active, and ends them when they are idle afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      openPool(1, { idleMs: 20 });
      const release = pool.holdReady();
      const first = await pool.make(job('a'));
      vi.advanceTimersByTime(1000);
      expect(await pool.make(job('b'))).toEqual(first);
      release();
      vi.advanceTimersByTime(1000);
      expect(await pool.make(job('c'))).not.toEqual(first);
    } finally {
      vi.useRealTimers();
    }
  });

  test('the picture pool starts all workers before the first job', async () => {
    openPool(2);
    pool.standReady();
    const started = () => readdirSync(folder).filter((name) => name.startsWith('started-'));
    await vi.waitFor(() => expect(started()).toHaveLength(2), { timeout: 60_000 });
    await Promise.all([pool.make(job('a')), pool.make(job('b'))]);
    expect(started()).toHaveLength(2);
  });

  test('the picture pool rejects jobs when its queue is full', async () => {
    openPool(1, { queueLimit: 2 });
    const running = ['a', 'b', 'c'].map((look) => pool.make(job(look)));
    await expect(pool.make(job('d'))).rejects.toBeInstanceOf(PictureQueueFull);
    await expect(Promise.all(running)).resolves.toHaveLength(3);
  });

  test('the picture pool skips a waiting job whose caller has left, and runs the next one', async () => {
    openPool(1);
    const left = new AbortController();
    const first = pool.make(job('a'));
    const abandoned = expect(pool.make(job('b'), left.signal)).rejects.toBeInstanceOf(PictureAbandoned);
    const behind = pool.make(job('c'));
    left.abort();
    await abandoned;
    await expect(Promise.all([first, behind])).resolves.toHaveLength(2);
    await expect(pool.make(job('d'), left.signal)).rejects.toBeInstanceOf(PictureAbandoned);
  });

  test('the picture pool finishes a running job even if its caller no longer waits', async () => {
    openPool(1);
    const left = new AbortController();
    const running = pool.make(job('a'), left.signal);
    left.abort();
    await expect(running).resolves.toHaveLength(2);
  });

  test('the picture pool makes the pictures of product cards before those of galleries', async () => {
    openPool(1);
    const done: string[] = [];
    const note = (name: string) => () => done.push(name);
    await Promise.all([
      pool.make(job('first')).then(note('first')),
      pool.make({ ...job('back'), view: 'back' } as PictureJob).then(note('back')),
      pool.make(job('zoom', 900)).then(note('zoom')),
      pool.make(job('card')).then(note('card')),
    ]);
    expect(done).toEqual(['first', 'card', 'back', 'zoom']);
  });

  test('the picture pool ends a worker that has been idle for `idleMs`', async () => {
    openPool(1, { idleMs: 20 });
    const first = await pool.make(job('a'));
    // Each attempt gives the worker a job. Between two attempts, the worker may be idle long enough to end;
    // then a new worker replies, with another process id.
    await vi.waitFor(async () => expect(await pool.make(job('a'))).not.toEqual(first), {
      timeout: 60_000,
      interval: 200,
    });
  });

  test('the picture pool does not end a worker as long as jobs wait for it', async () => {
    openPool(1, { idleMs: 5 });
    const [first, second, third] = await Promise.all(['a', 'b', 'c'].map((look) => pool.make(job(look))));
    expect(second).toEqual(first);
    expect(third).toEqual(first);
  });

  test('the picture pool rejects waiting and running jobs when it is closed', async () => {
    openPool(1);
    const running = pool.make(job('a')).catch((error: Error) => error.message);
    const waiting = pool.make(job('b')).catch((error: Error) => error.message);
    await pool.close();
    expect(await waiting).toBe('The picture pool is closed.');
    expect(await running).toMatch('A picture worker was lost');
  });
});
