import { lazy, Suspense } from 'react';
import { useHydrated } from '@/lib/state/use-hydrated';

// Marked as pure, so that production builds drop the file.
const Devtools = /* @__PURE__ */ lazy(async () => ({
  default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools,
}));

/** Devtools of the query cache, in development only. */
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
