import type * as zod from 'zod/mini';
import * as auth from '../src/generated/zod/auth.ts';
import * as cart from '../src/generated/zod/cart.ts';
import * as catalog from '../src/generated/zod/catalog.ts';
import * as content from '../src/generated/zod/content.ts';
import * as platform from '../src/generated/zod/platform.ts';
import * as search from '../src/generated/zod/search.ts';
import * as session from '../src/generated/zod/session.ts';
import * as store from '../src/generated/zod/store.ts';
import * as user from '../src/generated/zod/user.ts';
import * as wishlist from '../src/generated/zod/wishlist.ts';
import type { Visitor } from './shop/visitor.ts';

/** The generated schemas of all services: LoginBody, GetCartQueryParams, GetCartResponse … */
export const schemas = {
  ...auth,
  ...cart,
  ...catalog,
  ...content,
  ...platform,
  ...search,
  ...session,
  ...store,
  ...user,
  ...wishlist,
};

type Schemas = typeof schemas;

/** Names of all operations, read off the schemas that each of them has. */
export type OperationId = {
  [Name in keyof Schemas]: Name extends `${infer Operation}Header` ? Uncapitalize<Operation> : never;
}[keyof Schemas];

type Part<Id extends OperationId, Name extends string> = `${Capitalize<Id>}${Name}` extends infer Key
  ? Key extends keyof Schemas
    ? Schemas[Key] extends zod.ZodMiniType
      ? zod.output<Schemas[Key]>
      : undefined
    : undefined
  : never;

/** A request that the generated schemas have let pass. */
export type MockRequest<Id extends OperationId> = {
  params: Part<Id, 'Params'>;
  query: Part<Id, 'QueryParams'>;
  header: Part<Id, 'Header'>;
  body: Part<Id, 'Body'>;
  visitor: Visitor;
};

/**
 * The hole that the mock shop fills: one function an operation of the contract, each with the contract's types.
 * A new operation makes the shop fail its type check until it is implemented.
 * A function refuses by throwing a `Refusal`.
 */
export type ShopOperations = {
  [Id in OperationId]: (request: MockRequest<Id>) => Part<Id, 'Response'>;
};
