import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isApiError } from '../api/index.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure } from '../parts/screen-states.tsx';
import { EntryFrame } from '../session/entry-frame.tsx';

type ErrorProps = { error: unknown; reset(): void };

/** Shown in place of a screen that failed to render. */
export const ScreenError = (props: ErrorProps) => (
  <>
    <PageHead title="Экран не&nbsp;открылся" />
    <div className="mt-4">
      <RenderFailure {...props} />
    </div>
  </>
);

/** Shown in place of the whole desk, such as if the session failed to load. */
export const DeskError = (props: ErrorProps) => (
  <EntryFrame title="Рабочий стол не&nbsp;открылся">
    <RenderFailure {...props} />
  </EntryFrame>
);

function RenderFailure({ error, reset }: ErrorProps) {
  const router = useRouter();
  useEffect(() => {
    // Failed calls have been logged already.
    if (!isApiError(error)) console.error(error);
  }, [error]);
  return (
    <Failure
      error={error}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}

export const NoScreen = () => (
  <EntryFrame title="Такой страницы нет">
    <p className="text-body">
      <Link to="/orders" className="quiet-link">
        Вернуться к&nbsp;заказам
      </Link>
    </p>
  </EntryFrame>
);
