import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '@/lib/api';
import { parseSearch, stringifySearch } from '@/shop/addresses/search-params';

/**
 * Renders a component that navigates, at a path. The router renders the same component at every path. For
 * component tests.
 */
export async function renderRouted(children: ReactNode, path = '/') {
  const client = createQueryClient();
  const rootRoute = createRootRoute({
    component: () => <div data-shown="">{children}</div>,
  });
  const anywhere = createRoute({ getParentRoute: () => rootRoute, path: '$' });
  const router = createRouter({
    routeTree: rootRoute.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  });
  render(
    <QueryClientProvider client={client}>
      {/* The types belong to the shop's router, not to this one. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByText((_, element) => element?.hasAttribute('data-shown') === true);
  return { router, client, user: userEvent.setup() };
}
