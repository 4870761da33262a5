import { expect } from 'vitest';
import type { ShopReport } from '#contract/sdk/types.gen.ts';
import { becomeOperator } from '../../calls/operator.ts';
import { placeOne } from '../../calls/orders.ts';
import { story } from '../stage/story.ts';

const DAY_MS = 24 * 60 * 60_000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const span = { query: { from: dayAfter(-2), until: dayAfter(2) } };

const SEARCH = { kind: 'SEARCH', first: false, found: 0 } as const;

const countOf = (rows: { name: string; count: number }[], name: string) =>
  rows.find((row) => row.name === name)?.count ?? 0;

/**
 * What was added between two reports. Other stories also change the numbers of a shop, so the totals cannot
 * be compared.
 */
const added = (before: ShopReport, after: ShopReport) => ({
  funnel: after.funnel.map(({ name, count }) => [name, count - countOf(before.funnel, name)] as const),
  searches: ['плащ-палатка', 'anna@example.ru', '8 916 123-45-67'].map((query) => [
    query,
    countOf(after.noResults, query) - countOf(before.noResults, query),
  ]),
  asked: countOf(after.sizesAsked, '146') - countOf(before.sizesAsked, '146'),
  missing: countOf(after.sizesMissing, '146') - countOf(before.sizesMissing, '146'),
  orders: after.orders - before.orders,
});

/** docs/decisions/0046-third-parties-and-own-numbers.md */
export const ownNumbers = story('the shop’s own numbers', async (scene) => {
  const desk = scene.browser('an operator');
  await becomeOperator(desk.shopper, 'viewer');
  const before = await desk.quietly('getReport', span);
  await scene.step('are reported by a browser', 'recordEvents', {
    body: {
      events: [
        { kind: 'PAGE', first: true },
        { kind: 'PRODUCT', first: true, productUrl: 'plate' },
        { kind: 'PRODUCT', first: false, productUrl: 'plate' },
        { ...SEARCH, first: true, query: '  Плащ-ПАЛАТКА ' },
        { ...SEARCH, query: 'плащ-палатка' },
        { kind: 'ADD', first: true, size: '146', quantity: 3 },
        { kind: 'SIZE_MISSING', first: true, size: '146' },
      ],
    },
  });
  await scene.step('keep no search that may name a person', 'recordEvents', {
    body: {
      events: ['anna@example.ru', '8 916 123-45-67'].map((query) => ({ ...SEARCH, query })),
    },
  });
  await scene.refused('are of known kinds', 'recordEvents', {
    body: { events: [{ kind: 'SNEEZE' as 'PAGE', first: true }] },
  });
  await placeOne(scene.shopper);
  const after = await desk.quietly('getReport', span);
  const more = added(before, after);
  desk.say('count what was reported, and orders', {
    funnel: more.funnel,
    searches: more.searches,
    orders: more.orders,
    'pieces asked for': more.asked,
    'pieces missed': more.missing,
    'brings money': after.revenue > before.revenue,
  });
  expect(more).toMatchObject({ orders: 1, asked: 3, missing: 1 });
  await desk.refused('are of days in their order', 'getReport', {
    query: { from: dayAfter(2), until: dayAfter(-2) },
  });
  await desk.refused('are of 400 days at most', 'getReport', {
    query: { from: dayAfter(-500), until: dayAfter(0) },
  });
  await scene.refused('are not for shoppers', 'getReport', span);
});
