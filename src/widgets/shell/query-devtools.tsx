import { lazy, Suspense } from 'react';
import { useHydrated } from '@/lib/state/use-hydrated';

// Marked as pure, so that a build which does not show it leaves the file out as well.
const Devtools = /* @__PURE__ */ lazy(async () => ({
  default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools,
}));

/** The cache of queries to look into. In development alone: the root leaves it out of what is built. */
export function QueryDevtools() {
  const hydrated = useHydrated();
  return (
    hydrated && (
      <Suspense>
        <Devtools buttonPosition="bottom-right" />
      </Suspense>
    )
  );
}
