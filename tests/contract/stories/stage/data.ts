import type { OperationId } from '#contract/operations.ts';
import type * as sdk from '#contract/sdk/sdk.gen.ts';

/** The type of an operation's successful response. */
export type Data<Id extends OperationId> = NonNullable<Awaited<ReturnType<(typeof sdk)[Id]>>['data']>;
