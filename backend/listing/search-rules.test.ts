import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { yamlIssueLine } from '../platform/files/yaml-file.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { findByRules } from './apply-rules.ts';
import type { GoodsSnapshot } from './columns/goods-snapshot.ts';
import { choose } from './facets/choose.ts';
import { createFinder } from './finder.ts';
import { noRules, openSearchRules, readRules, type SearchRules } from './search-rules.ts';
import { demoCatalog, snapshotOf } from './testing/search.ts';

const catalog = demoCatalog();
const variants = new Map(
  catalog.groups.flatMap((group) => group.variants.map((variant) => [variant.id, { group, variant }])),
);
const NOW = new Date('2026-11-21T09:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let snapshot: GoodsSnapshot;
beforeAll(async () => {
  snapshot = await snapshotOf(catalog);
});

const rulesOf = (yaml: string): SearchRules => {
  const read = readRules(yaml);
  if ('rules' in read) return read.rules;
  throw new Error(read.issues.map(({ why }) => why).join('\n'));
};

function firstOf(query: string, rules: SearchRules, size = 24) {
  const { matches } = findByRules(snapshot, query, rules, NOW);
  if (!matches) return [];
  return choose(snapshot, { matches }, {}, NOW)
    .page('popular', 1, size)
    .flatMap((id) => variants.get(id) ?? []);
}
const namesOf = (query: string, rules: SearchRules) => firstOf(query, rules).map(({ group }) => group.name);

describe('the file of search rules', () => {
  test('the file of search rules may be empty, and the sample file is valid', () => {
    expect(rulesOf('')).toEqual(noRules);
    const { synonyms, redirects, boosts, banners } = rulesOf(
      readFileSync('samples/search/rules.yaml', 'utf8'),
    );
    expect([synonyms, redirects, boosts, banners].every((part) => part.length > 0)).toBe(true);
  });

  test.each([
    ['synonym: []', /^rules.yaml:1, synonym: is not a key/],
    [
      'redirects:\n  - queries: [доставка]\n    to: https://other.example',
      /^rules.yaml:3, redirects\.0\.to: a path of this shop/,
    ],
    [
      'redirects:\n  - queries: [доставка]\n    to: //other.example',
      /^rules.yaml:3, redirects\.0\.to: a path of this shop/,
    ],
    ['boosts:\n  - goods: пуховик\n    by: 0', /^rules.yaml:3, boosts\.0\.by: a whole number from 1 to 10/],
    ['boosts:\n  - goods: пуховик\n    by: 11', /^rules.yaml:3, boosts\.0\.by/],
    [
      'banners:\n  - queries: [платье]\n    text: Платья\n    label: Все',
      /^rules.yaml:2, banners\.0: label and to go together/,
    ],
    ['pins:\n  - queries: []\n    goods: [A-1]', /^rules.yaml:2, pins\.0\.queries/],
    ['pins:\n  - goods: [A-1]', /^rules.yaml:2, pins\.0: name queries or listings where the rule applies/],
    [
      'boosts:\n  - listings: [//platya]\n    goods: пуховик\n    by: 1',
      /^rules.yaml:2, boosts\.0\.listings\.0: a listing of this shop/,
    ],
    ['synonyms: [', /^rules.yaml:\d+: /],
  ])('a mistake in the file of search rules is refused with its line: %j', (yaml, says) => {
    const read = readRules(yaml);
    const [first] = 'issues' in read ? read.issues : [];
    expect(first ? yamlIssueLine('rules.yaml', first) : 'no mistake').toMatch(says);
  });

  test('the file of search rules is read again when it changes while the shop runs; an invalid change is logged and ignored', () => {
    const file = join(folder, 'rules.yaml');
    let now = 1_800_000_000_000;
    const warned: unknown[] = [];
    const logger = { ...silentLogger, warn: (fields: object) => void warned.push(fields) };
    const watched = openSearchRules(file, { clock: () => new Date(now), logger });
    const look = () => {
      now += 1000;
      return watched.current();
    };
    expect(look()).toEqual(noRules);
    writeFileSync(file, 'redirects: [{ queries: [доставка], to: /support/shipping }]');
    expect(look().redirects).toHaveLength(1);
    writeFileSync(file, 'redirects: [{ queries: [доставка], to: nowhere }]');
    expect(look().redirects[0]?.to).toBe('/support/shipping');
    expect(warned).toEqual([
      { mistakes: [expect.stringMatching(/^rules.yaml:1, redirects\.0\.to: a path/)] },
    ]);
    look();
    expect(warned).toHaveLength(1);
    rmSync(file);
    expect(look()).toEqual(noRules);
  });
});

describe('synonyms in the search rules', () => {
  const rules = rulesOf(
    'synonyms: [{ words: [хламида, размахайка], means: [пальто] }, { words: [обутки], means: [сапоги, балетки] }]',
  );

  test('synonyms in the search rules match in any grammatical form and next to other words; they are not reported as ignored words', () => {
    expect(findByRules(snapshot, 'хламида', noRules, NOW).matches).toBeNull();
    expect(namesOf('хламида', rules)).toEqual(namesOf('пальто', noRules));
    expect(namesOf('чёрную хламиду', rules)).toEqual(namesOf('чёрную пальто', noRules));
    expect(findByRules(snapshot, 'хламида', rules, NOW)).toMatchObject({ shownQuery: null, unmet: [] });
  });

  test('a synonym rule with several meanings finds goods of each meaning', () => {
    const names = namesOf('обутки', rules);
    expect(names.some((name) => /сапоги/i.test(name))).toBe(true);
    expect(names.some((name) => /балетки/i.test(name))).toBe(true);
  });
});

describe('redirects and banners', () => {
  const rules = rulesOf(
    'redirects: [{ queries: [сроки доставки], to: /support/shipping }]\nbanners: [{ queries: [платье], text: Платья }]',
  );
  test.each([
    ['сроки доставки', '/support/shipping'],
    ['СРОК доставки', '/support/shipping'],
    ['сроки', null],
    ['сроки доставки платья', null],
    ['', null],
  ])('redirects and banners match a whole query in any grammatical form: %j', (query, to) => {
    expect(findByRules(snapshot, query, rules, NOW).redirectTo).toBe(to);
  });

  test('the banner of a search rule is returned with the results of its query', () => {
    expect(findByRules(snapshot, 'платья', rules, NOW).banner?.text).toBe('Платья');
    expect(findByRules(snapshot, 'красное платье', rules, NOW).banner).toBeNull();
  });
});

describe('pins and boosts', () => {
  test('pinned models come first in the results of the rule’s queries, in the order of the rule', () => {
    const coat = catalog.groups.find(({ name }) => /пальто/i.test(name))?.variants[0]?.vendorCode ?? '';
    const dresses = firstOf('платье', noRules);
    const last = dresses.at(-1)?.variant.vendorCode ?? '';
    const rules = rulesOf(JSON.stringify({ pins: [{ queries: ['платье'], goods: [last, coat] }] }));
    const shown = firstOf('платье', rules);
    expect(shown[0]?.group.name).toBe(dresses.at(-1)?.group.name);
    expect(shown[1]?.group.name).toMatch(/пальто/i);
    expect(firstOf('платья до 3000', rules).every(({ group }) => !/пальто/i.test(group.name))).toBe(true);
  });

  test('a positive boost moves goods up in search results and a negative one moves them down; neither adds or removes goods', () => {
    const place = (rules: SearchRules) =>
      firstOf('куртка', rules, 100).findIndex(({ group }) => /замш/i.test(group.name));
    const all = firstOf('куртка', noRules, 100).length;
    const up = rulesOf('boosts: [{ queries: [куртка], goods: куртка из замши, by: 10 }]');
    const down = rulesOf('boosts: [{ goods: куртка из замши, by: -10 }]');
    expect(place(up)).toBe(0);
    expect(place(down)).toBeGreaterThan(place(noRules));
    for (const rules of [up, down]) expect(firstOf('куртка', rules, 100)).toHaveLength(all);
    expect(namesOf('платье', up)).toEqual(namesOf('платье', noRules));
  });

  test('a boost of goods that the shop does not have changes nothing', () => {
    const rules = rulesOf('boosts: [{ goods: леопардовая куртка, by: 10 }]');
    expect(namesOf('куртка', rules)).toEqual(namesOf('куртка', noRules));
  });
});

describe('rules of a listing', () => {
  const path = 'zhenshchinam/verkhnyaya-odezhda';
  const shownIn = (rules: SearchRules, sort: 'popular' | 'price-asc' = 'popular') => {
    const listing = snapshot.categories.find((one) => one.path === path);
    if (!listing) throw new Error(`No listing ${path}.`);
    const choice = createFinder(snapshot, rules).inListing(listing, {}, new Date('2026-11-21T09:00:00Z'));
    return {
      total: choice.totalItems,
      facets: choice.facets(),
      goods: choice.page(sort, 1, 100).flatMap((id) => variants.get(id) ?? []),
    };
  };
  const plain = () => shownIn(noRules);
  const namesIn = (...asked: Parameters<typeof shownIn>) =>
    shownIn(...asked).goods.map(({ group }) => group.name);

  test('models pinned to a listing come first in it, in the order of the rule; models outside the listing are not added', () => {
    const { goods } = plain();
    const [last, before] = [goods.at(-1), goods.at(-2)];
    const dress = firstOf('платье', noRules)[0];
    const codes = [last, dress, before].map((one) => one?.variant.vendorCode ?? '');
    const rules = rulesOf(JSON.stringify({ pins: [{ listings: [`/${path}`], goods: codes }] }));
    const shown = shownIn(rules);
    expect(shown.goods.slice(0, 2).map(({ group }) => group.name)).toEqual(
      [last, before].map((one) => one?.group.name),
    );
    expect(shown.total).toBe(plain().total);
    expect(firstOf('пуховик', rules)).toEqual(firstOf('пуховик', noRules));
  });

  test('a positive boost moves goods to the top of a listing and a negative one to its end; counts and other sorts stay the same', () => {
    const isTrench = (name: string) => /тренч/i.test(name);
    const up = rulesOf(`boosts: [{ listings: [${path}], goods: тренч, by: 1 }]`);
    const down = rulesOf(`boosts: [{ listings: [${path}], goods: тренч, by: -1 }]`);
    const trenches = namesIn(noRules).filter(isTrench).length;
    expect(trenches).toBeGreaterThan(1);
    expect(namesIn(noRules).slice(0, trenches).every(isTrench)).toBe(false);
    expect(namesIn(up).slice(0, trenches).every(isTrench)).toBe(true);
    expect(namesIn(down).slice(-trenches).every(isTrench)).toBe(true);
    expect(shownIn(up).facets).toEqual(plain().facets);
    expect(namesIn(up, 'price-asc')).toEqual(namesIn(noRules, 'price-asc'));
    expect(namesOf('куртка', up)).toEqual(namesOf('куртка', noRules));
  });

  test('the banner of a search rule appears only in the listings that the rule names', () => {
    const rules = rulesOf(`banners: [{ queries: [зима], listings: [${path}], text: Зима }]`);
    const finder = createFinder(snapshot, rules);
    expect(finder.bannerOf(path, NOW)?.text).toBe('Зима');
    expect(finder.bannerOf('zhenshchinam', NOW)).toBeNull();
    expect(findByRules(snapshot, 'зима', rules, NOW).banner?.text).toBe('Зима');
  });

  test('a banner appears from its start to its end; of several current banners, the one that began last appears', () => {
    const rules = rulesOf(
      `banners:
  - { listings: [${path}], queries: [зима], text: Зима }
  - { listings: [${path}], queries: [зима], text: День, starts: 2026-11-27, ends: 2026-11-27 }`,
    );
    const finder = createFinder(snapshot, rules);
    const at = (moment: string) => {
      const now = new Date(moment);
      return [finder.bannerOf(path, now)?.text, findByRules(snapshot, 'зима', rules, now).banner?.text];
    };
    expect(at('2026-11-26T20:59:59.999Z')).toEqual(['Зима', 'Зима']);
    expect(at('2026-11-26T21:00:00Z')).toEqual(['День', 'День']);
    expect(at('2026-11-27T21:00:00Z')).toEqual(['Зима', 'Зима']);
  });

  test('search rules with a banner that ends before it starts are refused, with the line number', () => {
    const yaml = `banners:\n  - listings: [${path}]\n    text: День\n    starts: 2026-11-28\n    ends: 2026-11-27\n`;
    expect(readRules(yaml)).toEqual({
      issues: [{ line: 5, place: 'banners.0.ends', why: 'must be later than starts' }],
    });
  });
});
