import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isApiError } from '../api/index.ts';
import { Failure } from '../parts/screen-states.tsx';

/** Shown in place of a screen that failed to render, or if the session failed to load. */
export function ScreenError({ error, reset }: { error: unknown; reset(): void }) {
  const router = useRouter();
  useEffect(() => {
    // Failed calls have been logged already.
    if (!isApiError(error)) console.error(error);
  }, [error]);
  return (
    <main className="px-margin py-16">
      <Failure
        error={error}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </main>
  );
}

export const NoScreen = () => (
  <main className="px-margin py-16">
    <h1 className="type-h2">Такой страницы нет</h1>
    <p className="mt-3 text-body">
      <Link to="/" className="quiet-link">
        Вернуться к&nbsp;заказам
      </Link>
    </p>
  </main>
);
