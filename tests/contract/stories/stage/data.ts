import type { OperationId } from '#contract/operations.ts';
import type * as sdk from '#contract/sdk/sdk.gen.ts';

/** The response of an operation. */
export type Data<Id extends OperationId> = NonNullable<Awaited<ReturnType<(typeof sdk)[Id]>>['data']>;
