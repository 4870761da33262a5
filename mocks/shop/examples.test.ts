import { expect, test } from 'vitest';
import type { OperationId } from '#contract/operations.ts';
import { exampleOf } from '../contract/contract.ts';
import { FORMER_ADDRESSES } from '../contract/former-addresses.ts';
import type { MockRequest } from '../contract/shop-operations.ts';
import { createMockShop } from './shop.ts';

const { operations } = createMockShop();

/** Calls a function of the mock shop directly. The request is not validated. */
function answer<Id extends OperationId>(id: Id, request: Partial<MockRequest<Id>>): unknown {
  return operations[id](request as MockRequest<Id>);
}

const site = { site: 'ru' } as const;
const page = { ...site, page: 1, sort: 'popular' } as const;
const outerwear = 'zhenshchinam/verkhnyaya-odezhda';

/**
 * In the contract the example of this listing is split into two pages. In the mock shop, its goods fit on one
 * page.
 */
test('the mock shop returns the goods of both pages of the example listing', () => {
  const [first, second] = ['outerwear', 'outerwear-second'].map(
    (name) => exampleOf('getListing', name) as { items: unknown[]; totalItems: number },
  );
  const shown = answer('getListing', { query: { ...page, path: outerwear } });
  expect(shown).toEqual({
    ...first,
    pageSize: 24,
    totalPages: 1,
    items: [...(first?.items ?? []), ...(second?.items ?? [])],
  });
});

const answers: [id: OperationId, example: string, answer: () => unknown][] = [
  [
    'getListing',
    'collection',
    () => answer('getListing', { query: { ...page, path: 'kollektsiya/zimniy-gorod' } }),
  ],
  [
    'getListingFacets',
    'outerwear',
    () =>
      answer('getListingFacets', {
        query: { ...site, path: outerwear, colour: ['chernyy'], size: ['44'] },
      }),
  ],
  ['searchProducts', 'coats', () => answer('searchProducts', { query: { ...page, q: 'пальто' } })],
  [
    'getSearchFacets',
    'coats',
    () => answer('getSearchFacets', { query: { ...site, q: 'пальто', colour: ['chernyy'] } }),
  ],
  ['getSuggestions', 'coats', () => answer('getSuggestions', { query: { ...site, q: 'пал' } })],
  [
    'getAddressChange',
    'moved',
    () => answer('getAddressChange', { query: { ...site, path: FORMER_ADDRESSES.moved } }),
  ],
  [
    'getAddressChange',
    'gone',
    () => answer('getAddressChange', { query: { ...site, path: FORMER_ADDRESSES.gone } }),
  ],
  ['getSitemap', 'parts', () => answer('getSitemap', {})],
  ['getSitemapPart', 'products', () => answer('getSitemapPart', { params: { part: 'products-1' } })],
];

// Examples in the contract and responses of the mock shop must describe the same shop, so they are compared.
test.each(answers)('the mock shop returns the example %s «%s» of the contract', (id, example, get) => {
  expect(get()).toEqual(exampleOf(id, example));
});
