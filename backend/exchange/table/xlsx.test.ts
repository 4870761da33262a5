import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { workbook } from '../testing/workbook.ts';
import { readTable } from './read-table.ts';
import { readXlsx } from './xlsx.ts';

const sheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const cells = (bytes: Uint8Array) => readXlsx(bytes).map((row) => row.cells);

describe('an XLSX file', () => {
  it('an XLSX file is read as text, with shared, inline and formatted texts', () => {
    const bytes = workbook({
      'xl/sharedStrings.xml':
        '<sst><si><t>Артикул</t></si><si><r><t>Це</t></r><r><t>на</t></r><rPh><t>x</t></rPh></si></sst>',
      'xl/worksheets/sheet1.xml': sheet(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
          '<row r="4"><c r="A4" t="inlineStr"><is><t>PL-1</t></is></c><c r="C4"><v>1990.9000000000001</v></c></row>' +
          '<row r="5"><c r="A5"><v>4.607123456789E12</v></c><c r="B5" t="b"><v>1</v></c><c r="C5" t="str"><f>1+1</f><v>2 ₽</v></c></row>',
      ),
    });
    expect(readXlsx(bytes)).toEqual([
      { line: 1, cells: ['Артикул', '', 'Цена'] },
      { line: 4, cells: ['PL-1', '', '1990.9'] },
      { line: 5, cells: ['4607123456789', 'да', '2 ₽'] },
    ]);
  });

  it('a formula without a stored value is read as its own text, so that it is reported', () => {
    const row = '<row r="1"><c><f>A1*2</f><v>10</v></c><c><f>A1*2</f></c><c/></row>';
    expect(cells(workbook({ 'xl/worksheets/sheet1.xml': sheet(row) }))).toEqual([['10', '=A1*2', '']]);
  });

  it('an XLSX file is read from its first visible sheet', () => {
    const one = (text: string) => sheet(`<row><c t="str"><v>${text}</v></c></row>`);
    const bytes = workbook({
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="a" state="hidden" r:id="rId1"/><sheet name="b" r:id="rId2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': one('hidden'),
      'xl/worksheets/sheet2.xml': one('shown'),
    });
    expect(cells(bytes)).toEqual([['shown']]);
  });

  it.each([
    ['an archive of other files', zipSync({ 'a.txt': strToU8('a') }), /has no sheet/],
    ['damaged', workbook({}).slice(0, 200), /is damaged/],
    ['without valid XML', workbook({ 'xl/worksheets/sheet1.xml': '<a><b></a>' }), /is damaged/],
    [
      'a document with entities of its own',
      workbook({ 'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
      /is damaged/,
    ],
    [
      'wider than a table is',
      workbook({ 'xl/worksheets/sheet1.xml': sheet('<row><c r="ZZZ1"><v>1</v></c></row>') }),
      /more than 200 columns/,
    ],
  ])('an XLSX file is refused if it is %s', (_, bytes, why) => {
    expect(() => readXlsx(bytes)).toThrow(why);
  });

  it('an XLSX file is refused without unpacking it if it would unpack to more than 100 MB', () => {
    const bytes = zipSync({
      ...Object.fromEntries(
        ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels'].map((name) => [name, strToU8('<a/>')]),
      ),
      'xl/workbook.xml': new Uint8Array(101_000_000),
    });
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(() => readXlsx(bytes)).toThrow(/unpacks to more than 100 MB/);
  });

  it('an XLSX file is refused if its contents are larger than the sizes that it states', () => {
    const bytes = workbook({ 'xl/worksheets/sheet1.xml': sheet(`<row>${' '.repeat(1_000_000)}</row>`) });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    // A ZIP archive states the sizes of its files in its central directory, after their contents. The test
    // changes the stated size of the sheet to 10 bytes.
    for (let at = 0; at < bytes.length - 46; at += 1) {
      if (view.getUint32(at, true) !== 0x02014b50) continue;
      if (view.getUint32(at + 24, true) > 1_000_000) view.setUint32(at + 24, 10, true);
    }
    expect(() => readXlsx(bytes)).toThrow(/is damaged/);
  });
});

describe('a table file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrina-table-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['CSV in UTF-8', Buffer.from('Артикул;Цена\nPL-1;1990\n')],
    [
      'CSV in windows-1251',
      Buffer.from([
        0xc0, 0xf0, 0xf2, 0xe8, 0xea, 0xf3, 0xeb, 0x3b, 0xd6, 0xe5, 0xed, 0xe0, 0x0a, 0x50, 0x4c, 0x2d, 0x31,
        0x3b, 0x31, 0x39, 0x39, 0x30,
      ]),
    ],
    [
      'XLSX',
      workbook({
        'xl/worksheets/sheet1.xml': sheet(
          '<row><c t="str"><v>Артикул</v></c><c t="str"><v>Цена</v></c></row><row><c t="str"><v>PL-1</v></c><c><v>1990</v></c></row>',
        ),
      }),
    ],
  ])('the format of a table file is recognised by its contents: %s', async (_, bytes) => {
    await writeFile(join(folder, 'table'), bytes);
    expect((await readTable(join(folder, 'table'))).map((row) => row.cells)).toEqual([
      ['Артикул', 'Цена'],
      ['PL-1', '1990'],
    ]);
  });

  it('a table file is refused if it is missing or in the old Excel format', async () => {
    const file = join(folder, 'table.xls');
    await expect(readTable(file)).rejects.toThrow(/cannot be read \(ENOENT\)/);
    await writeFile(file, Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]));
    await expect(readTable(file)).rejects.toThrow(/save it as .xlsx or CSV/);
  });
});
