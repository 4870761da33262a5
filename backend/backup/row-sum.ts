import { createHash } from 'node:crypto';

const BITS = 256;

/**
 * A checksum of rows that does not depend on their order, because two databases may return them in
 * different order.
 */
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
