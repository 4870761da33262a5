import type { OperationId } from '#contract/operations.ts';
import type { Shopper } from '../shopper.ts';

/** Prepares what a call needs and returns the call, which then succeeds. */
export type Prepare = (shopper: Shopper) => Promise<() => Promise<unknown>>;

/** Valid calls of some operations. */
export type Calls = Partial<Record<OperationId, Prepare>>;
