/** Formats kopecks as roubles in the notation of payment providers: `1299.00`. */
export const roubles = (kopecks: number): string =>
  `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;

/** Parses roubles with up to two decimals; returns kopecks. */
export function kopecks(text: string): number {
  const [, whole = '', part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') throw new Error('A sum of money is malformed.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
