import type * as zod from 'zod/mini';
import type { OperationSchemas } from '#contract/operation-schemas.ts';
import type { OperationId, Operations } from '#contract/operations.ts';
import type { Visitor } from './visitor.ts';

type Part<Id extends OperationId, Name extends string> = OperationSchemas[Id] extends {
  [N in Name]: infer Schema extends zod.ZodMiniType;
}
  ? zod.output<Schema>
  : undefined;

/** A request that the generated schemas have already validated. */
export type MockRequest<Id extends OperationId> = {
  params: Part<Id, 'params'>;
  query: Part<Id, 'query'>;
  header: Part<Id, 'header'>;
  body: Part<Id, 'body'>;
  visitor: Visitor;
};

/**
 * The functions of the mock shop: one for each operation, with the contract's types. If the contract gets a
 * new operation, the mock shop does not compile until it has a function for it. To respond with an error, a
 * function throws a `Refusal`.
 */
export type ShopOperations = {
  [Id in OperationId]: (
    request: MockRequest<Id>,
  ) => Operations[Id]['status'] extends 204 ? void : Part<Id, 'response'>;
};
