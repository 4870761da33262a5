import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Measures } from '#shared/goods/my-size.ts';
import { isApiError, UNKNOWN_ERROR_MESSAGE } from '@/lib/api';
import { useKnownQuery } from '@/lib/state/known-query';
import { useRetryableQuery } from '@/lib/state/retryable-query';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { measuresQuery, saveMeasuresMutation, showMeasures } from './account-measures';
import { DeviceOffer } from './device-offer';
import { MeasureFields } from './measure-fields';
import type { MeasuresFormProps } from './measures-form-props';

/**
 * Fields for body measurements that the account stores. A measurement is saved when its field loses the
 * focus; matching sizes are marked while typing.
 */
export function AccountMeasuresForm({ wearer, measures }: MeasuresFormProps) {
  const client = useQueryClient();
  const { error, busy, retry } = useRetryableQuery(measuresQuery);
  // Read from the cache in every render, because the query above reports a change one render later.
  const data = useKnownQuery(measuresQuery);
  const { mutateAsync, error: failure, isPending } = useMutation(saveMeasuresMutation);
  /** Measurements that are shown but not sent yet. */
  const unsent = useRef<Measures | null>(null);
  const [round, setRound] = useState(0);

  async function send(): Promise<boolean> {
    const next = unsent.current;
    if (next === null) return true;
    unsent.current = null;
    try {
      await mutateAsync({ wearer, measures: next });
      return true;
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      // Saving failed: send these measurements with the next change, unless newer ones were typed since.
      unsent.current ??= next;
      return false;
    }
  }

  function change(next: Measures): void {
    showMeasures(client, wearer, next);
    unsent.current = next;
  }

  function replace(next: Measures): Promise<boolean> {
    change(next);
    setRound(round + 1);
    return send();
  }

  if (data === undefined) {
    if (!error) return <Waiting fields={measures.length} />;
    return (
      <>
        <ErrorNotice>{isApiError(error) ? error.message : UNKNOWN_ERROR_MESSAGE}</ErrorNotice>
        <TextButton className="mt-2 text-ui" busy={busy} onClick={retry}>
          Попробовать ещё раз
        </TextButton>
      </>
    );
  }
  const saved = data[wearer] ?? {};
  return (
    <>
      <MeasureFields
        key={round}
        measures={measures}
        saved={saved}
        onChange={change}
        onDone={() => void send()}
        onDelete={() => void replace({})}
        note={'Мерки хранятся в\u00a0вашей учётной записи.'}
      />
      {isApiError(failure) && (
        <>
          <ErrorNotice className="mt-3">{failure.message}</ErrorNotice>
          <TextButton className="mt-2 text-ui" busy={isPending} onClick={() => void send()}>
            Сохранить ещё раз
          </TextButton>
        </>
      )}
      <DeviceOffer wearer={wearer} saved={saved} onTake={(onDevice) => replace({ ...saved, ...onDevice })} />
    </>
  );
}

/** Placeholder as high as the fields. */
function Waiting({ fields }: { fields: number }) {
  return (
    <div role="status" aria-label="Загружаем мерки" className="grid grid-cols-2 gap-x-4 gap-y-3">
      {Array.from({ length: fields }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={place} className="h-19" />
      ))}
    </div>
  );
}
