import type { OperationId } from '#contract/operations.ts';
import type { Shopper } from '../shopper.ts';

/** Prepares everything that a call needs in order to succeed. Returns a function that makes the call. */
export type Prepare = (shopper: Shopper) => Promise<() => Promise<unknown>>;

/** Valid calls of some operations. */
export type Calls = Partial<Record<OperationId, Prepare>>;
