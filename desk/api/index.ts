// The desk imports generated code and makes API calls only through this file: operations for operators, their
// query options, and types.

export type * from '#contract/client/client.schemas.ts';
export { ContactState, MessageState, OrderState, ReviewState } from '#contract/client/client.schemas.ts';
export * from '#contract/client/operator/operator.ts';
export type { OperationOf } from '#contract/operations.ts';
export { isAnswer, isApiError } from '@/lib/api/core';
export { onSessionLost } from './environment.ts';
