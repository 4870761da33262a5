import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../terminal/say.ts';
import { ImportReport } from './import-report.ts';
import { ProgressLine } from './progress-line.ts';

describe('the report of an import', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrina-report-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('the report of an import shows how often each reason occurred with its first issue, and its file has all issues', async () => {
    const report = new ImportReport(join(folder, 'deep/report.txt'), 'ru');
    const price = { field: 'price', why: 'is missing' };
    for (let line = 1; line <= 60; line += 1) report.refuse([{ line, offerId: `A-${line}`, ...price }]);
    report.refuse([
      { line: 70, offerId: 'B', field: 'param «Цвет»', why: 'is missing' },
      { line: 71, offerId: 'B', ...price },
    ]);
    for (const name of ['север', 'юг'])
      report.warn({
        line: 80,
        offerId: 'C',
        field: `outlet «${name}»`,
        why: 'is not a store of the shop (this offer only); its pieces are in stock, but not in a store',
      });
    report.warn({ line: 81, offerId: 'C', field: 'picture', why: 'a.png: is not there' });
    report.warn({ line: 82, offerId: 'C', field: 'picture', why: 'b.png: is not there' });
    report.warn({
      line: 83,
      offerId: '',
      field: 'category 7',
      why: 'is its own ancestor; it moves to the top level',
    });
    expect(await report.close('done')).toBe(true);
    expect(report.lines()).toEqual([
      'Не продаются (61):',
      '  61 × price: не указано; первое: строка 1, предложение A-1',
      '   1 × параметр «Цвет»: не указано; первое: строка 70, предложение B',
      'Замечания (5):',
      '  2 × точка «север»: нет такого магазина (только это предложение); штуки есть в наличии, но не в магазине; первое: строка 80, предложение C',
      '  2 × picture: a.png: нет такого файла; первое: строка 81, предложение C',
      '  1 × категория 7: вложена в саму себя; стоит на верхнем уровне; первое: строка 83',
    ]);
    const lines = (await readFile(report.file, 'utf8')).trimEnd().split('\n');
    expect(lines[59]).toBe('не продаётся: строка 60, предложение A-60, price: не указано');
    expect(lines).toHaveLength(62 + 5 + 7 + 1);
    expect(lines.at(-1)).toBe('done');
  });

  it('the report of an import has the same content in English as in Russian', async () => {
    const report = new ImportReport(join(folder, 'report.txt'), 'en');
    report.refuse([{ line: 1, offerId: 'A', field: 'param «Цвет»', why: 'is missing' }]);
    await report.close('done');
    expect(report.lines()).toEqual([
      'Not sold (1):',
      '  1 × param «Цвет»: is missing; first: line 1, offer A',
    ]);
  });

  it('the report of an import says so if its file could not be written', async () => {
    const report = new ImportReport(folder, 'en');
    report.refuse([{ line: 1, offerId: 'A-1', field: 'price', why: 'is missing' }]);
    expect(await report.close('done')).toBe(false);
  });
});

describe('progress', () => {
  beforeEach(() => speak('en'));
  afterEach(() => speak('ru'));

  function terminal(isTTY: boolean) {
    const written: string[] = [];
    const out = { isTTY, write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WriteStream;
    return { written, line: new ProgressLine(out) };
  }

  it('on a terminal, the progress is one line that is updated', () => {
    const { written, line } = terminal(true);
    line.reading(500, 50, 100);
    line.reading(501, 50, 100);
    line.say('refused');
    expect(written[0]?.startsWith('\r\u001b[K500 offers read, 50 %, ')).toBe(true);
    expect(written[0]).toMatch(/[\d,]+ a second$/);
    expect(written.slice(1)).toEqual(['\r\u001b[K', 'refused\n']);
  });

  it('the progress is in Russian unless --lang en is set', () => {
    speak('ru');
    const { written, line } = terminal(true);
    line.reading(1500, 50, 100);
    expect(written[0]).toMatch(/прочитано предложений 1 500, 50 %, в секунду /);
  });

  it('if the output is not a terminal, the progress is a new line for every ten thousand offers', () => {
    const { written, line } = terminal(false);
    for (let offers = 0; offers <= 30_500; offers += 500) line.reading(offers, offers, 30_500);
    line.working('writing', 100, 200);
    expect(written.map((text) => text.split(' offers')[0])).toEqual(['10,000', '20,000', '30,000']);
  });
});
