import { Hono } from 'hono';
import { Uuid } from '../src/generated/zod/zod.schemas.ts';
import { cartOperations } from './cart/routes.ts';
import { catalogOperations } from './catalog/routes.ts';
import { contentOperations } from './content/routes.ts';
import type { Deps } from './deps.ts';
import { findPrincipal } from './domain/principal.ts';
import { userOperations } from './identity/account/routes.ts';
import { authOperations } from './identity/auth/routes.ts';
import { externalOperations } from './identity/external/routes.ts';
import { sessionOperations } from './identity/session/routes.ts';
import { ContractBreach } from './platform/http/contract-check.ts';
import { type AppEnv, failure, mount } from './platform/http/mount.ts';
import { ProblemError, problemResponse } from './platform/http/problem.ts';
import { searchOperations } from './search/routes.ts';
import { platformOperations } from './site/routes.ts';
import { storeOperations } from './stores/routes.ts';
import { wishlistOperations } from './wishlist/routes.ts';

/** The reference implementation of the contract, as one app over the parts it is given. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.use(async (c, next) => {
    const sent = Uuid.safeParse(c.req.header('x-request-id'));
    c.set('requestId', sent.success ? sent.data : deps.ids());
    await next();
    c.header('x-request-id', c.var.requestId);
  });

  for (const spec of [
    ...sessionOperations,
    ...authOperations,
    ...externalOperations,
    ...userOperations,
    ...cartOperations,
    ...wishlistOperations,
    ...catalogOperations,
    ...searchOperations,
    ...storeOperations,
    ...contentOperations,
    ...platformOperations,
  ])
    mount(app, deps, spec, findPrincipal);

  app.notFound((c) => problemResponse(new ProblemError(404, 'NOT_FOUND'), c.var.requestId));
  app.onError((error, c) => {
    // The tests are told in full; a shopper never meets this, answers are checked only there.
    if (error instanceof ContractBreach) throw error;
    return failure(deps, error, c.var.requestId, 'app');
  });
  return app;
}
