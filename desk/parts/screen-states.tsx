import type { ReactNode } from 'react';
import { refusalText } from '@/lib/forms/refusal-text';
import { Button } from '@/lib/ui/buttons/button';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { isApiError } from '../api/index.ts';

/** Shown in place of an empty list: what is empty, and what to do about it. */
export function Nothing({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="border-hair border-t py-16">
      <p className="type-h3">{title}</p>
      <div className="mt-2 text-ink-2 text-ui">{children}</div>
    </div>
  );
}

type FailureProps = { error: unknown; onRetry(): void };

/** Says why data failed to load, with a button to load it again. */
export function Failure({ error, onRetry }: FailureProps) {
  const known = isApiError(error) ? error : undefined;
  return (
    <div role="alert" className="border-hair border-t py-16">
      <p className="type-h3">{failureWords(error)}</p>
      <p className="mt-2 text-ink-2 text-ui">
        {known?.status === 403
          ? 'Это может сотрудник с\u00a0другой ролью.'
          : 'Данные в\u00a0магазине не\u00a0изменились.'}
      </p>
      {known?.status !== 403 && (
        <Button variant="quiet" size="small" onClick={onRetry} className="mt-6">
          Загрузить ещё раз
        </Button>
      )}
      {known && (
        <p className="mt-6 text-caption text-ink-3">{`Номер запроса для\u00a0поддержки: ${known.requestId}`}</p>
      )}
    </div>
  );
}

function failureWords(error: unknown): string {
  if (!isApiError(error)) return 'Что-то сломалось';
  // What a screen reads follows from its address, so only a wrong address asks for what is not valid.
  return error.status === 422 ? 'В\u00a0адресе страницы ошибка' : refusalText(error);
}

/** Placeholder of rows that are loading. */
export function RowsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Загружается</span>
      {Array.from({ length: 12 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={place} className="border-hair border-t py-3">
          <Skeleton className="h-5 w-full max-w-160" />
        </div>
      ))}
    </div>
  );
}
