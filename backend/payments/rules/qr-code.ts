import { encode } from 'uqr';

/** A QR code row by row, 1 is dark, without the quiet zone around it; a seventh of it may be unreadable. */
export const qrCode = (text: string): string[] =>
  encode(text, { ecc: 'M', border: 0 }).data.map((row) => row.map(Number).join(''));
