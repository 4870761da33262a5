import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { parseSearch, stringifySearch } from '@/shop/addresses/search-params';

/**
 * A router for component tests whose components only link and do not navigate; it stays at `/`. Pass it to
 * `render` as `wrapper`.
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
  // The context has the type of the shop's router, but this router has none of its routes.
  return <RouterContextProvider router={router as never}>{children}</RouterContextProvider>;
}
