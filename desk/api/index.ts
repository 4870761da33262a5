// The only access to generated code and the network for the desk: operations of operators, their query options, types.

export type * from '#contract/client/client.schemas.ts';
export { OrderState, ReviewState } from '#contract/client/client.schemas.ts';
export * from '#contract/client/operator/operator.ts';
export type { OperationOf } from '#contract/operations.ts';
export { isApiError } from '@/lib/api/core';
export { onSessionLost } from './environment.ts';
