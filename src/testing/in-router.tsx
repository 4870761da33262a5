import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { parseSearch, stringifySearch } from '@/shop/addresses/search-params';

/**
 * Gives links a router that stays at `/`. For component tests of parts that only link; pass it to `render` as its
 * `wrapper`.
 */
export function InRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute(),
      history: createMemoryHistory(),
      parseSearch,
      stringifySearch,
    }),
  );
  // The context is typed for the shop's router, but this router has none of its routes.
  return <RouterContextProvider router={router as never}>{children}</RouterContextProvider>;
}
