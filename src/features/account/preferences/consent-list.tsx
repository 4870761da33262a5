import { useState } from 'react';
import type { Consent, UserProfile } from '@/lib/api';
import { useRetryableQuery } from '@/lib/state/retryable-query';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { Accordion, AccordionItem } from '@/lib/ui/content/accordion';
import { PageLink } from '@/lib/ui/links/page-link';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { useRowFocus } from '@/lib/ui/use-row-focus';
import { AccountSection } from '../account-frame';
import { consentsQuery } from '../account-query';
import { LoadFailure } from '../load-failure';
import { dayOf, useNow } from '../security/moments';

const withdrawalDialog = lazyPart(async () => (await import('./withdrawal-dialog')).WithdrawalDialog);

type ConsentListProps = {
  account: UserProfile;
  /**
   * Called when the shopper withdraws a consent that every account requires, so that the account must be
   * deleted.
   */
  onDelete(): void;
};

/**
 * The consents that the shopper gave: purpose, date, and a button to withdraw each. Withdrawn consents stay
 * in the list as a record.
 */
export function ConsentList({ account, onDelete }: ConsentListProps) {
  const { data, error, busy, retry } = useRetryableQuery(consentsQuery);
  return (
    <AccountSection title="Согласия" note={'На\u00a0что вы\u00a0согласились и\u00a0когда'}>
      {data && <Given items={data.items} account={account} onDelete={onDelete} />}
      {!data && !error && <ConsentsSkeleton />}
      {!data && error && <LoadFailure error={error} busy={busy} onRetry={retry} />}
    </AccountSection>
  );
}

function Given({ items, account, onDelete }: ConsentListProps & { items: readonly Consent[] }) {
  const [chosen, setChosen] = useState<Consent>();
  const { Part: WithdrawalDialog, open, busy, onClose, opener } = useLazyOpen(withdrawalDialog);
  const holding = items.filter(({ withdrawnAt }) => withdrawnAt === null);
  const withdrawn = items.filter(({ withdrawnAt }) => withdrawnAt !== null);
  const list = useRowFocus<HTMLUListElement>(holding.map(({ id }) => id));
  return (
    <>
      {holding.length === 0 && <p className="text-ink-2">Действующих согласий нет</p>}
      <ul {...list} className={holding.length > 0 ? '-mt-4' : undefined}>
        {holding.map((consent) => (
          <li
            key={consent.id}
            className="flex items-start justify-between gap-x-6 border-hair border-b py-4 last:border-0 last:pb-0"
          >
            <ConsentWords consent={consent} />
            <TextButton
              {...opener}
              busy={busy && chosen?.id === consent.id}
              aria-label={`Отозвать согласие: ${consent.title}`}
              onClick={(event) => {
                setChosen(consent);
                opener.onClick(event);
              }}
              className="-mt-2.5 text-ui"
            >
              Отозвать
            </TextButton>
          </li>
        ))}
      </ul>
      {withdrawn.length > 0 && (
        <Accordion className="mt-4 [&>details]:border-b-0">
          <AccordionItem
            title={<span className="text-ink-2 text-ui">Отозванные</span>}
            aside={<span className="text-caption text-ink-3 tabular-nums">{withdrawn.length}</span>}
          >
            <ul className="space-y-4">
              {withdrawn.map((consent) => (
                <li key={consent.id}>
                  <ConsentWords consent={consent} />
                </li>
              ))}
            </ul>
          </AccordionItem>
        </Accordion>
      )}
      {WithdrawalDialog && chosen && (
        <WithdrawalDialog
          key={chosen.id}
          open={open}
          onClose={onClose}
          consent={chosen}
          account={account}
          onDelete={() => {
            onClose();
            onDelete();
          }}
        />
      )}
    </>
  );
}

function ConsentWords({ consent: { title, document, givenAt, withdrawnAt } }: { consent: Consent }) {
  const now = useNow();
  return (
    <div className="min-w-0">
      <p className={withdrawnAt === null ? undefined : 'text-ink-2'}>{title}</p>
      <p className="mt-0.5 text-caption text-ink-2">
        {now && (
          <>
            <span>{`Дано ${dayOf(new Date(givenAt), now)}`}</span>
            {withdrawnAt !== null && <span>{`, отозвано ${dayOf(new Date(withdrawnAt), now)}`}</span>}
            <span>{'. '}</span>
          </>
        )}
        <PageLink href={document} className="quiet-link" aria-label={`Документ: ${title}`}>
          Документ
        </PageLink>
      </p>
    </div>
  );
}

/** Placeholder with the layout of two rows. */
function ConsentsSkeleton() {
  return (
    <div role="status" aria-label="Загружаем согласия" className="-mt-4">
      {[1, 2].map((row) => (
        <div key={row} className="border-hair border-b py-4 last:border-0 last:pb-0">
          <Skeleton className="h-5.5 w-3/5" />
          <Skeleton className="mt-0.5 h-4.5 w-2/5" />
        </div>
      ))}
    </div>
  );
}
