import { afterEach, expect, test } from 'vitest';
import { isPlainClick, pathOfLink } from './link-clicks';

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
  ['/cart#top', '/cart'],
  ['http://localhost:3000/cart', '/cart'],
])('the link %s leads to a path of this site', (href, path) => {
  expect(pathOfLink(inside(`<a href="${href}"><b><span></span></b></a>`))).toBe(path);
});

test.each([
  ['another origin', '<a href="https://example.org/"><span></span></a>'],
  ['a call', '<a href="tel:+79991234567"><span></span></a>'],
  ['another window', '<a href="/obuv" target="_blank"><span></span></a>'],
  ['an anchor without an address', '<a><span></span></a>'],
])('a click on %s is not handled', (_, html) => {
  expect(pathOfLink(inside(html))).toBeUndefined();
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
])('the browser itself handles a click with %j', (rest) => {
  expect(isPlainClick(PLAIN)).toBe(true);
  expect(isPlainClick({ ...PLAIN, ...rest })).toBe(false);
});
