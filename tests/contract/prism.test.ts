import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPages, pagePattern } from '#shared/web/pages.ts';
import { FORMER_ADDRESSES } from '../../mocks/contract/former-addresses.ts';
import { type RunningPrism, startPrism } from '../../mocks/prism/start-prism.ts';
import { OPERATOR_TOKENS } from '../../mocks/shop/state/desk.ts';
import type { Target } from './shopper.ts';
import { describeForced, describeSuccesses, documentedErrors } from './suite.ts';
import { type DevShop, kindOf, startDevShop, walkPages } from './walk-pages.ts';

let prism: RunningPrism;
let preferredStatus: number | undefined;

const examples: Target = {
  name: 'Prism',
  async send(request) {
    const { pathname, search } = new URL(request.url);
    if (preferredStatus) request.headers.set('Prefer', `code=${preferredStatus}`);
    const response = await fetch(new Request(prism.url + pathname + search, request));
    // Prism sets this header if a request or a response breaks the contract.
    expect(response.headers.get('sl-violations')).toBeNull();
    return response;
  },
  secretSentTo: async () => 'kZ3dC1b0T0ehcdDqO5w5Cl2m7Jq0Xv8tR4nYh6uWfGs',
  codeSentTo: async () => '482915',
  letProofsEnd: async () => {},
  formerAddress: async (kind) => FORMER_ADDRESSES[kind],
  setStock: async () => {},
  packOrder: async () => {},
  payAtBank: async () => {},
  formOpenedBefore: async () => `${Date.now()}.example`,
  unsubscribeToken: async () => 'kZ3dC1b0T0ehcdDqO5w5Cl2m7Jq0Xv8tR4nYh6uWfGs',
  deadMessage: async () => '9c5b1d1e-6a0f-4c59-8f4a-2f7f1c0e7d31',
  operatorToken: async (role) => OPERATOR_TOKENS[role],
  force(_operationId, status) {
    preferredStatus = status;
    return () => {
      preferredStatus = undefined;
    };
  },
};

beforeAll(async () => {
  prism = await startPrism({ port: 0 });
});
afterAll(() => prism.stop());

describeForced(() => examples, documentedErrors);
describeSuccesses(() => examples);

describe('every link and form of every page leads to a page', () => {
  let shop: DevShop;
  beforeAll(async () => {
    shop = await startDevShop(prism.url);
  });
  afterAll(() => shop.stop());

  /**
   * Pages without a link to them in the shop. Shoppers reach them from a letter, from a sign-in provider or
   * from another window.
   */
  const OTHERS = [
    '/wishlist/shared/kq3vXn0cT1yJ8mZp',
    '/login/external/yandex?error=access_denied&state=dml0cmluYS1zdGF0ZS1leGFtcGxlLTAx',
    '/aktsii/skidka-na-trikotazh',
    '/page/personal-data-agreement',
    '/rasprodazha/zhenshchinam',
  ];
  const first = [...allPages().flatMap(([path]) => (path.includes('$') ? [] : [path])), ...OTHERS];
  const kinds = new Set<string>();

  test('with the examples of the contract, every link and form works for a guest', async () => {
    const { visited, faults } = await walkPages(shop.origin, first);
    expect(faults).toEqual([]);
    for (const path of visited) kinds.add(kindOf(path));
  });

  test('with the examples of the contract, every link and form works for a signed-in shopper, and every kind of page is visited', async () => {
    const isPrivate = pagePattern((page) => page.isPrivate);
    const { visited, faults } = await walkPages(
      shop.origin,
      [
        ...first.filter((path) => isPrivate.test(path)),
        '/checkout-success?order=5b0f1f9e-9d3c-4f5e-8f0a-6a1f0c7d2b11',
      ],
      {
        cookie: '__Host-vitrina-access=mock-user; __Host-vitrina-refresh=mock-user',
        follows: (path) => isPrivate.test(path.replace(/\?.*/, '')),
      },
    );
    expect(faults).toEqual([]);
    for (const path of visited) kinds.add(kindOf(path));
    const missed = allPages().flatMap(([path]) => (kinds.has(path) ? [] : [path]));
    // `/login/merged` is shown only after two carts were merged, and no example in the contract describes a
    // merge. `/pay/$link` shows nothing: it leads to the page of the bank.
    expect(missed).toEqual(['/login/merged', '/pay/$link']);
    expect(shop.printed()).not.toMatch(/ERROR|Generated path|^Error: aborted/m);
  });
});
