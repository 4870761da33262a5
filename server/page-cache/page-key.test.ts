import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allPages } from '#shared/web/pages.ts';
import { projectRoot } from '../config.ts';
import { pageKey } from './page-key.ts';
import { isPrivatePath } from './private-paths.ts';

describe('the cache key of a page', () => {
  test.each([
    ['/', '/'],
    ['/zhenshchinam/platya', '/zhenshchinam/platya'],
    ['/product/plate-midi-izumrud?utm_source=ya&utm_medium=cpc&yclid=1', '/product/plate-midi-izumrud'],
    ['/zhenshchinam?razmer=44&utm_campaign=x&cvet=siniy', '/zhenshchinam?razmer=44&cvet=siniy'],
    ['/search?gclid=1&q=%D1%8E%D0%B1%D0%BA%D0%B0&page=2', '/search?q=%D1%8E%D0%B1%D0%BA%D0%B0&page=2'],
    ['/search?q=юбка', '/search?q=%D1%8E%D0%B1%D0%BA%D0%B0'],
    ['/product/plate?ocenka=5&foto=da&page=2&yclid=1', '/product/plate?ocenka=5&foto=da&page=2'],
    ['/stores?city=kazan', '/stores?city=kazan'],
    ['/support/shipping?q=a&utm_source=ya', '/support/shipping?q=a'],
    ['/wishlist', '/wishlist'],
    ['/?ysclid=1', '/'],
  ])('the page at %s is cached under the key %s', (url, key) => {
    expect(pageKey(url)).toBe(key);
    // A key is also the URL for which the page is rendered, so the key of this URL must be the key itself.
    expect(pageKey(key)).toBe(key);
  });
});

test.each([
  '/zhenshchinam?unknown=1',
  '/product/plate?color=2',
  '/?q=1',
  '/guide/size?q=1',
  '/wishlist/shared/abc',
  '/Zhenshchinam',
  '/zhenshchinam/',
  '//evil.example',
  '/%7Ea',
  '/a/../b',
  'http://evil.example/',
  '*',
  '',
  `/search?q=${'a'.repeat(2048)}`,
])('the page at %s is not cached', (url) => {
  expect(pageKey(url)).toBeUndefined();
});

test('private pages are not cached, nor any path below them', () => {
  const paths = allPages().flatMap(([path, { isPrivate }]) => (isPrivate ? [path] : []));
  expect(paths.length).toBeGreaterThan(10);
  for (const page of paths) {
    const path = page.replaceAll('$', '').toLowerCase();
    expect(pageKey(path), path).toBeUndefined();
    expect(pageKey(`${path}?page=2`), path).toBeUndefined();
    expect(pageKey(`${path}/more`), path).toBeUndefined();
  }
});

test('every page that requires a session or handles a form is private', () => {
  const files = globSync('src/routes/*.tsx', { cwd: projectRoot });
  const personal = files.flatMap((file) => {
    const source = readFileSync(resolve(projectRoot, file), 'utf8');
    const [, path = ''] = /createFileRoute\('([^']+)'\)/.exec(source) ?? [];
    return /guardRoute\(|handlers: \{ POST/.test(source) ? [path] : [];
  });
  expect(personal.length).toBeGreaterThan(10);
  expect(personal.filter((path) => !isPrivatePath(path))).toEqual([]);
});
