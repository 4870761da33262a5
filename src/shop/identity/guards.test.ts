import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { applyGuard } from './guards';

function redirectOf(name: string, signedIn: boolean): string | undefined {
  try {
    applyGuard(name, { signedIn, path: '/orders?page=2' });
    return undefined;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return error.options.href;
  }
}

test('the guard `auth` redirects a shopper who is not signed in to the sign-in page, with the way back (§5.1.1)', () => {
  expect(redirectOf('auth', false)).toBe('/login?redirect=%2Forders%3Fpage%3D2');
  expect(redirectOf('auth', true)).toBeUndefined();
});

test('the guard `anonymous` redirects a signed-in shopper to the profile (§5.1.1)', () => {
  expect(redirectOf('anonymous', true)).toBe('/myprofile');
  expect(redirectOf('anonymous', false)).toBeUndefined();
});

test.each(['admin', '', 'toString', '__proto__'])('an unknown guard name throws: %j (§8.2)', (name) => {
  expect(() => redirectOf(name, true)).toThrow(`Unknown route guard: ${name}`);
});
