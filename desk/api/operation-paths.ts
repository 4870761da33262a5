import { operations } from '#contract/operations.ts';

/** The path of an operation in the contract, such as `/…/reviews/{reviewId}`; undefined if it has no such operation. */
export const operationPath = (id: string): string | undefined =>
  Object.hasOwn(operations, id) ? operations[id as keyof typeof operations].path : undefined;
