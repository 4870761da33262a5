import { Hono } from 'hono';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { operationList } from '#contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { Call, Handler, Handlers, Implementation } from './implement.ts';
import { type AppEnv, mount } from './mount.ts';
import type { Principal } from './principal.ts';

// `npm run typecheck` checks these tests: if the line below a `@ts-expect-error` has no type error, the
// comment itself is an error.

const handlers: Handlers<'session'> = {
  getSession: () => ({ identity: null, shopper: null }) as never,
  deleteSession: () => {},
};

describe('typed implementations', () => {
  it('handlers of a service do not compile if one of its operations is missing', () => {
    const { getSession } = handlers;
    // @ts-expect-error Property 'deleteSession' is missing
    const wrong: Handlers<'session'> = { getSession };
    expect(wrong).toBeDefined();
  });

  it('handlers of a service do not compile with an operation that is not in the contract', () => {
    // @ts-expect-error 'endSession' does not exist
    const wrong: Handlers<'session'> = { ...handlers, endSession: () => {} };
    expect(wrong).toBeDefined();
  });

  it('handlers of a service do not compile with an operation of another service', () => {
    // @ts-expect-error 'logout' does not exist
    const wrong: Handlers<'session'> = { ...handlers, logout: () => {} };
    expect(wrong).toBeDefined();
  });

  it('a handler does not compile with an answer that the contract does not document', () => {
    // @ts-expect-error a status is required
    const wrong: Handler<'getHealth'> = () => ({ database: 'pglite' });
    // @ts-expect-error unknown status
    const unknown: Handler<'getHealth'> = async () => ({ status: 'sick', database: 'pglite' });
    expect([wrong, unknown]).toHaveLength(2);
  });

  it('a handler does not compile with a body for 204, or without one for 200', () => {
    // @ts-expect-error 204 has no body
    const surplus: Handler<'deleteSession'> = async () => ({ status: 'ok' });
    // @ts-expect-error 200 has a body
    const missing: Handler<'getHealth'> = async () => {};
    expect([surplus, missing]).toHaveLength(2);
  });

  it('a handler does not compile if it reads a part of the request that its operation does not have', () => {
    // @ts-expect-error a GET has no body
    const body: Handler<'getMyAccount'> = ({ body: { email } }) => email;
    // @ts-expect-error the path has another parameter
    const params: Handler<'removeFromWishlist'> = ({ params: { productUrl } }) => productUrl;
    expect([body, params]).toHaveLength(2);
  });

  it('the handlers of all services do not compile if one of the services is missing', () => {
    const { cart, ...others } = {} as Implementation;
    // @ts-expect-error Property 'cart' is missing
    const incomplete: Implementation = others;
    expect([cart, incomplete]).toHaveLength(2);
  });
});

it('a handler gets the kind of caller that the contract specifies for its operation', () => {
  expectTypeOf<Call<'getListing'>['principal']>().toEqualTypeOf<null>();
  expectTypeOf<Call<'getSession'>['principal']>().toEqualTypeOf<Principal | null>();
  expectTypeOf<Call<'getCart'>['principal']>().toEqualTypeOf<Principal>();
  expectTypeOf<Call<'getMyAccount'>['principal']>().toEqualTypeOf<Principal & { kind: 'user' }>();
  expectTypeOf<Call<'login'>['bearer']>().toEqualTypeOf<string | null>();
  expectTypeOf<Call<'register'>['bearer']>().toEqualTypeOf<undefined>();
  expectTypeOf<Call<'login'>['body']>().toEqualTypeOf<{ login: string; password: string }>();
  expectTypeOf<Call<'getListing'>['query']['page']>().not.toBeAny();
});

describe('mounting', () => {
  const all = Object.groupBy(operationList, ({ service }) => service);
  const named = (ids: readonly { id: string }[] = []) =>
    Object.fromEntries(ids.map(({ id }) => [id, () => ({ id })]));
  const services = Object.fromEntries(Object.entries(all).map(([service, ids]) => [service, named(ids)]));
  const parts = {
    deps: {} as Deps,
    findPrincipal: async () => null,
    operators: { find: async () => null, note: async () => {} },
    countWrongToken: () => ({ isAlarm: false, waitSeconds: null }),
  };

  it('mounting registers a route for every operation', () => {
    const app = new Hono<AppEnv>();
    mount(app, services as unknown as Implementation, parts);
    expect(app.routes).toHaveLength(operationList.length);
  });

  it('mounting reports an operation without a handler, which the type check misses only because of a cast', () => {
    const { getCart: _, ...cart } = services.cart ?? {};
    const incomplete = { ...services, cart } as unknown as Implementation;
    expect(() => mount(new Hono<AppEnv>(), incomplete, parts)).toThrow('getCart has no implementation');
  });
});
