import { describe, expect, test, vi } from 'vitest';
import { isOutsideAddress, isOwnPath, safeNavigate, safePath } from './safe-address.ts';

describe('safePath', () => {
  test.each(['/', '/cart', '/search?q=пальто', '/product/a-b?x=1#top', '/login?redirect=%2Fcart', '/a%2Fb'])(
    'safePath returns the path %s unchanged',
    (path) => {
      expect(decodeURI(safePath(path, 'refused'))).toBe(path);
    },
  );

  test.each([
    undefined,
    null,
    42,
    ['/cart'],
    '',
    'cart',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%2Fevil.example',
    '%2F%2Fevil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\u0000',
    '/\t/evil.example',
    '/%09/evil.example',
    '/%0d%0aset-cookie:a=b',
    '/\n/evil.example',
    ' /cart',
    '/%',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/%2F%2Fevil.example',
    '/%5c/evil.example',
    '/%00/evil.example',
    '/\\/evil.example',
    '\\/evil.example',
    '/\r//evil.example',
    'http:evil.example',
    'https:/evil.example',
    '\u00a0//evil.example',
    '@evil.example',
    '.evil.example',
    `/${'a'.repeat(2000)}`,
  ])('safePath refuses %j (§8.3)', (text) => {
    expect(safePath(text, 'refused')).toBe('refused');
  });

  test('safePath returns the home page if the caller gives no fallback', () => {
    expect(safePath('https://evil.example/')).toBe('/');
  });
});

describe('safeNavigate', () => {
  test.each([
    '/cart',
    '?page=2',
    'https://id.example/',
    'HTTP://id.example/',
    'mailto:a@b.ru',
    'tel:+79991234567',
  ])('safeNavigate follows %s', (href) => {
    const assign = vi.fn();
    safeNavigate(href, assign);
    expect(assign).toHaveBeenCalledWith(href);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a/b',
  ])('safeNavigate refuses %j (§8.3)', (href) => {
    const assign = vi.fn();
    expect(() => safeNavigate(href, assign)).toThrow('Cannot navigate to a URL with protocol');
    expect(assign).not.toHaveBeenCalled();
  });
});

test.each([
  ['https://yoomoney.example/pay?id=1', true],
  ['https://банк.рф/pay', true],
  ['http://localhost:4010/pay', true],
  ['http://127.0.0.1:4010/pay', true],
  ['http://[::1]:4010/pay', true],
  ['http://yoomoney.example/pay', false],
  ['http://127.0.0.1.example/pay', false],
  ['javascript:alert(1)', false],
  ['javascript://yoomoney.example/%0aalert(1)', false],
  ['data:text/html,x', false],
  ['https://yoomoney.example@evil.example/', false],
  ['https:\\\\evil.example', false],
  ['java\nscript:alert(1)', false],
  ['//evil.example', false],
  ['/cart', false],
  ['', false],
  [`https://a.example/${'a'.repeat(2048)}`, false],
])('%j is the address of an outside page: %s (§8.3)', (text, expected) => {
  expect(isOutsideAddress(text)).toBe(expected);
});

test.each([
  ['/support/shipping#sroki', true],
  ['/%D0%BF%D0%BB%D0%B0%D1%82%D1%8C%D1%8F', true],
  ['/\\evil.example', false],
  ['/%09/evil.example', false],
  ['/%5c%5cevil.example', false],
  ['/%2f/evil.example', false],
  ['//evil.example', false],
  ['https://evil.example', false],
])('%j is a path of the shop: %s (§8.3)', (text, expected) => {
  expect(isOwnPath(text)).toBe(expected);
});
