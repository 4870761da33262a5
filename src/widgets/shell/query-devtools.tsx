import { lazy, Suspense } from 'react';
import { useHydrated } from '@/lib/state/use-hydrated';

// The annotation lets production builds drop this code.
const Devtools = /* @__PURE__ */ lazy(async () => ({
  default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools,
}));

/** The developer tools of the query cache, in development only. */
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
