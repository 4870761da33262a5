import type { AnyRouter } from '@tanstack/react-router';
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { installLinkNavigation, isPlainClick, pageOfLink } from './link-navigation';

afterEach(() => {
  document.body.innerHTML = '';
});

function inside(html: string): Element | null {
  document.body.innerHTML = html;
  return document.body.querySelector('span');
}

test.each([
  ['/obuv?sort=new', '/obuv?sort=new'],
  ['?page=2', '/?page=2'],
  ['/cart#top', '/cart#top'],
  ['http://localhost:3000/cart', '/cart'],
])('%s is a page of the shop', (href, page) => {
  expect(pageOfLink(inside(`<a href="${href}"><b><span></span></b></a>`))).toBe(page);
});

test.each([
  ['another origin', '<a href="https://example.org/"><span></span></a>'],
  ['a call', '<a href="tel:+79991234567"><span></span></a>'],
  ['another window', '<a href="/obuv" target="_blank"><span></span></a>'],
  ['a file', '<a href="/obuv" download><span></span></a>'],
  ['a reload', '<a href="/obuv" data-reload><span></span></a>'],
  ['the API', '<a href="/api/_health"><span></span></a>'],
  ['a picture', '<a href="/pictures/a.webp"><span></span></a>'],
  ['a place on this page', '<a href="#main"><span></span></a>'],
  ['what is no link', '<a><span></span></a>'],
])('%s is left to the browser', (_, html) => {
  expect(pageOfLink(inside(html))).toBeUndefined();
});

const PLAIN = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
  { defaultPrevented: true },
])('a click with %j is left to the browser', (rest) => {
  expect(isPlainClick(PLAIN)).toBe(true);
  expect(isPlainClick({ ...PLAIN, ...rest })).toBe(false);
});

test('a link is preloaded after a short hover, and followed on click (§7.3.2)', () => {
  vi.useFakeTimers();
  const parseSearch = (text: string) => Object.fromEntries(new URLSearchParams(text));
  const router = { navigate: vi.fn(), preloadRoute: vi.fn(async () => undefined), options: { parseSearch } };
  const end = installLinkNavigation(router as unknown as AnyRouter);
  document.body.innerHTML = '<a href="/cart" id="pass"></a><a href="/obuv?page=2" id="stay"></a>';
  const [pass, stay] = document.body.children;
  for (const link of [pass, stay]) fireEvent.pointerOver(link as Element);
  vi.advanceTimersByTime(100);
  expect(router.preloadRoute).toHaveBeenCalledExactlyOnceWith({ to: '/obuv', search: { page: '2' } });
  fireEvent.click(stay as Element);
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith({ href: '/obuv?page=2' });
  end();
  vi.useRealTimers();
});
