import type * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import type { Principal } from './principal.ts';

type Schema = z.ZodMiniType;
type Output<S> = S extends Schema ? z.output<S> : undefined;
type Answer<S> = S extends Schema ? z.input<S> | Empty : Empty;

/** The generated schemas of one operation. `query` and `header` belong to all of them. */
export type OperationSchemas = {
  params?: z.ZodMiniObject;
  query: z.ZodMiniObject;
  header: z.ZodMiniObject;
  body?: Schema;
  /** What 200 carries; left out for 204. */
  response?: Schema;
};

/**
 * Who may call. `open`: anyone, a bearer is not looked at. `optional`: anyone, but a bearer must be good.
 * `bearer`: guests and users. `user`: signed-in shoppers. Everyone else gets 401 before anything is read.
 */
export type Access = 'open' | 'optional' | 'bearer' | 'user';

type PrincipalOf<A extends Access> = A extends 'bearer'
  ? Principal
  : A extends 'user'
    ? Principal & { kind: 'user' }
    : Principal | null;

export type Call<S extends OperationSchemas, A extends Access> = {
  params: Output<S['params']>;
  query: Output<S['query']>;
  header: Output<S['header']>;
  body: Output<S['body']>;
  principal: PrincipalOf<A>;
  /** Text of the bearer as it was sent, good or not; null without one. */
  bearer: string | null;
  deps: Deps;
  requestId: string;
  /** Address of the shopper; `unknown` when the tier in front does not tell. */
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

export type OperationSpec<S extends OperationSchemas, A extends Access> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As the contract writes it, with `{name}` for parameters. */
  path: string;
  schemas: S;
  access: A;
  handler: (call: Call<S, A>) => Promise<Answer<S['response']>> | Answer<S['response']>;
};

/** An operation whose types have done their work; `mount` gives it a place in the app. */
export type Operation = OperationSpec<OperationSchemas, Access>;

/** Binds an operation of the contract to its generated schemas and its handler. */
export function operation<const S extends OperationSchemas, const A extends Access>(
  spec: OperationSpec<S, A>,
): Operation {
  // A handler asks for less than `mount` promises to give: each part was parsed by the schema of its type.
  return spec as unknown as Operation;
}

/** An answer without a body. */
export class Empty {
  readonly status: 204;
  constructor(status: 204) {
    this.status = status;
  }
}

export const empty = (status: 204): Empty => new Empty(status);
