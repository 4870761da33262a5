import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileOutbox } from './file-outbox.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-outbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps every message in a whole file that only its owner may read', async () => {
  let id = 0;
  const outbox = createFileOutbox(join(folder, 'mail'), {
    clock: () => new Date('2026-11-21T09:00:00.000Z'),
    ids: () => String(++id),
  });
  const message = {
    channel: 'email',
    to: 'anna@example.ru',
    subject: 'Привет',
    text: 'Первая\nвторая',
  } as const;
  await Promise.all([outbox.send(message), outbox.send({ ...message, channel: 'sms' })]);
  const names = (await readdir(join(folder, 'mail'))).toSorted();
  expect(names).toEqual(['2026-11-21T09-00-00-000Z-1.json', '2026-11-21T09-00-00-000Z-2.json']);
  const file = join(folder, 'mail', names[0] ?? '');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    ...message,
    sentAt: '2026-11-21T09:00:00.000Z',
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('rejects when the folder cannot be made', async () => {
  const outbox = createFileOutbox('/dev/null/mail', { clock: () => new Date(), ids: () => 'x' });
  await expect(outbox.send({ channel: 'sms', to: '+79991234567', subject: '', text: '' })).rejects.toThrow(
    'ENOTDIR',
  );
});
