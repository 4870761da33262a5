import { createHash } from 'node:crypto';
import type { Judged } from './expected.ts';

/** Halves judged queries by their text alone, the same way for ever: by the first byte of its SHA-256. */
export function split(queries: readonly Judged[]): { working: Judged[]; untouched: Judged[] } {
  const isWorking = ({ query }: Judged) => (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0;
  return {
    working: queries.filter(isWorking),
    untouched: queries.filter((judged) => !isWorking(judged)),
  };
}
