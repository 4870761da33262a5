import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * The signature of T-Kassa over the scalars at the root of a body, with the password among them: their values by the order of
 * their names, in one piece, as SHA-256. Objects, lists and the token itself are left out.
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

/** Whether a body bears the signature that the password makes. */
export function isSigned(body: Readonly<Record<string, unknown>>, password: string): boolean {
  const given = Buffer.from(String(body.Token ?? ''));
  const expected = Buffer.from(tokenOf(body, password));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
