import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { authLinkOf, installAuthLinks, profileHref } from '@/widgets/sign-in/auth-links';

let end = () => {};
afterEach(() => {
  end();
  end = () => {};
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

function inside(html: string): Element {
  document.body.innerHTML = html;
  const target = document.body.querySelector('span');
  if (!target) throw new Error('The test has no target');
  return target;
}

test.each([
  ['/login?redirect=%2Fcart', 'login', '/cart'],
  ['/register?redirect=%2Fobuv%3Fpage%3D2', 'registration', '/obuv?page=2'],
  ['/login', 'login', '/myprofile'],
  ['/login?redirect=%2F%2Fevil.example', 'login', '/myprofile'],
])('the link %s opens a modal', (href, view, back) => {
  expect(authLinkOf(inside(`<a href="${href}"><span></span></a>`))).toEqual({ view, href, back });
});

test.each([
  ['another page', '<a href="/cart"><span></span></a>'],
  ['a page under it', '<a href="/login/external/vk"><span></span></a>'],
  ['another window', '<a href="/login" target="_blank"><span></span></a>'],
  ['another shop', '<a href="https://example.org/login"><span></span></a>'],
  ['no link', '<span></span>'],
])('pressing this does not open a modal: %s', (_, html) => {
  expect(authLinkOf(inside(html))).toBeUndefined();
});

test.each(['/login', '/login?redirect=%2F', '/register', '/password/new', '/confirmation'])(
  'on the page %s, sign-in links are plain links',
  (path) => {
    window.history.replaceState(null, '', path);
    expect(authLinkOf(inside('<a href="/register"><span></span></a>'))).toBeUndefined();
  },
);

test('a plain click opens the modal and focuses the link; the browser handles a click with a modifier key', () => {
  const open = vi.fn();
  end = installAuthLinks({ open, prefetch: () => {} });
  document.body.innerHTML = '<a href="/login?redirect=%2Fcart">Войти</a>';
  const link = document.body.firstElementChild as Element;
  expect(fireEvent.click(link)).toBe(false);
  expect(open).toHaveBeenCalledExactlyOnceWith({
    view: 'login',
    href: '/login?redirect=%2Fcart',
    back: '/cart',
  });
  expect(document.activeElement).toBe(link);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(open).toHaveBeenCalledOnce();
});

test('hovering or focusing a sign-in link prefetches the modal', () => {
  const prefetch = vi.fn();
  end = installAuthLinks({ open: () => {}, prefetch });
  const target = inside('<a href="/login"><span></span></a><a id="other" href="/cart">Корзина</a>');
  fireEvent.pointerOver(document.getElementById('other') as Element);
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.pointerOver(target);
  fireEvent.focusIn(target);
  expect(prefetch).toHaveBeenCalledTimes(2);
});

test.each([
  [true, '/obuv', '/myprofile'],
  [false, '/obuv', '/login?redirect=%2Fobuv'],
  [false, '/login', '/login'],
  [false, '/password/new', '/login'],
])('the account icon (signed in: %s) on the page %s links to %s', (signedIn, pathname, href) => {
  expect(profileHref(signedIn, pathname)).toBe(href);
});
