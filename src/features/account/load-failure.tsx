import { isApiError, UNKNOWN_ERROR_MESSAGE } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';

type LoadFailureProps = { error: unknown; busy: boolean; onRetry(): void };

/** Shown in place of a list that failed to load, with a button to load it again. */
export function LoadFailure({ error, busy, onRetry }: LoadFailureProps) {
  return (
    <>
      <ErrorNotice>{isApiError(error) ? error.message : UNKNOWN_ERROR_MESSAGE}</ErrorNotice>
      <Button variant="quiet" size="small" busy={busy} onClick={onRetry} className="mt-3">
        Попробовать ещё раз
      </Button>
    </>
  );
}
