import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ImportReport } from './import-report.ts';
import { ProgressLine } from './progress-line.ts';

describe('the report of an import', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrina-report-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const issue = (line: number) => ({ line, offerId: `A-${line}`, field: 'price', why: 'is missing' });

  it('shows the first refusals and some warnings of every kind, and writes them all', async () => {
    const said: string[] = [];
    const report = new ImportReport(join(folder, 'deep/report.txt'), (line) => said.push(line));
    for (let line = 1; line <= 60; line += 1) report.refuse([issue(line)]);
    for (let line = 101; line <= 111; line += 1) report.warn(issue(line));
    report.warn({ ...issue(112), field: 'outlet «1»' });
    expect(await report.close('done')).toBe(true);
    expect(said).toHaveLength(57);
    expect(said[0]).toBe('refused: line 1, offer A-1, price: is missing');
    expect(said[50]).toMatch(/^More refusals are in /);
    expect(said[51]).toBe('warning: line 101, offer A-101, price: is missing');
    expect(said[56]).toBe('warning: line 112, offer A-112, outlet «1»: is missing');
    const lines = (await readFile(report.file, 'utf8')).trimEnd().split('\n');
    expect(lines).toHaveLength(73);
    expect(lines.slice(-2)).toEqual(['warning: line 112, offer A-112, outlet «1»: is missing', 'done']);
    expect([report.refused, report.warnings]).toEqual([60, 12]);
  });

  it('says when it could not be written', async () => {
    const report = new ImportReport(folder, () => {});
    report.refuse([issue(1)]);
    expect(await report.close('done')).toBe(false);
  });
});

describe('progress', () => {
  function terminal(isTTY: boolean) {
    const written: string[] = [];
    const out = { isTTY, write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WriteStream;
    return { written, line: new ProgressLine(out) };
  }

  it('is one line that changes on a terminal', () => {
    const { written, line } = terminal(true);
    line.reading(500, 50, 100);
    line.reading(501, 50, 100);
    line.say('refused');
    expect(written[0]?.startsWith('\r\u001b[K500 offers read, 50 %, ')).toBe(true);
    expect(written[0]).toMatch(/[\d,]+ a second$/);
    expect(written.slice(1)).toEqual(['\r\u001b[K', 'refused\n']);
  });

  it('is a line every ten thousand without a terminal', () => {
    const { written, line } = terminal(false);
    for (let offers = 0; offers <= 30_500; offers += 500) line.reading(offers, offers, 30_500);
    line.working('writing', 100, 200);
    expect(written.map((text) => text.split(' offers')[0])).toEqual(['10,000', '20,000', '30,000']);
  });
});
