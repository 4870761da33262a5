import type { Transaction } from '../platform/db/database.ts';
import { type LetterDeps, writeOrderLetter } from './letters/write-letter.ts';

/** Writes the letter to the buyer about refunded money. */
export async function writeRefundNotice(
  tx: Transaction,
  deps: LetterDeps,
  { orderId, sum, state }: { orderId: string; sum: number; state: 'DONE' | 'FAILED' },
): Promise<void> {
  if (state === 'FAILED') return;
  await writeOrderLetter(tx, deps, orderId, { kind: 'refunded', sum });
}
