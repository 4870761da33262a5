import { createHmac, timingSafeEqual } from 'node:crypto';

/** Length of an id in bytes, and also of its signature. A signature of 128 bits cannot be guessed. */
const BYTES = 16;

/**
 * The purposes of signed links in letters. The text of the purpose is signed together with the id, so a link
 * for one purpose is invalid for another.
 */
const PURPOSES = {
  /**
   * Unsubscribes from price-drop letters. The text is empty because it was the only purpose at first, and
   * links in old letters must stay valid.
   */
  'price-drops': '',
  /** Unsubscribes an address from the newsletter. */
  news: 'news',
  /** Confirms an address for the newsletter. */
  'newsletter-confirmation': 'newsletter-confirmation',
  /** Pays for an order that an operator placed for its buyer. */
  'order-payment': 'order-payment',
};

export type SignedPurpose = keyof typeof PURPOSES;

/**
 * Signs the id of an account or a subscription for a link in a letter. Returns id and signature as 43
 * URL-safe characters. The signature never expires, because shoppers may open old letters.
 */
export function signedId(purpose: SignedPurpose, id: string, secret: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, sign(purpose, bytes, secret)]).toString('base64url');
}

/**
 * Returns the id in the token of a link; undefined if the signature is wrong or was made for another purpose.
 */
export function idOfSigned(purpose: SignedPurpose, token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, BYTES);
  const signature = bytes.subarray(BYTES);
  if (signature.length !== BYTES || !timingSafeEqual(signature, sign(purpose, id, secret))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const sign = (purpose: SignedPurpose, id: Buffer, secret: string) =>
  createHmac('sha256', secret).update(PURPOSES[purpose]).update(id).digest().subarray(0, BYTES);
