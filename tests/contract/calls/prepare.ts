import type { OperationId } from '#contract/operations.ts';
import type { Shopper } from '../shopper.ts';

/** Prepares the state and returns the call itself, which then succeeds. */
export type Prepare = (shopper: Shopper) => Promise<() => Promise<unknown>>;

/** Valid calls of some operations. */
export type Calls = Partial<Record<OperationId, Prepare>>;
