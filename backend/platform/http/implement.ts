import type * as z from 'zod/mini';
import type { OperationSchemas } from '#contract/operation-schemas.ts';
import type { Access, OperationId, OperationOf, Operations, Service } from '#contract/operations.ts';
import type { PlatformDeps } from '../base/deps.ts';
import type { CallingOperator } from './operator.ts';
import type { Principal } from './principal.ts';

/** What a part of the request is once its schema has read it; undefined where the operation has no such part. */
type Part<Id extends OperationId, Name extends string> = OperationSchemas[Id] extends {
  [N in Name]: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

/** What the success carries; nothing for 204. */
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

/** The text of a token that may have ended, for the operations to which the contract sends one. */
type Bearer<Id extends OperationId> = 'anyBearerAuth' extends Operations[Id]['credentials'][number]
  ? string | null
  : undefined;

/** One call of an operation: its parts as the contract has them, and who makes it. */
export type Call<Id extends OperationId, Parts = PlatformDeps> = {
  params: Part<Id, 'params'>;
  query: Part<Id, 'query'>;
  header: Part<Id, 'header'>;
  body: Part<Id, 'body'>;
  principal: PrincipalOf<Operations[Id]['access']>;
  /** As it was sent, good or not; null without one. */
  bearer: Bearer<Id>;
  /** What the room of the handler needs from outside. */
  deps: Parts;
  /** The answer to a question about the caller: calls of one page share it. */
  once: <Found>(question: string, find: () => Promise<Found>) => Promise<Found>;
  requestId: string;
  /** Address of the shopper; `unknown` when the tier in front does not send it. */
  clientIp: string;
  /** User-Agent of the shopper's browser, at most 512 characters; empty when there is none. Not for the log. */
  userAgent: string;
  /** Cookies by name. */
  cookies: Record<string, string>;
  /** Adds a Set-Cookie header with this text, to the answer or to the problem. */
  setCookie: (cookie: string) => void;
  /** Headers of a successful answer; `cache-control: no-store` unless set. */
  headers: Headers;
};

/** Does the work of one operation. A refusal is a thrown ProblemError. */
export type Handler<Id extends OperationId, Parts = PlatformDeps> = (
  call: Call<Id, Parts>,
) => Answer<Id> | Promise<Answer<Id>>;

/**
 * A handler for every operation of a service, and for no other: a missing, surplus or wrongly typed one does not compile.
 */
export type Handlers<S extends Service, Parts = PlatformDeps> = {
  [Id in OperationOf<S>]: Handler<Id, Parts>;
};

/** Handlers of all services. */
export type Implementation<Parts = PlatformDeps> = { [S in Service]: Handlers<S, Parts> };

/** Handlers of the services that shoppers call. */
export type ShopImplementation<Parts> = Omit<Implementation<Parts>, 'operator'>;
