import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of an id, and as many of the signature: 128 bits that cannot be guessed. */
const BYTES = 16;

/** Names the account whose price-drop letters end, signed: 43 signs for an address. It never expires, as letters do not. */
export function unsubscribeToken(accountId: string, secret: string): string {
  const id = Buffer.from(accountId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(id, secret)]).toString('base64url');
}

/** The account that a token names; undefined when the shop has not signed it. */
export function accountOfToken(token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, BYTES);
  const given = bytes.subarray(BYTES);
  if (given.length !== BYTES || !timingSafeEqual(given, sign(id, secret))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const sign = (id: Buffer, secret: string) =>
  createHmac('sha256', secret).update(id).digest().subarray(0, BYTES);
