import { useState } from 'react';
import type { AccountEvent } from '@/lib/api';
import { useRetryableQuery } from '@/lib/state/retryable-query';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { AccountSection } from '../account-frame';
import { accountEventsQuery } from '../account-query';
import { LoadFailure } from '../load-failure';
import { timeOf, useNow } from './moments';
import { providerNames } from './provider-names';

/** Number of events shown at first; a button shows the rest. */
const FIRST = 5;

/** Recent events of the account, so that its owner notices changes made by another person. */
export function EventList() {
  const { data, error, busy, retry } = useRetryableQuery(accountEventsQuery);
  return (
    <AccountSection
      title="Действия с&nbsp;аккаунтом"
      note={
        'Входы с\u00a0новых устройств и\u00a0изменения за\u00a0180\u00a0дней. Если это были не\u00a0вы, выйдите на\u00a0всех устройствах и\u00a0смените пароль.'
      }
    >
      {data && <Events items={data.items} />}
      {!data && !error && <EventsSkeleton />}
      {!data && error && <LoadFailure error={error} busy={busy} onRetry={retry} />}
    </AccountSection>
  );
}

function Events({ items }: { items: readonly AccountEvent[] }) {
  const [all, setAll] = useState(false);
  const now = useNow();
  if (items.length === 0) return <p className="text-ink-2">Пока ничего не&nbsp;происходило</p>;
  return (
    <>
      <ul className="-mt-4">
        {items.slice(0, all ? undefined : FIRST).map((event) => (
          <li
            key={`${event.at} ${event.kind} ${event.provider}`}
            className="border-hair border-b py-4 last:border-0 last:pb-0"
          >
            <p>{wordsOf(event)}</p>
            <p className="mt-0.5 text-caption text-ink-2 [overflow-wrap:anywhere]">
              {[now && timeOf(new Date(event.at), now), event.device].filter(Boolean).join(' · ') || '\u00a0'}
            </p>
          </li>
        ))}
      </ul>
      {!all && items.length > FIRST && (
        <TextButton className="mt-2 text-ui" onClick={() => setAll(true)}>
          {`Показать все: ${items.length}`}
        </TextButton>
      )}
    </>
  );
}

function wordsOf({ kind, provider }: AccountEvent): string {
  const elsewhere = provider ? providerNames([provider]) : 'другой сервис';
  const words: Record<AccountEvent['kind'], string> = {
    SIGNED_IN: 'Вход с\u00a0нового устройства',
    EMAIL_CHANGED: 'Изменена электронная почта',
    PHONE_CHANGED: 'Изменён телефон',
    PASSWORD_CHANGED: 'Изменён пароль',
    EXTERNAL_LINKED: `Подключён вход через ${elsewhere}`,
    EXTERNAL_UNLINKED: `Отключён вход через ${elsewhere}`,
    CHANGES_UNDONE: 'Изменения отменены по\u00a0ссылке из\u00a0письма',
  };
  return words[kind];
}

/** Placeholder with the layout of two rows. */
function EventsSkeleton() {
  return (
    <div role="status" aria-label="Загружаем действия" className="-mt-4">
      {[1, 2].map((row) => (
        <div key={row} className="border-hair border-b py-4 last:border-0 last:pb-0">
          <Skeleton className="h-5.5 w-2/5" />
          <Skeleton className="mt-0.5 h-4.5 w-1/3" />
        </div>
      ))}
    </div>
  );
}
