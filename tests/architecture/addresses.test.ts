import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageNames, writtenByHand } from './addresses.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const names = pageNames(read('src/routeTree.gen.ts'));

describe('addresses of pages', () => {
  it('are known by the route tree', () => {
    expect(names).toEqual(expect.arrayContaining(['cart', 'login', 'product', 'stores', 'wishlist']));
  });

  it('are never written as plain strings in src', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.tsx?$|^src\/generated\/|routeTree\.gen/.test(file),
    );
    expect(files.length).toBeGreaterThan(200);
    const wrong = files.flatMap((file) =>
      writtenByHand(read(file), names).map((address) => `${file}: ${address}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    '<a href="/cart">',
    '<ButtonLink href="/novinki">',
    "<a href={'/'}>",
    '<form action="/login">',
    "const links = [{ name: 'Доставка', href: '/support/shipping' }];",
    "void router.navigate({ href: '/' });",
    `throw redirect({ href: \`/password/new?token=\${token}\` });`,
    `const address = \`/product/\${productUrl}\`;`,
    `const address = \`/\${path}\`;`,
    "if (pathname === '/search') return;",
    "const views = { '/login': 'login' };",
  ])('rejects a planted address: %s', (source) => {
    expect(writtenByHand(source, names)).toHaveLength(1);
  });

  it.each([
    "<a href={hrefTo('/cart')}>",
    "const page = { to: '/product/$productUrl', params: { productUrl } };",
    "export const Route = createFileRoute('/cart')({});",
    '<link rel="icon" href="/favicon.svg" />',
    "fieldErrors.find(({ pointer }) => pointer === '/password');",
    "const definition = { places: { '/password': 'form' } };",
    '// <a href="/cart">',
  ])('accepts: %s', (source) => {
    expect(writtenByHand(source, names)).toEqual([]);
  });
});
