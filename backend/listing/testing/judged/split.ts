import { createHash } from 'node:crypto';
import type { Judged } from './expected.ts';

/**
 * Splits queries into two halves by the first byte of the SHA-256 of their text. So a query never moves to
 * the other half.
 */
export function split(queries: readonly Judged[]): { working: Judged[]; untouched: Judged[] } {
  const isWorking = ({ query }: Judged) => (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0;
  return {
    working: queries.filter(isWorking),
    untouched: queries.filter((judged) => !isWorking(judged)),
  };
}
