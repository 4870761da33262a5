import type * as zod from 'zod/mini';
import type { OperationSchemas } from '#contract/operation-schemas.ts';
import type { OperationId, Operations } from '#contract/operations.ts';
import type { Visitor } from '../shop/state/visitor.ts';

type Part<Id extends OperationId, Name extends string> = OperationSchemas[Id] extends {
  [N in Name]: infer Schema extends zod.ZodMiniType;
}
  ? zod.output<Schema>
  : undefined;

/** A request that the generated schemas have let pass. */
export type MockRequest<Id extends OperationId> = {
  params: Part<Id, 'params'>;
  query: Part<Id, 'query'>;
  header: Part<Id, 'header'>;
  body: Part<Id, 'body'>;
  visitor: Visitor;
};

/**
 * What the mock shop has to fill: one function an operation of the contract, each with the contract's types.
 * A new operation makes the shop fail its type check until it has one.
 * A function refuses by throwing a `Refusal`.
 */
export type ShopOperations = {
  [Id in OperationId]: (
    request: MockRequest<Id>,
  ) => Operations[Id]['status'] extends 204 ? void : Part<Id, 'response'>;
};
