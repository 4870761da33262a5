import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of an id, and as many of the signature: 128 bits that cannot be guessed. */
const BYTES = 16;

/** What a link does, so that a link of one kind does not do what another does. */
const PURPOSES = {
  /** Ends letters about lower prices. Letters that were sent before there were other purposes stay good. */
  'price-drops': '',
  /** Ends news. */
  news: 'news',
  /** Confirms an address for news. */
  'newsletter-confirmation': 'newsletter-confirmation',
};

export type SignedPurpose = keyof typeof PURPOSES;

/** Names an account or a subscription in a link, signed: 43 signs for an address. It never expires, as letters do not. */
export function signedId(purpose: SignedPurpose, id: string, secret: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, sign(purpose, bytes, secret)]).toString('base64url');
}

/** The id that a token names; undefined when the shop has not signed it for that purpose. */
export function idOfSigned(purpose: SignedPurpose, token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, BYTES);
  const given = bytes.subarray(BYTES);
  if (given.length !== BYTES || !timingSafeEqual(given, sign(purpose, id, secret))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const sign = (purpose: SignedPurpose, id: Buffer, secret: string) =>
  createHmac('sha256', secret).update(PURPOSES[purpose]).update(id).digest().subarray(0, BYTES);
