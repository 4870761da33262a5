import { Hono } from 'hono';
import { Uuid } from '#contract/zod/zod.schemas.ts';
import { cartHandlers } from './cart/routes.ts';
import { catalogHandlers } from './catalog/routes.ts';
import { checkoutHandlers } from './checkout/routes.ts';
import { contactOperatorHandlers } from './contact/operator/routes.ts';
import { contactHandlers } from './contact/routes.ts';
import { contentHandlers } from './content/routes.ts';
import { deliveryHandlers } from './delivery/routes.ts';
import type { Deps } from './deps.ts';
import { deskOperatorHandlers } from './desk/routes.ts';
import { findPrincipal } from './domain/principal.ts';
import { userHandlers } from './identity/account-routes.ts';
import { authHandlers } from './identity/auth-routes.ts';
import { buyerOperatorHandlers } from './identity/operator/routes.ts';
import { sessionHandlers } from './identity/session-routes.ts';
import { newsletterHandlers } from './newsletter/routes.ts';
import { operatorGate } from './operators/base/operator-gate.ts';
import { accessOperatorHandlers } from './operators/routes.ts';
import { orderDraftHandlers } from './orders/drafts/routes.ts';
import { orderOperatorHandlers } from './orders/operator/routes.ts';
import { paymentHandlers } from './orders/payment-routes.ts';
import { orderHandlers } from './orders/routes.ts';
import { ContractBreach } from './platform/http/contract-check.ts';
import type { Handlers, Implementation, ShopImplementation } from './platform/http/implement.ts';
import { type AppEnv, failure, mount } from './platform/http/mount.ts';
import { ProblemError, problemResponse } from './platform/http/problem.ts';
import { refundOperatorHandlers } from './refunds/operator/routes.ts';
import { refundHandlers } from './refunds/routes.ts';
import { reportOperatorHandlers } from './report/operator-routes.ts';
import { reviewOperatorHandlers } from './reviews/operator/routes.ts';
import { reviewHandlers } from './reviews/routes.ts';
import { searchHandlers } from './search/routes.ts';
import { platformHandlers } from './site/routes.ts';
import { storeHandlers } from './stores/routes.ts';
import { wishlistHandlers } from './wishlist/routes.ts';

/** Request handlers of all services for shoppers. TypeScript reports a service that has no handlers. */
const services: ShopImplementation<Deps> = {
  session: sessionHandlers,
  auth: authHandlers,
  user: userHandlers,
  cart: cartHandlers,
  wishlist: wishlistHandlers,
  catalog: catalogHandlers,
  search: searchHandlers,
  store: storeHandlers,
  delivery: deliveryHandlers,
  checkout: checkoutHandlers,
  order: orderHandlers,
  refund: refundHandlers,
  review: reviewHandlers,
  payment: paymentHandlers,
  contact: contactHandlers,
  newsletter: newsletterHandlers,
  content: contentHandlers,
  platform: platformHandlers,
};

/** Handlers of the operations that only operators may call. */
const operatorHandlers: Handlers<'operator', Deps> = {
  ...orderOperatorHandlers,
  ...orderDraftHandlers,
  ...refundOperatorHandlers,
  ...reviewOperatorHandlers,
  ...reportOperatorHandlers,
  ...contactOperatorHandlers,
  ...buyerOperatorHandlers,
  ...accessOperatorHandlers,
  ...deskOperatorHandlers,
};

/** Creates the HTTP app that serves the shop's API to shoppers. */
export function createApp(deps: Deps): Hono<AppEnv> {
  return appOf(new Hono<AppEnv>(), services, deps);
}

/**
 * Creates a separate app for the calls of operators (docs/decisions/0036-operators.md). It refuses all
 * requests from browser pages, of any origin.
 */
export function createOperatorApp(
  deps: Deps,
  mountMore: (app: Hono<AppEnv>) => void = () => {},
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    const isFromPage = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined;
    if (isFromPage) return problemResponse(new ProblemError(403, 'CROSS_SITE_REQUEST'), deps.ids());
    await next();
  });
  return appOf(app, { operator: operatorHandlers }, deps, mountMore);
}

function appOf(
  app: Hono<AppEnv>,
  mounted: Partial<Implementation<Deps>>,
  deps: Deps,
  more?: (app: Hono<AppEnv>) => void,
): Hono<AppEnv> {
  app.use(async (c, next) => {
    const sent = Uuid.safeParse(c.req.header('x-request-id'));
    c.set('requestId', sent.success ? sent.data : deps.ids());
    await next();
    // The header is set on `c.res`, because Hono's own `c.header()` would copy the response and read its
    // body.
    c.res.headers.set('x-request-id', c.var.requestId);
  });

  mount(app, mounted, {
    deps,
    findPrincipal,
    operators: operatorGate,
    countWrongToken: deps.limits.countWrongToken,
  });
  more?.(app);

  app.notFound((c) => problemResponse(new ProblemError(404, 'NOT_FOUND'), c.var.requestId));
  app.onError((error, c) => {
    // Only tests validate responses against the contract. The error is rethrown, so that the test fails with
    // its full message.
    if (error instanceof ContractBreach) throw error;
    return failure(deps, error, c.var.requestId, 'app');
  });
  return app;
}
