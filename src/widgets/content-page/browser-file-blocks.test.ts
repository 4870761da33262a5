import { expect, test } from 'vitest';
import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { browserFileBlocks } from './browser-file-blocks';

const tablesOf = (config: Parameters<typeof browserFileBlocks>[0]) =>
  browserFileBlocks(config).flatMap((block) => (block.kind === 'table' ? [block] : []));

test('the cookie policy ends with lists of what the shop itself stores, by kind of storage (§2.2.4)', () => {
  const [heading] = browserFileBlocks(undefined);
  expect(heading).toMatchObject({ kind: 'heading' });
  const tables = tablesOf(undefined);
  expect(tables.map(({ caption }) => caption.replaceAll('\u00a0', ' '))).toEqual([
    'Обязательные файлы cookie',
    'Обязательные записи в хранилище браузера',
    'Обязательные записи на время, пока открыта вкладка',
  ]);
  expect(tables.flatMap(({ rows }) => rows.map(([name]) => name))).toContain(LOCAL_KEYS.city);
  for (const { rows } of tables) for (const row of rows) expect(row.every((cell) => cell !== '')).toBe(true);
});

test('the cookie policy lists configured third parties with the consent that they need, and no others (§2.2.4)', () => {
  const metrika = { script: 'https://metrika.example/tag.js', id: 1 };
  const [last, ...others] = tablesOf({ metrika, chat: { script: 'https://chat.example/chat.js' } }).reverse();
  expect(last?.caption.replaceAll('\u00a0', ' ')).toBe('Аналитические, с вашего согласия: Яндекс Метрика');
  expect(last?.rows[0]?.[0]).toBe('_ym_uid');
  // There is no table for the chat, because it stores nothing.
  expect(others).toHaveLength(3);
});
