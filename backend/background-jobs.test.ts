import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBackgroundJobs } from './background-jobs.ts';
import { jobWords } from './desk/health/job-words.ts';
import { exchangeSettings } from './exchange/base/settings.ts';
import { feedJobs } from './exchange/schedule/feed-job.ts';
import { readRuns } from './platform/jobs/note-runs.ts';
import { NOTICE_LIFE } from './platform/mail/enqueue-letter.ts';
import { enqueue } from './platform/outbox/enqueue.ts';
import type { LetterMessage } from './platform/outbox/outbox-content.ts';
import { outboxMessage } from './platform/outbox/tables.ts';
import { freshDatabase } from './platform/testing/database.ts';
import { createTestApp, type TestApp } from './testing/app.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;

// Fakes the timers, so that jobs run only when a test advances the time.
beforeEach(async () => {
  database = await freshDatabase();
  test = createTestApp(database.db);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

const write = () => {
  const message = { channel: 'email', to: 'anna@example.ru', subject: '', text: '' } as const;
  return enqueue<LetterMessage>(database.db, test.deps, {
    content: { kind: 'letter', message },
    life: NOTICE_LIFE,
  });
};

it('a new message is sent right after the current response, without waiting for the timer of the outbox', async () => {
  const jobs = startBackgroundJobs(test.deps);
  await write();
  const statements = vi.spyOn(database.db, 'update');
  const before = statements.mock.calls.length;
  jobs.wakeOutbox();
  expect(statements).toHaveBeenCalledTimes(before);
  await expect.poll(() => test.messages.length).toBe(1);
  await jobs.stop();
  expect(await database.db.$count(outboxMessage)).toBe(0);
});

it('every job has a Russian name at the desk', async () => {
  const jobs = startBackgroundJobs(
    test.deps,
    feedJobs(
      { ...test.deps, dataDir: '/nowhere' },
      exchangeSettings.parse({ IMPORT_URL: 'https://shop.example/feed.yml' }),
    ),
  );
  await jobs.stop();
  const names = (await readRuns(database.db)).map(({ name }) => name);
  expect(names.sort()).toEqual(Object.keys(jobWords).sort());
});

it('the outbox sends messages written by another process within two seconds', async () => {
  const jobs = startBackgroundJobs(test.deps);
  await write();
  await vi.advanceTimersByTimeAsync(2000);
  await expect.poll(() => test.messages.length).toBe(1);
  await jobs.stop();
});
