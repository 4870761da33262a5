import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageNames, plainLinks, writtenByHand } from './addresses.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const names = pageNames(read('src/routeTree.gen.ts'));
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|^src\/generated\/|routeTree\.gen/.test(file),
);

describe('addresses of pages', () => {
  it('pageNames finds the names of pages in the route tree', () => {
    expect(names).toEqual(expect.arrayContaining(['cart', 'login', 'product', 'stores', 'wishlist']));
  });

  it('paths of pages are never written as plain strings in src', () => {
    expect(sources.length).toBeGreaterThan(200);
    const wrong = sources.flatMap((file) =>
      writtenByHand(read(file), names).map((address) => `${file}: ${address}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    '<PageLink href="/cart">',
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
  ])('a path that is written as a plain string is found: %s', (source) => {
    expect(writtenByHand(source, names)).toHaveLength(1);
  });

  it.each([
    '<PageLink to="/cart">',
    "<PageLink href={hrefTo('/cart')}>",
    "const page = { to: '/product/$productUrl', params: { productUrl } };",
    "export const Route = createFileRoute('/cart')({});",
    '<link rel="icon" href="/favicon.svg" />',
    "fieldErrors.find(({ pointer }) => pointer === '/password');",
    "const definition = { places: { '/password': 'form' } };",
    '// <a href="/cart">',
  ])('code without such a path is accepted: %s', (source) => {
    expect(writtenByHand(source, names)).toEqual([]);
  });
});

describe('links to pages', () => {
  it('links to pages never use plain anchors', () => {
    const wrong = sources
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => plainLinks(read(file)).map((tag) => `${file}: ${tag}`));
    expect(wrong).toEqual([]);
  });

  it.each([
    "<a href={hrefTo('/cart')}>",
    '<a href={banner.path} className="text-link">',
    '<a onClick={() => close()} href={href}>',
  ])('a plain anchor to a page is found: %s', (source) => {
    expect(plainLinks(source)).toHaveLength(1);
  });

  it.each([
    '<PageLink href={banner.path}>',
    '<a href="#main">',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that is tested
    '<a href={`tel:${phone}`}>',
    '<a href={tracking.url} rel="noopener noreferrer">',
    '<a href={href} data-press="" onClick={open}>',
  ])('an anchor or link of these kinds is accepted: %s', (source) => {
    expect(plainLinks(source)).toEqual([]);
  });
});
