import type * as z from 'zod/mini';
import type { OperationSchemas } from '#contract/operation-schemas.ts';
import type { Access, OperationId, OperationOf, Operations, Service } from '#contract/operations.ts';
import type { PlatformDeps } from '../base/deps.ts';
import type { CallingOperator } from './operator.ts';
import type { Principal } from './principal.ts';

/** The parsed value of a part of the request; undefined if the operation has no such part. */
type Part<Id extends OperationId, Name extends string> = OperationSchemas[Id] extends {
  [N in Name]: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

/** The body of the successful answer; nothing for 204. */
type Answer<Id extends OperationId> = OperationSchemas[Id] extends {
  response: infer Schema extends z.ZodMiniType;
}
  ? z.input<Schema>
  : // biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing.
    void;

type PrincipalOf<A extends Access> = {
  open: null;
  optional: Principal | null;
  bearer: Principal;
  user: Principal & { kind: 'user' };
  operator: CallingOperator;
}[A];

/**
 * The type of the sent token. Only operations that the contract allows to be called with an expired token get
 * it.
 */
type Bearer<Id extends OperationId> = 'anyBearerAuth' extends Operations[Id]['credentials'][number]
  ? string | null
  : undefined;

/** One call of an operation: its parsed parts and its caller. */
export type Call<Id extends OperationId, Parts = PlatformDeps> = {
  params: Part<Id, 'params'>;
  query: Part<Id, 'query'>;
  header: Part<Id, 'header'>;
  body: Part<Id, 'body'>;
  principal: PrincipalOf<Operations[Id]['access']>;
  /** The access token as it was sent, valid or not; null if none was sent. */
  bearer: Bearer<Id>;
  /** Dependencies of the handler's service. */
  deps: Parts;
  /**
   * Finds something about the caller, such as the account, once per page: all calls made while rendering a
   * page share the result.
   */
  once: <Found>(question: string, find: () => Promise<Found>) => Promise<Found>;
  requestId: string;
  /** The shopper's IP address; `unknown` if the proxy in front does not send it. */
  clientIp: string;
  /** User-Agent of the shopper's browser, at most 512 characters; empty if absent. Must not be logged. */
  userAgent: string;
  /** Values of the request's cookies by name. */
  cookies: Record<string, string>;
  /** Adds a Set-Cookie header with this text to the answer, whether the call succeeds or fails. */
  setCookie: (cookie: string) => void;
  /** Headers of a successful answer; `cache-control: no-store` unless set. */
  headers: Headers;
};

/** Implements one operation. To refuse a call, it throws a ProblemError. */
export type Handler<Id extends OperationId, Parts = PlatformDeps> = (
  call: Call<Id, Parts>,
) => Answer<Id> | Promise<Answer<Id>>;

/**
 * Handlers for exactly the operations of a service. A missing, additional or wrongly typed handler does not
 * compile.
 */
export type Handlers<S extends Service, Parts = PlatformDeps> = {
  [Id in OperationOf<S>]: Handler<Id, Parts>;
};

/** Handlers of all services. */
export type Implementation<Parts = PlatformDeps> = { [S in Service]: Handlers<S, Parts> };

/** Handlers of the services that shoppers call. */
export type ShopImplementation<Parts> = Omit<Implementation<Parts>, 'operator'>;
