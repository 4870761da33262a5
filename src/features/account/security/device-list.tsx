import { useQueryClient } from '@tanstack/react-query';
import { getEndMySignInMutationOptions, type SignIn } from '@/lib/api';
import { setQuery } from '@/lib/state/query-reads';
import { useRetryableQuery } from '@/lib/state/retryable-query';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { showToast } from '@/lib/ui/overlays/toast';
import { useRowFocus } from '@/lib/ui/use-row-focus';
import { AccountSection } from '../account-frame';
import { signInsQuery } from '../account-query';
import { LoadFailure } from '../load-failure';
import { useAttempt } from '../use-attempt';
import { lastSeen, useNow } from './moments';

const everywhereDialog = lazyPart(async () => (await import('./everywhere-dialog')).EverywhereDialog);

type DeviceListProps = { onSignedOutEverywhere(): void | Promise<void> };

/** Devices that are signed in, with a button to sign each out. */
export function DeviceList({ onSignedOutEverywhere }: DeviceListProps) {
  const { data, error, busy, retry } = useRetryableQuery(signInsQuery);
  const everywhere = useLazyOpen(everywhereDialog);
  const { Part: EverywhereDialog } = everywhere;
  return (
    <AccountSection
      title="Устройства"
      note={'Где вы\u00a0вошли. Незнакомое устройство\u00a0— повод выйти на\u00a0нём и\u00a0сменить пароль.'}
    >
      {data && <Devices items={data.items} />}
      {!data && !error && <DevicesSkeleton />}
      {!data && error && <LoadFailure error={error} busy={busy} onRetry={retry} />}
      {data && (
        <Button
          variant="quiet"
          size="small"
          {...everywhere.opener}
          busy={everywhere.busy}
          className="mt-6 max-sm:w-full"
        >
          Выйти на&nbsp;всех устройствах
        </Button>
      )}
      {EverywhereDialog && (
        <EverywhereDialog
          open={everywhere.open}
          onClose={everywhere.onClose}
          onSignedOut={onSignedOutEverywhere}
        />
      )}
    </AccountSection>
  );
}

function Devices({ items }: { items: readonly SignIn[] }) {
  const client = useQueryClient();
  const list = useRowFocus<HTMLUListElement>(items.map(({ id }) => id));
  const { attempt, busy, variables, refusal } = useAttempt({
    ...getEndMySignInMutationOptions(),
    onSuccess(_, { signInId }) {
      const { items: known = [] } = client.getQueryData(signInsQuery.queryKey) ?? {};
      setQuery(client, signInsQuery, { items: known.filter(({ id }) => id !== signInId) });
      const ended = known.find(({ id }) => id === signInId);
      showToast({ text: `Выполнен выход: ${ended?.device || NO_NAME.toLowerCase()}` });
    },
  });
  const now = useNow();

  return (
    <>
      <ul {...list} className="-mt-4">
        {items.map((signIn) => (
          <li
            key={signIn.id}
            className="flex items-start justify-between gap-x-6 border-hair border-b py-4 last:border-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">{signIn.device || NO_NAME}</p>
              <p className="mt-0.5 text-caption text-ink-2">
                {signIn.current
                  ? 'Это устройство'
                  : now
                    ? `Заходили ${lastSeen(new Date(signIn.lastSeenAt), now)}`
                    : '\u00a0'}
              </p>
            </div>
            {!signIn.current && (
              <TextButton
                busy={busy && variables?.signInId === signIn.id}
                aria-label={`Выйти на\u00a0устройстве: ${signIn.device || NO_NAME}`}
                onClick={() => void attempt({ signInId: signIn.id })}
                className="-mt-2.5 text-ui"
              >
                Выйти
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      {refusal && <ErrorNotice className="mt-4">{refusal.message}</ErrorNotice>}
    </>
  );
}

const NO_NAME = 'Неизвестное устройство';

/** Placeholder with the layout of two rows. */
function DevicesSkeleton() {
  return (
    <div role="status" aria-label="Загружаем устройства" className="-mt-4">
      {[1, 2].map((row) => (
        <div key={row} className="border-hair border-b py-4 nth-2:border-0 nth-2:pb-0">
          <Skeleton className="h-5.5 w-2/5" />
          <Skeleton className="mt-0.5 h-4.5 w-1/3" />
        </div>
      ))}
      <Skeleton className="mt-6 h-11 w-64 max-w-full" />
    </div>
  );
}
