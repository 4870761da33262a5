import type * as sdk from '../../../src/generated/sdk/sdk.gen';
import type { Shopper } from '../shopper.ts';

export type OperationId = keyof typeof sdk;

/** Does what has to come before and returns the call itself, which then succeeds. */
export type Prepare = (shopper: Shopper) => Promise<() => Promise<unknown>>;

/** Valid calls of some operations. */
export type Calls = Partial<Record<OperationId, Prepare>>;
