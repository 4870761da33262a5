import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { Facet } from '@/lib/api';
import { parseSearch } from '@/shop/addresses/search-params';
import { canonicalOrRedirect } from './canonical-address';
import { listingSearch } from './listing-search';

const value = { group: null, hex: null, count: 0, chosen: false };
const facets: Facet[] = [
  {
    id: 'size',
    title: 'Размер',
    values: ['44', '46'].map((size) => ({ ...value, value: size, name: size })),
  },
  { id: 'colour', title: 'Цвет', values: [{ ...value, value: 'siniy', name: 'Синий' }] },
];

/**
 * What a page does with its URL when its goods have arrived: returns the parsed parameters, or redirects to
 * the canonical URL.
 */
function settle(address: string) {
  const { pathname, search } = new URL(address, 'https://shop.example');
  const requested = parseSearch(search);
  try {
    return canonicalOrRedirect(
      { pathname: decodeURI(pathname), search: requested },
      listingSearch.parse(requested),
      {
        facets,
      },
    );
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    return `${thrown.status} ${thrown.options.href}`;
  }
}

test.each([
  ['/obuv?razmer=46&razmer=44', '301 /obuv?razmer=44,46'],
  ['/obuv?cvet=siniy&razmer=44', '301 /obuv?razmer=44&cvet=siniy'],
  ['/obuv?cvet=siniy,net-takogo', '301 /obuv?cvet=siniy'],
  ['/obuv?cvet=net-takogo&page=1&utm_source=a', '301 /obuv?utm_source=a'],
  [
    '/search?razmer=46,44&q=%D0%BF%D0%B0%D0%BB%D1%8C%D1%82%D0%BE',
    '301 /search?q=%D0%BF%D0%B0%D0%BB%D1%8C%D1%82%D0%BE&razmer=44,46',
  ],
])('the address %s is redirected to %s', (address, answer) => {
  expect(settle(address)).toBe(answer);
});

test('a canonical URL is not redirected, even with parameters that the shop does not know', () => {
  expect(settle('/obuv?razmer=44&cena_ot=5000&page=2')).toEqual({
    size: ['44'],
    priceFrom: 500_000,
    page: 2,
  });
  expect(settle('/obuv?gclid=1&cvet=siniy')).toEqual({ colour: ['siniy'] });
});
