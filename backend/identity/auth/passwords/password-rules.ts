import { readFileSync } from 'node:fs';
import { commonPassword } from '#shared/forms/account-refusals.ts';
import { invalidRequest } from '../../../platform/http/problem.ts';

const COMMON = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/**
 * Whether an attacker would try this password among the first: a common password from the list, a short text
 * repeated (`abcabcabcabc`), or the shopper's own address. Ignores case.
 */
export function isCommonPassword(
  password: string,
  own: readonly (string | null | undefined)[] = [],
): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (COMMON.has(text) || /^(.{1,5})\1+$/su.test(text)) return true;
  const digits = text.replaceAll(/\D/g, '');
  return own.some(
    (address) =>
      address != null &&
      (text === address ||
        text === address.split('@')[0] ||
        (digits.length === text.length && digits.length >= 10 && address.endsWith(digits.slice(-10)))),
  );
}

/**
 * Throws 422 for the field at `pointer` (a JSON pointer) if an attacker would try this password among the
 * first.
 */
export function refuseCommonPassword(
  password: string,
  { own, pointer }: { own: readonly (string | null | undefined)[]; pointer: string },
): void {
  if (!isCommonPassword(password, own)) return;
  throw invalidRequest([{ in: 'body', pointer, ...commonPassword }]);
}
