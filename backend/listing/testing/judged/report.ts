import { demoCatalog, snapshotOf } from '../search.ts';
import { judge, type Summary, summarise, type Verdict } from './judge.ts';
import { judgedQueries } from './queries.ts';

/**
 * Prints how well the judged queries are answered, by kinds of queries: precision at 10, how much of what could be shown
 * was, and the share of empty answers. `--all` also lists what was wrong.
 */
const catalog = demoCatalog();
const snapshot = await snapshotOf(catalog);
const verdicts = judge(catalog, snapshot, judgedQueries, new Date('2026-11-21T09:00:00Z'));

const percent = (part: number) => `${(part * 100).toFixed(1)} %`.padStart(9);
const line = (name: string, { queries, precision, found, empty }: Summary) =>
  [name.padEnd(16), String(queries).padStart(8), percent(precision), percent(found), percent(empty)].join(
    ' ',
  );

const rows = [
  [
    'kind'.padEnd(16),
    'queries'.padStart(8),
    'P@10'.padStart(9),
    'found'.padStart(9),
    'empty'.padStart(9),
  ].join(' '),
  ...[...Map.groupBy(verdicts, ({ judged }) => judged.kind)].map(([kind, own]) => line(kind, summarise(own))),
  line('all', summarise(verdicts)),
];
process.stdout.write(`${rows.join('\n')}\n`);

if (process.argv.includes('--all')) {
  const isWrong = ({ precision, found }: Verdict) => precision < 1 || found < 1;
  for (const { judged, precision, found, shown, shownQuery } of verdicts.filter(isWrong)) {
    const cards = shown.map(({ name, colour, isWanted }) => `  ${isWanted ? '+' : '-'} ${name}, ${colour}`);
    const head = `${judged.query}: ${percent(precision)} ${percent(found)} ${shownQuery ?? ''}`;
    process.stdout.write(`\n${[head, ...cards].join('\n')}\n`);
  }
}
