import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxHandlers } from '../outbox-handlers.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import type { LetterMessage } from '../platform/outbox/outbox-content.ts';
import { sendOutbox } from '../platform/outbox/send-outbox.ts';
import { outboxMessage } from '../platform/outbox/tables.ts';
import { RefusedForGood } from '../platform/ports/messenger.ts';
import { freshDatabase } from '../platform/testing/database.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { outboxCommand, readOutboxCommand } from './outbox-command.ts';
import { UsageError } from './terminal/fail-command.ts';
import { speak } from './terminal/say.ts';

const HOUR = 60 * 60 * 1000;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let ids: number[];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

// Sets the language of the output back to Russian, because it is a global variable of the process.
afterEach(() => speak('ru'));

/** Creates two dead letters (messages that finally failed) and one message that waits to be sent. */
beforeEach(async () => {
  speak('en');
  await database.db.delete(outboxMessage);
  test = createTestApp(database.db);
  const mail = { send: () => Promise.reject(new RefusedForGood('550 <anna@example.ru> no such user')) };
  await write('anna@example.ru');
  await write('+79991234567');
  await sendOutbox(test.deps, outboxHandlers({ ...test.deps, mail }));
  await write('boris@example.ru');
  ids = (await database.db.select().from(outboxMessage).orderBy(outboxMessage.id)).map(({ id }) => id);
});

const write = (to: string) =>
  enqueue<LetterMessage>(database.db, test.deps, {
    content: { kind: 'letter', message: { channel: 'email', to, subject: 'Тема', text: 'secret' } },
    life: HOUR,
  });
const run = (...words: string[]) => {
  const onlyDead = words.includes('--dead');
  const command = readOutboxCommand(
    words.filter((word) => word !== '--dead'),
    { onlyDead },
  );
  return outboxCommand(database.db, command, test.deps.clock());
};

describe('npm run outbox list', () => {
  it('the outbox command prints Russian unless --lang en is set', async () => {
    speak('ru');
    const lines = await run('list');
    expect(lines.at(-1)).toBe('Ждут: 1, не отправлены: 2.');
    expect(lines.join('\n')).toMatch(/не отправлено с 21\.11\.2026 12:00 .*попыток 1 .*хранится до/);
  });

  it('list shows queued messages and dead letters with masked recipients, and without their text', async () => {
    const [anna, phone, boris] = ids;
    expect(await run('list')).toEqual([
      `${anna}  dead since 2026-11-21 12:00  letter  a…@example.ru  attempts 1  expires 2026-11-21 13:00  550 <…@…> no such user`,
      `${phone}  dead since 2026-11-21 12:00  letter  +7…67  attempts 1  expires 2026-11-21 13:00  550 <…@…> no such user`,
      `${boris}  due since 2026-11-21 12:00  letter  b…@example.ru  attempts 0  expires 2026-11-21 13:00`,
      '1 waiting, 2 dead.',
    ]);
  });

  it('list shows only dead letters if --dead is set', async () => {
    expect(await run('list', '--dead')).toHaveLength(3);
  });

  it('list reports that the outbox is empty', async () => {
    await database.db.delete(outboxMessage);
    expect(await run('list')).toEqual(['0 waiting, 0 dead.']);
  });
});

describe('npm run outbox repeat', () => {
  it('repeat queues the given dead letter again', async () => {
    expect(await run('repeat', String(ids[0]))).toEqual(['Dead letters that will be retried: 1.']);
    expect(await test.sendMessages()).toBe(2);
    expect(test.messages.map(({ to }) => to)).toEqual(['anna@example.ru', 'boris@example.ru']);
  });

  it('repeat queues all dead letters again', async () => {
    expect(await run('repeat', 'all')).toEqual(['Dead letters that will be retried: 2.']);
    expect(await test.sendMessages()).toBe(3);
    expect(await run('repeat', 'all')).toEqual(['Dead letters that will be retried: 0.']);
  });

  it('repeat refuses a message that is queued, unknown or expired', async () => {
    await expect(run('repeat', String(ids[2]))).rejects.toThrow('no dead letter');
    await expect(run('repeat', '999999')).rejects.toThrow('no dead letter');
    test.advance(HOUR);
    await expect(run('repeat', String(ids[0]))).rejects.toThrow('no dead letter');
    expect((await run('list'))[0]).toContain('expired, was due');
  });
});

describe('npm run outbox drop', () => {
  it('drop deletes a dead letter or a queued message', async () => {
    expect(await run('drop', String(ids[0]))).toEqual([`Message ${ids[0]} is deleted.`]);
    await run('drop', String(ids[2]));
    expect(await run('list')).toHaveLength(2);
    await expect(run('drop', String(ids[0]))).rejects.toThrow('There is no message');
  });
});

it.each([
  [],
  ['send'],
  ['list', '1'],
  ['repeat'],
  ['repeat', 'x'],
  ['repeat', '1', '2'],
  ['drop', 'all'],
  ['drop', '1', '--dead'],
])('the command line %j %j %j is refused with the usage', (...words) => {
  expect(() => run(...words.filter((word) => word !== undefined))).toThrow(UsageError);
});
