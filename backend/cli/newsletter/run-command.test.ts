import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newsletterLetter, newsletterSubscription } from '../../newsletter/tables.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { speak } from '../terminal/say.ts';
import { newsletterCommand, readNewsletterCommand } from './run-command.ts';

// Sets the language of the output back to Russian, because it is a global variable of the process.
afterEach(() => speak('ru'));

const NOW = new Date('2026-11-21T09:00:00.000Z');

let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'newsletter-'));
  await writeFile(join(folder, 'zima.md'), '---\nsubject: Зима\n---\nПальто [здесь](/palto)');
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});
beforeEach(async () => {
  speak('en');
  for (const table of [newsletterSubscription, newsletterLetter, outboxMessage])
    await database.db.delete(table);
  await database.db.insert(newsletterSubscription).values(
    ['anna@example.ru', '=boris@example.ru', 've"ra@example.ru'].map((email) => ({
      id: crypto.randomUUID(),
      email,
      state: 'confirmed' as const,
      ip: '203.0.113.7',
      askedAt: NOW,
      confirmedAt: NOW,
      consentTextHash: 'hash',
      consentDocument: '/page/marketing-agreement',
      consentVersion: '1',
    })),
  );
});

const run = (positionals: string[], options: Parameters<typeof readNewsletterCommand>[1] = {}) =>
  newsletterCommand(database.db, readNewsletterCommand(positionals, options), () => NOW);
const zima = () => join(folder, 'zima.md');

const TABLE = [
  '"email","since","kind"',
  '"\'=boris@example.ru","2026-11-21T09:00:00.000Z","subscription"',
  '"anna@example.ru","2026-11-21T09:00:00.000Z","subscription"',
  '"ve""ra@example.ru","2026-11-21T09:00:00.000Z","subscription"',
];

it('export prints a table in which no value can run as a formula in a spreadsheet', async () => {
  expect(await run(['export'])).toEqual(TABLE);
});

it('export writes the table to a file that only the operator can read', async () => {
  const out = join(folder, 'readers.csv');
  expect(await run(['export'], { out })).toEqual([`Written: ${out}, 3 addresses.`]);
  expect(await readFile(out, 'utf8')).toBe(`${TABLE.join('\r\n')}\r\n`);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  await chmod(out, 0o644);
  await run(['export'], { out });
  expect((await stat(out)).mode & 0o777).toBe(0o600);
});

it("send --dry-run shows the letter with links to the shop's own address", async () => {
  vi.stubEnv('PUBLIC_URL', 'https://beresta.example/');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await run(['send', zima()], { 'dry-run': true })).toContain('https://beresta.example/palto');
});

it('send --dry-run shows the letter and the number of its recipients', async () => {
  expect(await run(['send', zima()], { 'dry-run': true, 'per-minute': '2' })).toEqual([
    'Subject: Зима',
    '',
    'Пальто здесь',
    'https://your-shop.example/palto',
    '',
    'Dry run, nothing was written. zima would go to 3 of 3 addresses; 0 already have it.',
    'At 2 a minute that takes 2 min.',
  ]);
  expect(await database.db.select().from(outboxMessage)).toEqual([]);
});

it('send queues each letter once, and list shows the sent and the queued messages', async () => {
  expect(await run(['list'])).toEqual([
    '3 subscribers: 0 accounts, 3 addresses without an account.',
    'No letters were sent yet.',
  ]);
  expect(await run(['send', zima()], { 'per-minute': '2' })).toEqual([
    'zima: 3 messages were written to the outbox.',
    'The shop sends them at 2 a minute, the last one at 2026-11-21 12:01 Moscow time.',
  ]);
  expect(await run(['send', zima()])).toEqual(['zima: nothing to write. 3 addresses already had it.']);
  const [, , head, line] = await run(['list']);
  expect(head).toMatch(/^LETTER +BEGUN +MESSAGES +PENDING +SUBJECT$/);
  expect(line).toMatch(/^zima +2026-11-21 12:00 +3 +3 +Зима$/);
});

it('the command prints Russian unless --lang en is set', async () => {
  speak('ru');
  expect((await run(['send', zima()], { 'dry-run': true })).slice(-2)).toEqual([
    'Пробный запуск, ничего не записано. zima ушло бы на адреса: 3 из 3; уже получили 0.',
    'По 120 в минуту это займёт 1 мин.',
  ]);
  expect(await run(['send', zima()], { 'per-minute': '2' })).toEqual([
    'zima: писем в очереди 3.',
    'Магазин посылает по 2 в минуту, последнее — 21.11.2026 12:01 по Москве.',
  ]);
});

it('send refuses a letter file that does not exist', async () => {
  await expect(run(['send', join(folder, 'vesna.md')])).rejects.toThrow('cannot be read');
});

describe('wrong arguments are reported', () => {
  it.each<[string[], Parameters<typeof readNewsletterCommand>[1], string]>([
    [[], {}, 'A command is required.'],
    [['drop'], {}, 'drop is not a command.'],
    [['list'], { out: 'x' }, '--out is only for export.'],
    [['export'], { 'dry-run': true }, 'are only for send'],
    [['send'], {}, 'The file of one letter is required.'],
    [['list', 'x'], {}, 'list does not accept a file.'],
    [['send', 'x.md'], { 'per-minute': '0' }, 'a number from 1 to 6000'],
    [['send', 'x.md'], { 'per-minute': '1e3' }, 'a number from 1 to 6000'],
  ])('the newsletter command refuses the arguments %j with the options %j', (positionals, options, why) => {
    expect(() => readNewsletterCommand(positionals, options)).toThrow(why);
  });
});
