import type * as z from 'zod/mini';
import type { OperationSchemas } from '#contract/operation-schemas.ts';
import type { Access, OperationId, OperationOf, Operations, Service } from '#contract/operations.ts';
import type { PlatformDeps } from '../base/deps.ts';
import type { CallingOperator } from './operator.ts';
import type { Principal } from './principal.ts';

/** The type of a parsed part of a request, such as its query; undefined if the operation has no such part. */
type Part<Id extends OperationId, Name extends string> = OperationSchemas[Id] extends {
  [N in Name]: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

/** What a handler returns: the body of the successful response, or nothing for 204. */
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
 * The type of `bearer`. Only operations that may be called with an expired token, according to the contract,
 * get the token; for all others, the type is `undefined`.
 */
type Bearer<Id extends OperationId> = 'anyBearerAuth' extends Operations[Id]['credentials'][number]
  ? string | null
  : undefined;

/** A call of an operation, as a handler receives it: the parsed parts of the request, and who sent it. */
export type Call<Id extends OperationId, Parts = PlatformDeps> = {
  params: Part<Id, 'params'>;
  query: Part<Id, 'query'>;
  header: Part<Id, 'header'>;
  body: Part<Id, 'body'>;
  principal: PrincipalOf<Operations[Id]['access']>;
  /** The access token of the request, even if it is invalid; null if the request has none. */
  bearer: Bearer<Id>;
  /** Dependencies of the handler's service. */
  deps: Parts;
  /**
   * Finds a fact about the caller, such as the account. `question` names the fact. While a page is rendered,
   * the first call runs `find`, and all later calls with the same question get its result.
   */
  once: <Found>(question: string, find: () => Promise<Found>) => Promise<Found>;
  requestId: string;
  /** The shopper's IP address; `unknown` if the proxy in front does not send it. */
  clientIp: string;
  /**
   * User-Agent of the shopper's browser, cut to 512 characters; '' if the request has none. Must not be
   * logged.
   */
  userAgent: string;
  /** The cookies of the request; the key is the name. */
  cookies: Record<string, string>;
  /** Adds a Set-Cookie header with this text to the response, even if the call fails. */
  setCookie: (cookie: string) => void;
  /** Headers for a successful response. `cache-control` is `no-store` unless the handler sets it. */
  headers: Headers;
};

/** Implements one operation. Throws a ProblemError to refuse a call. */
export type Handler<Id extends OperationId, Parts = PlatformDeps> = (
  call: Call<Id, Parts>,
) => Answer<Id> | Promise<Answer<Id>>;

/**
 * One handler for each operation of a service. If a handler is missing, has the wrong type or belongs to no
 * operation, the code does not compile.
 */
export type Handlers<S extends Service, Parts = PlatformDeps> = {
  [Id in OperationOf<S>]: Handler<Id, Parts>;
};

/** Handlers of all services. */
export type Implementation<Parts = PlatformDeps> = { [S in Service]: Handlers<S, Parts> };

/** Handlers of the services for shoppers: all except the service for operators. */
export type ShopImplementation<Parts> = Omit<Implementation<Parts>, 'operator'>;
