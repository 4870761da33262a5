import { expect, test } from 'vitest';
import { hrefTo } from './href-to';

test('hrefTo puts params into the path of a page and search parameters after it', () => {
  expect(hrefTo('/')).toBe('/');
  expect(hrefTo('/cart')).toBe('/cart');
  expect(hrefTo('/product/$productUrl', { params: { productUrl: 'palto' } })).toBe('/product/palto');
  expect(hrefTo('/$', { params: { _splat: 'zhenshchinam/platya' } })).toBe('/zhenshchinam/platya');
  expect(hrefTo('/wishlist', { search: { page: 2, sort: undefined } })).toBe('/wishlist?page=2');
  expect(hrefTo('/login', { search: { redirect: '/cart?a=1' } })).toBe('/login?redirect=%2Fcart%3Fa%3D1');
});

test('parameters are escaped, so that they cannot leave their path segment', () => {
  expect(hrefTo('/product/$productUrl', { params: { productUrl: 'a/b?c#d' } })).toBe(
    '/product/a%2Fb%3Fc%23d',
  );
  expect(hrefTo('/$', { params: { _splat: 'a b/c?d' } })).toBe('/a%20b/c%3Fd');
});
