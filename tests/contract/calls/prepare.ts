import type { OperationId } from '#contract/operations.ts';
import type { Shopper } from '../shopper.ts';

/**
 * Prepares a call: creates everything that the call needs in order to succeed. Returns a function that makes
 * the call.
 */
export type Prepare = (shopper: Shopper) => Promise<() => Promise<unknown>>;

/** Preparations of valid calls, by operation. Each file covers some of the operations. */
export type Calls = Partial<Record<OperationId, Prepare>>;
