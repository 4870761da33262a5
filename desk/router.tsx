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
import { buyersSearch } from './buyers/buyers-search.ts';
import { Frame } from './frame/frame.tsx';
import { DeskError, NoScreen, ScreenError } from './frame/screen-error.tsx';
import { healthSearch } from './health/health-search.ts';
import { labelsSearch, pickListSearch } from './labels/labels-search.ts';
import { logSearch } from './log/log-search.ts';
import { OrdersScreen } from './orders/list/orders-screen.tsx';
import { orderSearch } from './orders/order/order-search.ts';
import { ordersSearch } from './orders/orders-search.ts';
import { packingSearch } from './packing/packing-search.ts';
import { flagField, pageField, textField, uuidField } from './parts/lists/search-fields.ts';
import { parseSearch, stringifySearch } from './parts/lists/search-params.ts';
import { peopleSearch } from './people/people-search.ts';
import { refundsSearch } from './refunds/refunds-search.ts';
import { requestsSearch } from './requests/requests-search.ts';
import { reviewsSearch } from './reviews/reviews-search.ts';
import { findSession } from './session/session.ts';
import { SignInScreen } from './session/sign-in-screen.tsx';
import { TodayScreen } from './today/today-screen.tsx';

// What waits today, the list of orders and the sign-in are in the first file, other screens in files of their own.

const rootRoute = createRootRouteWithContext<{ client: QueryClient }>()({
  component: Outlet,
  errorComponent: DeskError,
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
  errorComponent: DeskError,
});

const homeRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/',
  beforeLoad: ({ context: { session } }) => {
    if (!session.operations.includes('getToday')) throw redirect({ to: '/orders', replace: true });
  },
  component: TodayScreen,
});

const soldOutRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/sold-out',
  validateSearch: zod.object({ page: pageField() }),
  component: lazyRouteComponent(() => import('./today/sold-out-screen.tsx'), 'SoldOutScreen'),
});

const healthRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/health',
  validateSearch: healthSearch,
  component: lazyRouteComponent(() => import('./health/health-screen.tsx'), 'HealthScreen'),
});

const ordersRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/orders',
  validateSearch: ordersSearch,
  component: OrdersScreen,
});

const newOrderRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/orders/new',
  component: lazyRouteComponent(() => import('./orders/new/new-order-screen.tsx'), 'NewOrderScreen'),
});

const orderRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/orders/$orderId',
  validateSearch: orderSearch,
  component: lazyRouteComponent(() => import('./orders/order/order-screen.tsx'), 'OrderScreen'),
});

const packingRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/packing',
  validateSearch: packingSearch,
  component: lazyRouteComponent(() => import('./packing/packing-screen.tsx'), 'PackingScreen'),
});

const pickListRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/pick-list',
  validateSearch: pickListSearch,
  component: lazyRouteComponent(() => import('./packing/pick-list-screen.tsx'), 'PickListScreen'),
});

const labelsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/labels',
  validateSearch: labelsSearch,
  component: lazyRouteComponent(() => import('./labels/labels-screen.tsx'), 'LabelsScreen'),
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

const peopleRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/people',
  validateSearch: peopleSearch,
  component: lazyRouteComponent(() => import('./people/people-screen.tsx'), 'PeopleScreen'),
});

/** The dialog that is open, and the passkey that it is about. */
const personSearch = zod.object({ do: textField(20), key: uuidField() });

const personRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/people/$operatorId',
  validateSearch: personSearch,
  component: lazyRouteComponent(() => import('./people/person-screen.tsx'), 'PersonScreen'),
});

const ownRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/me',
  validateSearch: personSearch,
  component: lazyRouteComponent(() => import('./people/own-screen.tsx'), 'OwnScreen'),
});

const logRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/log',
  validateSearch: logSearch,
  component: lazyRouteComponent(() => import('./log/log-screen.tsx'), 'LogScreen'),
});

const requestsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/requests',
  validateSearch: requestsSearch,
  component: lazyRouteComponent(() => import('./requests/requests-screen.tsx'), 'RequestsScreen'),
});

const requestRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/requests/$contactRequestId',
  validateSearch: zod.object({ do: textField(20) }),
  component: lazyRouteComponent(() => import('./requests/request-screen.tsx'), 'RequestScreen'),
});

const buyersRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/buyers',
  validateSearch: buyersSearch,
  component: lazyRouteComponent(() => import('./buyers/buyers-screen.tsx'), 'BuyersScreen'),
});

const buyerRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/buyers/$buyerId',
  validateSearch: zod.object({ do: textField(60) }),
  component: lazyRouteComponent(() => import('./buyers/buyer-screen.tsx'), 'BuyerScreen'),
});

const routeTree = rootRoute.addChildren([
  signInRoute,
  invitationRoute,
  deskRoute.addChildren([
    homeRoute,
    soldOutRoute,
    healthRoute,
    ordersRoute,
    newOrderRoute,
    orderRoute,
    packingRoute,
    pickListRoute,
    labelsRoute,
    refundsRoute,
    refundRoute,
    reviewsRoute,
    reviewRoute,
    requestsRoute,
    requestRoute,
    buyersRoute,
    buyerRoute,
    peopleRoute,
    personRoute,
    ownRoute,
    logRoute,
  ]),
]);

export function createDeskRouter(client: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { client },
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    // A parameter that a screen does not know is taken out of its address, and never reaches a call.
    search: { strict: true },
    defaultErrorComponent: ScreenError,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDeskRouter>;
  }
}
