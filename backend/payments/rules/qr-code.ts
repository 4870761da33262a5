import { encode } from 'uqr';

/**
 * A QR code as rows of 0 (light) and 1 (dark), without the white margin around it. It has error correction
 * level M: it can be read even if about a seventh of it is damaged.
 */
export const qrCode = (text: string): string[] =>
  encode(text, { ecc: 'M', border: 0 }).data.map((row) => row.map(Number).join(''));
