import type { OperationId } from '#contract/operations.ts';
import type { Shopper } from '../shopper.ts';

/** Does what has to come before and returns the call itself, which then succeeds. */
export type Prepare = (shopper: Shopper) => Promise<() => Promise<unknown>>;

/** Valid calls of some operations. */
export type Calls = Partial<Record<OperationId, Prepare>>;
