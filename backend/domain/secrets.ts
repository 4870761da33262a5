import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Creates a secret of 256 random bits, as 43 characters of base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a text in hexadecimal. The database stores the hash of a token instead of the token itself. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Derives the refresh token that replaces a used one, from the used token and a salt. */
export const successorOf = (token: string, salt: string): string =>
  createHmac('sha256', token).update(salt).digest('base64url');
