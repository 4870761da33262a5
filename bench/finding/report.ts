import { cpus, loadavg } from 'node:os';
import type { Measured } from './measure.ts';
import type { MeasuredPages, PageTimings } from './pages.ts';
import type { Timings } from './timings.ts';

export type Row = Measured & { pages: MeasuredPages | undefined };

/** The results as Markdown. Each combination of database and size has a column. */
export function toMarkdown(
  measured: readonly Row[],
  { seed, calls, loads }: { seed: number; calls: number; loads: number[] },
): string {
  const rows = measured.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.size - b.size);
  return [
    '# Finding: what it costs',
    `${cpus().length} cores, Node ${process.versions.node}, seed ${seed}, ${calls} calls a mix, of which the first fifth warms up and is not counted.`,
    `Load of the machine over a minute when measuring began, and at the end of each column: ${loads.map((load) => load.toFixed(1)).join(', ')}.`,
    'Calls are made one after the other in the process that answers them, from the request to its JSON, without a network. Times are ms: p50 / p99, in brackets the mean CPU time of the process a call, which other work on the machine stretches least.',
    '## Start and memory',
    table(rows, {
      'filling the database, s': ({ filledIn }) => filledIn.toFixed(0),
      'opening the database': ({ start }) => ms(start.database),
      'reading all goods, to the first listing': ({ start }) => ms(start.firstListing),
      'memory before (RSS), MiB': ({ memory }) => String(memory.before.rss),
      'memory with all goods (RSS = heap + arrays + rest)': ({ memory: { ready } }) =>
        `${ready.rss} = ${ready.heap} + ${ready.external} + ${ready.rss - ready.heap - ready.external}`,
      'memory at the end (RSS)': ({ memory }) => String(memory.end.rss),
    }),
    '## In memory, without database and JSON',
    table(rows, {
      'facet counts of a listing, 1–4 choices': ({ core }) => both(core.facetCounts),
      'facet counts of the largest listing': ({ core }) =>
        `${both(core.largest)} (${core.largest.models.toLocaleString('en')} models)`,
      ...Object.fromEntries(
        Object.keys(rows[0]?.core.pages ?? {}).map((sort) => [
          `a page of the largest listing, ${sort}`,
          ({ core }: Row) => both(core.pages[sort]),
        ]),
      ),
      'search with all facets and a page': ({ core }) => both(core.searchWithFacets),
    }),
    '## Listings over the API',
    table(rows, mixRows(rows, 'listings')),
    table(rows, { 'facets alone (before a choice is applied)': ({ listingFacets }) => both(listingFacets) }),
    '## Search over the API',
    table(rows, mixRows(rows, 'searches')),
    table(rows, { 'suggestions, a keystroke': ({ suggestions }) => both(suggestions) }),
    '## Pages of HTML over HTTP',
    table(rows, {
      'process start to the first page': ({ pages }) => (pages ? ms(pages.firstPage) : '—'),
      listings: ({ pages }) => html(pages?.listings),
      'listings with a choice': ({ pages }) => html(pages?.filteredListings),
      search: ({ pages }) => html(pages?.searches),
    }),
    '## Changes',
    table(rows, {
      'price to its effect': ({ freshness }) => `${both(freshness.price)}, most ${ms(freshness.price.most)}`,
      'last piece sold to its effect': ({ freshness }) =>
        `${both(freshness.stock)}, most ${ms(freshness.stock.most)}`,
      'all goods read again beside shoppers': ({ freshness }) => ms(freshness.rebuild),
      'calls during it (50 a second)': ({ freshness }) => both(freshness.calls),
      'event loop blocked during it, p99 / most': ({ freshness: { stalls } }) =>
        `${ms(stalls.p99)} / ${ms(stalls.most)}`,
      'the same without it': ({ freshness: { quiet } }) => `${ms(quiet.p99)} / ${ms(quiet.most)}`,
    }),
    '## How cost grows',
    'p50 against the smallest size of the same database.',
    growth(rows),
  ]
    .join('\n\n')
    .concat('\n');
}

export const loadNow = (): number => loadavg()[0] ?? 0;

type Cells = Record<string, (row: Row) => string>;

function table(rows: readonly Row[], cells: Cells): string {
  const names = rows.map(({ kind, size }) => `${kind} ${size.toLocaleString('en')}`);
  return [
    `| | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---:').join('|')}|`,
    ...Object.entries(cells).map(([name, cell]) => `| ${name} | ${rows.map(cell).join(' | ')} |`),
  ].join('\n');
}

function mixRows(rows: readonly Row[], group: 'listings' | 'searches'): Cells {
  const names = Object.keys(rows[0]?.[group] ?? {});
  return Object.fromEntries(names.map((name) => [name, (row: Row) => both(row[group][name])]));
}

function growth(rows: readonly Row[]): string {
  const costs: Record<string, (row: Row) => number> = {
    'reading all goods': ({ start }) => start.firstListing,
    'memory of all goods': ({ memory }) => memory.ready.rss - memory.before.rss,
    'facet counts': ({ core }) => core.facetCounts.p50,
    'listing, two to four facets': ({ listings }) => listings['two to four facets']?.p50 ?? Number.NaN,
    'search, two words': ({ searches }) => searches['two words']?.p50 ?? Number.NaN,
    'search, typos': ({ searches }) => searches.typos?.p50 ?? Number.NaN,
    suggestions: ({ suggestions }) => suggestions.p50,
  };
  const smallest = (row: Row) =>
    rows.filter(({ kind }) => kind === row.kind).reduce((a, b) => (b.size < a.size ? b : a));
  return table(rows, {
    goods: (row) => times(row.size / smallest(row).size),
    ...Object.fromEntries(
      Object.entries(costs).map(([name, cost]) => [
        name,
        (row: Row) => times(cost(row) / cost(smallest(row))),
      ]),
    ),
  });
}

const times = (ratio: number) => `×${ratio.toFixed(1)}`;
const ms = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));
const both = (timings: Timings | undefined) => {
  if (!timings) return '—';
  const cpu = timings.cpu === undefined ? '' : ` (${ms(timings.cpu)})`;
  return `${ms(timings.p50)} / ${ms(timings.p99)}${cpu}`;
};
const html = (timings: PageTimings | undefined) =>
  timings
    ? `${both(timings)}; ${(timings.brotli.median / 1000).toFixed(1)} kB br, most ${(timings.brotli.most / 1000).toFixed(1)}`
    : '—';
