import { isApiError, UNKNOWN_ERROR_MESSAGE } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';

type ReadingFailureProps = { error: unknown; busy: boolean; onAgain(): void };

/** Replaces a list that failed to load. */
export function ReadingFailure({ error, busy, onAgain }: ReadingFailureProps) {
  return (
    <>
      <ErrorNotice>{isApiError(error) ? error.message : UNKNOWN_ERROR_MESSAGE}</ErrorNotice>
      <Button variant="quiet" size="small" busy={busy} onClick={onAgain} className="mt-3">
        Попробовать ещё раз
      </Button>
    </>
  );
}
