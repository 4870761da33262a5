import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import * as zod from 'zod/mini';
import { Frame } from './frame/frame.tsx';
import { NoScreen, ScreenError } from './frame/screen-error.tsx';
import { OrdersScreen } from './orders/list/orders-screen.tsx';
import { orderSearch } from './orders/order/order-search.ts';
import { ordersSearch } from './orders/orders-search.ts';
import { flagField, textField } from './parts/search-fields.ts';
import { parseSearch, stringifySearch } from './parts/search-params.ts';
import { refundsSearch } from './refunds/refunds-search.ts';
import { reviewsSearch } from './reviews/reviews-search.ts';
import { findSession } from './session/session.ts';
import { SignInScreen } from './session/sign-in-screen.tsx';

// The entry chunk contains the list of orders and the sign-in screen. Each other screen has a chunk of its
// own.

const rootRoute = createRootRouteWithContext<{ client: QueryClient }>()({
  component: Outlet,
  errorComponent: ScreenError,
  notFoundComponent: NoScreen,
});

/** Accepts only a path of the desk, and no address of another site. */
const back = zod.catch(zod.optional(zod.string().check(zod.regex(/^\/(?![/\\])/))), undefined);

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: zod.object({ ended: flagField(), back }),
  component: SignInScreen,
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  component: lazyRouteComponent(() => import('./session/invitation-screen.tsx'), 'InvitationScreen'),
});

const deskRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'desk',
  async beforeLoad({ context, location }) {
    const session = await findSession(context.client);
    const isHome = location.href === '/' || location.href === '/orders';
    if (!session)
      throw redirect({ to: '/sign-in', search: isHome ? {} : { back: location.href }, replace: true });
    return { session };
  },
  component: Frame,
});

const homeRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/orders', replace: true });
  },
});

const ordersRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/orders',
  validateSearch: ordersSearch,
  component: OrdersScreen,
});

const orderRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/orders/$orderId',
  validateSearch: orderSearch,
  component: lazyRouteComponent(() => import('./orders/order/order-screen.tsx'), 'OrderScreen'),
});

const refundsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/refunds',
  validateSearch: refundsSearch,
  component: lazyRouteComponent(() => import('./refunds/refunds-screen.tsx'), 'RefundsScreen'),
});

const refundRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/refunds/$orderId/$refundId',
  validateSearch: zod.object({ do: textField(20) }),
  component: lazyRouteComponent(() => import('./refunds/refund-screen.tsx'), 'RefundScreen'),
});

const reviewsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/reviews',
  validateSearch: reviewsSearch,
  component: lazyRouteComponent(() => import('./reviews/reviews-screen.tsx'), 'ReviewsScreen'),
});

const reviewRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/reviews/$reviewId',
  validateSearch: zod.object({ do: textField(20) }),
  component: lazyRouteComponent(() => import('./reviews/review-screen.tsx'), 'ReviewScreen'),
});

const routeTree = rootRoute.addChildren([
  signInRoute,
  invitationRoute,
  deskRoute.addChildren([
    homeRoute,
    ordersRoute,
    orderRoute,
    refundsRoute,
    refundRoute,
    reviewsRoute,
    reviewRoute,
  ]),
]);

export function createDeskRouter(client: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { client },
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultErrorComponent: ScreenError,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDeskRouter>;
  }
}
