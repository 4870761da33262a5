import { type ChangeOptions, type ChangeSummary, changeGoods } from '../goods-table/change-goods.ts';
import { readCsv } from '../table/csv.ts';
import { type Issue, issueLine } from '../yml/feed/issue.ts';
import { sentenceIn } from '../yml/feed/russian.ts';
import { type ImportTest, openImportTest, testMoment } from './import.ts';

export type TableTest = ImportTest & {
  /** All refusals and warnings about tables so far, in English. */
  said: string[];
  change(csv: string, options?: Partial<ChangeOptions>): Promise<ChangeSummary>;
  /** Applies a table and returns the changes as lines: `A-44 price: 499000 → 199000`. */
  differences(csv: string, options?: Partial<ChangeOptions>): Promise<string[]>;
};

/** A shop with two models in three colours. */
export async function openTableTest(): Promise<TableTest> {
  const test = await openImportTest();
  await test.import([
    {
      id: 'A-44',
      price: '4990',
      oldprice: '6990',
      more: '<vendorCode>PL-1</vendorCode><barcode>4607123456784</barcode><description>Лён.</description>',
    },
    { id: 'A-46', size: '46', price: '4990', oldprice: '6990', more: '<vendorCode>PL-1</vendorCode>' },
    { id: 'A-W', colour: 'Белый', price: '5990', more: '<vendorCode>PL-1</vendorCode>' },
    {
      id: 'B-1',
      group: 'B',
      name: 'Юбка из твида',
      price: '3990',
      more: '<vendorCode>YU-2</vendorCode><barcode>00012345678905</barcode>',
    },
  ]);
  const said: string[] = [];
  const say = (issue: Issue) => {
    if (!/[а-я]/.test(sentenceIn('ru', issue.why).text.replace(/«.*?»/g, '')))
      throw new Error(`There is no Russian for «${issue.why}».`);
    said.push(issueLine(issue, 'en', 'table'));
  };
  const change = (csv: string, options: Partial<ChangeOptions> = {}) =>
    changeGoods({
      db: test.db,
      rows: readCsv(csv),
      origin: { kind: 'table', source: 'table.csv' },
      now: testMoment,
      onRefused: say,
      onWarning: say,
      ...options,
    });
  return {
    ...test,
    said,
    change,
    differences: async (csv, options) =>
      (await change(csv, options)).differences.map(
        ({ sku, field, before, after }) => `${sku} ${field}: ${before} → ${after}`,
      ),
  };
}
