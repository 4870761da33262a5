import { encode } from 'uqr';

/**
 * A QR code as rows of 0 (light) and 1 (dark), without its quiet zone. It has error correction level M, so
 * about a seventh of it may be unreadable.
 */
export const qrCode = (text: string): string[] =>
  encode(text, { ecc: 'M', border: 0 }).data.map((row) => row.map(Number).join(''));
