import { createHmac, timingSafeEqual } from 'node:crypto';

/** Length in bytes of an id, and also of the signature. A signature of 128 bits cannot be guessed. */
const BYTES = 16;

/**
 * The purposes of links in letters, with the text that the signature contains for each. The purpose is part
 * of the signature, so a link for one purpose cannot be used for another.
 */
const PURPOSES = {
  /**
   * Unsubscribes from price-drop letters. The text is empty, so that links in letters that were sent before
   * other purposes existed stay valid.
   */
  'price-drops': '',
  /** Unsubscribes an address from the newsletter. */
  news: 'news',
  /** Confirms an address for the newsletter. */
  'newsletter-confirmation': 'newsletter-confirmation',
};

export type SignedPurpose = keyof typeof PURPOSES;

/**
 * Encodes the id of an account or a subscription with a signature, in 43 URL-safe characters, for a link in a
 * letter. The link never expires, because shoppers may open old letters.
 */
export function signedId(purpose: SignedPurpose, id: string, secret: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, sign(purpose, bytes, secret)]).toString('base64url');
}

/** The id in the token of a link; undefined if the signature is not valid for the purpose. */
export function idOfSigned(purpose: SignedPurpose, token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, BYTES);
  const signature = bytes.subarray(BYTES);
  if (signature.length !== BYTES || !timingSafeEqual(signature, sign(purpose, id, secret))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const sign = (purpose: SignedPurpose, id: Buffer, secret: string) =>
  createHmac('sha256', secret).update(PURPOSES[purpose]).update(id).digest().subarray(0, BYTES);
