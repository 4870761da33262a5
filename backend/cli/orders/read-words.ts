import type { TillMeans } from '#contract/client/client.schemas.ts';
import { UsageError } from '../terminal/fail-command.ts';

/**
 * Parses an order number in any form that people type: with a Latin letter, without hyphens, or only the
 * digits.
 * @throws UsageError
 */
export function orderNumberOf(word: string): string {
  const figures = /^[вВvVbB]?-?(\d{6})-?(\d)$/.exec(word.trim());
  if (word.trim() === '') throw new UsageError('An order number such as В-123456-6 is required.');
  if (!figures) throw new UsageError(`${word} is not an order number such as В-123456-6.`);
  return `В-${figures[1]}-${figures[2]}`;
}

/** Parses a sum in roubles, such as 500 or 499,90, into kopecks. @throws UsageError */
export function kopecksOf(word: string): number {
  const [, roubles, kopecks = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(word) ?? [];
  if (roubles === undefined) throw new UsageError(`${word} is not a sum in roubles such as 500 or 499,90.`);
  return Number(roubles) * 100 + Number(kopecks.padEnd(2, '0'));
}

/**
 * Parses how a buyer pays at the till, in cash or by card.
 * @throws UsageError
 */
export function meansOf(word: string, option: string): TillMeans {
  if (word !== 'cash' && word !== 'card') throw new UsageError(`--${option} must be cash or card.`);
  return word === 'cash' ? 'CASH' : 'CARD';
}

/**
 * Parses arguments of the form `line:pieces` into quantities by order line. Lines are counted from 1.
 * @throws UsageError
 */
export function piecesOf(words: readonly string[]): { position: number; quantity: number }[] {
  return words.map((word) => {
    const [, line, quantity = '1'] = /^([1-9]\d?)(?::([1-9]\d?))?$/.exec(word) ?? [];
    if (line === undefined)
      throw new UsageError(`${word} is not a line with a number of pieces such as 1:2.`);
    return { position: Number(line) - 1, quantity: Number(quantity) };
  });
}

/**
 * Parses arguments of the form `line=code` into marking codes by order line.
 * @throws UsageError
 */
export function codesOf(words: readonly string[]): Map<number, string[]> {
  const codes = new Map<number, string[]>();
  for (const word of words) {
    const [, line, code] = /^([1-9]\d?)=(.+)$/s.exec(word) ?? [];
    if (line === undefined || code === undefined)
      throw new UsageError(`${word} is not a line with a code such as 1=0104601234567893215…`);
    const position = Number(line) - 1;
    codes.set(position, [...(codes.get(position) ?? []), code]);
  }
  return codes;
}
