import { createHash } from 'node:crypto';

const BITS = 256;

/** The sum of rows in any order: two databases need not agree on which row comes first. */
export class RowSum {
  rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.rows += 1;
    const hash = createHash('sha256').update(line).digest('hex');
    this.#sum = BigInt.asUintN(BITS, this.#sum + BigInt(`0x${hash}`));
  }

  get sum(): string {
    return this.#sum.toString(16);
  }
}
