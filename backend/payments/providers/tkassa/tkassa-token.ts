import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * The signature of T-Kassa: the SHA-256 of the password and the scalar values at the root of a body, sorted
 * by name and concatenated. Objects, arrays and the token itself are left out.
 */
export function tokenOf(body: Readonly<Record<string, unknown>>, password: string): string {
  const text = Object.entries({ ...body, Password: password })
    .filter(([name]) => name !== 'Token')
    .filter(([, value]) => value !== null && value !== undefined && typeof value !== 'object')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => String(value))
    .join('');
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Whether the signature in a body was made with the password. */
export function isSigned(body: Readonly<Record<string, unknown>>, password: string): boolean {
  const token = Buffer.from(String(body.Token ?? ''));
  const expected = Buffer.from(tokenOf(body, password));
  return token.length === expected.length && timingSafeEqual(token, expected);
}
