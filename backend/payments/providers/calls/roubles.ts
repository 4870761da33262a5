/** Kopecks as providers write roubles: `1299.00`. */
export const roubles = (kopecks: number): string =>
  `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;

/** Roubles with up to two digits after the point as kopecks. */
export function kopecks(text: string): number {
  const [, whole = '', part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') throw new Error('A sum of money is not written as one.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
