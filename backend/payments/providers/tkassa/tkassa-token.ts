import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Computes T-Kassa's signature of a request body: the SHA-256 of the password and the values at the root of
 * the body, concatenated in the order of their names. Objects, arrays and the field with the signature are
 * left out.
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

/** Whether the signature in a body was computed with this password. */
export function isSigned(body: Readonly<Record<string, unknown>>, password: string): boolean {
  const token = Buffer.from(String(body.Token ?? ''));
  const expected = Buffer.from(tokenOf(body, password));
  return token.length === expected.length && timingSafeEqual(token, expected);
}
