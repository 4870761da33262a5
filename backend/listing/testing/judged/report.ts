import { demoCatalog, snapshotOf } from '../search.ts';
import { blindNotSold, blindQueries } from './blind-queries.ts';
import type { Judged } from './expected.ts';
import { judge, type Summary, summarise, type Verdict } from './judge.ts';
import { judgedQueries } from './queries.ts';
import { split } from './split.ts';

/**
 * Prints how good the results of the judged queries are, by set and kind of queries: precision at 10, recall
 * among the expected cards that could be shown, and the share of empty results. `--all` also lists wrong
 * results, but never of an untouched half.
 */
const catalog = demoCatalog();
const snapshot = await snapshotOf(catalog);
const blind = split(blindQueries);
const notSold = split(blindNotSold);
const sets: { title: string; queries: readonly Judged[]; isUntouched: boolean }[] = [
  { title: 'Our own', queries: judgedQueries, isUntouched: false },
  { title: 'Blind, working half', queries: blind.working, isUntouched: false },
  { title: 'Not sold, working half', queries: notSold.working, isUntouched: false },
  { title: 'Blind, untouched half', queries: blind.untouched, isUntouched: true },
  { title: 'Not sold, untouched half', queries: notSold.untouched, isUntouched: true },
];

const percent = (part: number) => `${(part * 100).toFixed(1)} %`.padStart(9);
const row = (name: string, { queries, precision, found, empty }: Summary) =>
  [name.padEnd(16), String(queries).padStart(8), percent(precision), percent(found), percent(empty)].join(
    ' ',
  );
const head = [
  'kind'.padEnd(16),
  'queries'.padStart(8),
  'P@10'.padStart(9),
  'found'.padStart(9),
  'empty'.padStart(9),
].join(' ');
const isWrong = ({ precision, found }: Verdict) => precision < 1 || found < 1;

for (const { title, queries, isUntouched } of sets) {
  const verdicts = judge(catalog, snapshot, queries, new Date('2026-11-21T09:00:00Z'));
  const kinds = [...Map.groupBy(verdicts, ({ judged }) => judged.kind)];
  const rows = kinds.map(([kind, own]) => row(kind, summarise(own)));
  process.stdout.write(`${[title, head, ...rows, row('all', summarise(verdicts))].join('\n')}\n\n`);
  if (isUntouched || !process.argv.includes('--all')) continue;
  for (const { judged, precision, found, shown, shownQuery } of verdicts.filter(isWrong)) {
    const cards = shown.map(({ name, colour, isWanted }) => `  ${isWanted ? '+' : '-'} ${name}, ${colour}`);
    const answer = `${judged.query}: ${percent(precision)} ${percent(found)} ${shownQuery ?? ''}`;
    process.stdout.write(`${[answer, ...cards].join('\n')}\n\n`);
  }
}
