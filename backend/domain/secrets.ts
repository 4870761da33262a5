import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, base64url, 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hexadecimal. The database holds only this of a token. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The refresh token that follows another. It is derived from the old token and the salt. */
export const successorOf = (token: string, salt: string): string =>
  createHmac('sha256', token).update(salt).digest('base64url');
