import type * as zod from 'zod/mini';
import type { OperationSchemas } from '#contract/operation-schemas.ts';
import type { OperationId, Operations } from '#contract/operations.ts';
import type { Visitor } from './visitor.ts';

type Part<Id extends OperationId, Name extends string> = OperationSchemas[Id] extends {
  [N in Name]: infer Schema extends zod.ZodMiniType;
}
  ? zod.output<Schema>
  : undefined;

/** A request that passed validation by the generated schemas. */
export type MockRequest<Id extends OperationId> = {
  params: Part<Id, 'params'>;
  query: Part<Id, 'query'>;
  header: Part<Id, 'header'>;
  body: Part<Id, 'body'>;
  visitor: Visitor;
};

/**
 * The functions that the mock shop has to implement: one per operation of the contract, with the contract's types. When
 * the contract gets a new operation, the shop does not compile until it implements it. A function returns an error by
 * throwing a `Refusal`.
 */
export type ShopOperations = {
  [Id in OperationId]: (
    request: MockRequest<Id>,
  ) => Operations[Id]['status'] extends 204 ? void : Part<Id, 'response'>;
};
