import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileMessenger } from './file-messenger.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-messages-'));
});
afterEach(() => rm(folder, { recursive: true }));

const writtenAt = new Date('2026-11-21T08:59:59.000Z');
const message = {
  channel: 'email',
  to: 'anna@example.ru',
  subject: 'Привет',
  text: 'Первая\nвторая',
} as const;

const read = async () => (await readdir(join(folder, 'mail'))).toSorted();

it('every message is written atomically to a file that only its owner may read', async () => {
  const messenger = createFileMessenger(join(folder, 'mail'), {
    clock: () => new Date('2026-11-21T09:00:00.000Z'),
  });
  await Promise.all([
    messenger.send(message, { key: '1', writtenAt }),
    messenger.send({ ...message, channel: 'sms' }, { key: '2', writtenAt }),
  ]);
  const names = await read();
  expect(names).toEqual(['2026-11-21T08-59-59-000Z-1.json', '2026-11-21T08-59-59-000Z-2.json']);
  const file = join(folder, 'mail', names[0] ?? '');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    ...message,
    sentAt: '2026-11-21T09:00:00.000Z',
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('a message that is sent again replaces its file', async () => {
  let now = writtenAt.getTime();
  const messenger = createFileMessenger(join(folder, 'mail'), { clock: () => new Date(++now) });
  await messenger.send(message, { key: '1', writtenAt });
  await messenger.send(message, { key: '1', writtenAt });
  expect(await read()).toHaveLength(1);
});

it('sending a message to a file rejects if the folder cannot be created', async () => {
  const messenger = createFileMessenger('/dev/null/mail', { clock: () => new Date() });
  const sms = { channel: 'sms', to: '+79991234567', subject: '', text: '' } as const;
  await expect(messenger.send(sms, { key: '1', writtenAt })).rejects.toThrow('ENOTDIR');
});
