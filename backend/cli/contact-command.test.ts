import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOCUMENT, writeToShop } from '../contact/testing/write.ts';
import { freshDatabase } from '../platform/testing/database.ts';
import { createTestApp } from '../testing/app.ts';
import { contactCommand, readContactCommand } from './contact-command.ts';
import { UsageError } from './terminal/fail-command.ts';
import { speak } from './terminal/say.ts';

const folder = mkdtempSync(join(tmpdir(), 'contact-'));
const database = await freshDatabase();
let number: string;

beforeAll(async () => {
  const files = [DOCUMENT, { ...DOCUMENT, name: '..' }];
  const answer = await writeToShop(createTestApp(database.db), { body: { files } });
  ({ number } = (await answer.json()) as { number: string });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const run = (words: string[], to?: string) => contactCommand(database.db, readContactCommand(words, to));

it('the list of contact requests contains no names and texts', async () => {
  const [line, ...more] = await run(['list']);
  expect(line).toMatch(new RegExp(`^${number}  21\\.11\\.2026 12:00  .+  без заказа  файлов 2$`));
  expect([line, ...more].join()).not.toMatch(/Анна|привезут/);
  expect(more).toEqual([]);
});

it('the list of contact requests is in English with --lang en', async () => {
  speak('en');
  expect((await run(['list']))[0]).toMatch(/ {2}2026-11-21 12:00 {2}.+ {2}no order {2}files 2$/);
  speak('ru');
});

it('a contact request is printed with its text, and its files are saved in the given folder under safe names', async () => {
  const lines = await run(['show', number], folder);
  expect(lines).toContain('Анна, anna@example.ru');
  expect(lines).toContain('Когда привезут?');
  expect(readdirSync(folder).sort()).toEqual(['1-чек.pdf', '2-..']);
  expect(readFileSync(join(folder, '1-чек.pdf')).toString('base64')).toBe(DOCUMENT.content);
});

it('a request number that does not exist is refused', async () => {
  await expect(run(['show', 'О-1'], folder)).rejects.toThrow('There is no request О-1.');
});

it.each([[[]], [['show']], [['show', 'a', 'b']], [['drop']]])(
  'the arguments %j are refused with the usage of the command',
  (words) => {
    expect(() => readContactCommand(words, undefined)).toThrow(UsageError);
  },
);

it('a target folder is accepted only by the command that saves the files of a request', () => {
  expect(() => readContactCommand(['list'], folder)).toThrow(UsageError);
});
