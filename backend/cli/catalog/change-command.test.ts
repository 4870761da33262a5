import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feedText } from '../../exchange/testing/feed.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-change-'));
  await writeFile(
    join(folder, 'feed.yml'),
    feedText([
      { id: 'A-44', price: '6990', more: '<barcode>4607123456784</barcode><description>Лён.</description>' },
      { id: 'B-1', group: 'B', name: 'Туфли', category: '3', price: '3990' },
    ]),
  );
});
afterAll(() => rm(folder, { recursive: true }));

const command = promisify(execFile);

/**
 * Runs the catalog command as a retailer does, with an embedded database in a temporary folder. Returns its
 * exit code and its output.
 */
const catalog = (...words: string[]) =>
  command(process.execPath, [resolve(import.meta.dirname, '../catalog.ts'), ...words], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', PUBLIC_URL: 'http://shop.test' },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      out: stdout,
      err: stderr,
    }),
  );

it('the command changes goods one by one and by tables, and undoes the last change', {
  timeout: 240_000,
}, async () => {
  expect(await catalog('import', 'feed.yml')).toMatchObject({ code: 0 });

  expect(
    await catalog('set', 'A-44', '--price', '4 990 ₽', '--old-price', '6990', '--stock', '12 шт'),
  ).toEqual({
    code: 0,
    err: '',
    out: `Изменения (3):
  A-44, цена: 6 990 → 4 990
  A-44, старая цена: нет → 6 990
  A-44, остаток: 5 → 12
Товары изменены.
  строки     прочитано 1, с ошибками 0
  размеры    названо 1
  изменения  цена 1, старая цена 1, остаток 1
`,
  });
  expect(await catalog('set', '4607123456784', '--description', '-', '--hide', '--lang', 'en')).toMatchObject(
    {
      code: 0,
      out: expect.stringContaining(
        'A-44, hidden: no → yes\n  A-44, description: «Лён.» → empty\nThe goods were changed.',
      ),
    },
  );
  expect(await catalog('undo')).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /скрыт: да → нет\n {2}A-44, описание: пусто → «Лён.»\nОтменено: изменение 4607123456784/,
    ),
  });
  expect(await catalog('undo')).toMatchObject({
    code: 1,
    err: 'Последняя загрузка (4607123456784) уже отменена. Отменить можно только последнюю, один раз. Ничего не изменено.\n',
  });

  const sheet = (rows: string[][]) =>
    `<worksheet><sheetData>${rows.map((cells) => `<row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`).join('')}</sheetData></worksheet>`;
  await writeFile(
    join(folder, 'prices.xlsx'),
    zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="1" r:id="rId1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        sheet([
          ['Артикул', 'Цена', 'Поставщик'],
          ['B-1', '2990', 'Фабрика'],
          ['X-9', 'дорого', ''],
        ]),
      ),
    }),
  );
  const refused = await catalog('table', 'prices.xlsx', '--report', 'report.txt');
  expect(refused).toMatchObject({
    code: 1,
    err: `Ошибки (1):
  строка 3, артикул X-9, Цена: «дорого» — это не сумма в рублях вида 12990 или 12990.50
Замечания (1):
  строка 1, Поставщик: такой колонки магазин не знает; она пропущена
Строк с ошибками: 1. Остальные можно принять с --skip-bad. Ничего не изменено.
`,
  });
  expect(await readFile(join(folder, 'report.txt'), 'utf8')).toContain('строка 3, артикул X-9');
  const rehearsed = await catalog('table', 'prices.xlsx', '--dry-run', '--skip-bad');
  expect(rehearsed).toMatchObject({
    code: 0,
    out: expect.stringMatching(/B-1, цена: 3 990 → 2 990\nПробный запуск: ничего не изменено/),
  });
  expect(await catalog('table', 'prices.xlsx', '--skip-bad')).toMatchObject({
    code: 0,
    out: expect.stringContaining('B-1, цена: 3 990 → 2 990\nТовары изменены.'),
  });

  expect(await catalog('set', 'A-44')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Не сказано, что изменить'),
  });
  expect(await catalog('set', 'A-44', '--hide', '--show')).toMatchObject({ code: 2 });
  expect(await catalog('set', 'X-1', '--stock', '1')).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /артикул X-1, Артикул: такого товара в магазине нет\nИзменение не принято\. Ничего не изменено\.\n$/,
    ),
  });
  expect(await catalog('set', 'A-44', '--price', 'дорого', '--dry-run')).toMatchObject({
    code: 1,
    err: expect.not.stringContaining('--skip-bad'),
  });
});
