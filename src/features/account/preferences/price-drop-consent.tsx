import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useId, useOptimistic } from 'react';
import { CONSENT_TEXTS } from '#shared/forms/consents.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { getAnswerConsentsMutationOptions } from '@/lib/api';
import { setQuery } from '@/lib/state/query-reads';
import { useRetryableQuery } from '@/lib/state/retryable-query';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { PageLink } from '@/lib/ui/links/page-link';
import { showToast } from '@/lib/ui/overlays/toast';
import { ConsentSentence } from '@/shop/consents/consent-sentence';
import { consentsQuery } from '../account-query';
import { useAttempt } from '../use-attempt';

const { version } = CONSENT_TEXTS['price-drops'];

/**
 * The checkbox «Сообщать о снижении цены» for a signed-in shopper: checking it gives the consent, clearing it
 * withdraws the consent.
 */
export function PriceDropConsent({ email }: { email: string }) {
  const client = useQueryClient();
  const note = useId();
  const { data, error, retry } = useRetryableQuery({ ...consentsQuery, enabled: email !== '' });
  const { attempt, busy, refusal } = useAttempt({
    ...getAnswerConsentsMutationOptions(),
    onSuccess(consents, { data: { answers } }) {
      setQuery(client, consentsQuery, consents);
      showToast({
        text: answers[0]?.allowed
          ? 'Сообщим о\u00a0снижении цены'
          : 'Больше не\u00a0пишем о\u00a0снижении цены',
      });
    },
  });
  const holds =
    data?.items.some(({ purpose, withdrawnAt }) => purpose === 'price-drops' && withdrawnAt === null) ??
    false;
  // The mutation becomes pending a moment after the press, so without optimistic state the checkbox would
  // jump back.
  const [shown, show] = useOptimistic(holds);
  const answer = (allowed: boolean) =>
    startTransition(async () => {
      show(allowed);
      await attempt({ data: { answers: [{ purpose: 'price-drops', version, allowed }] } });
    });
  if (email === '') {
    return (
      <p className="text-caption text-ink-2">
        Чтобы узнавать о&nbsp;снижении цены, укажите почту в&nbsp;
        <PageLink to="/myprofile" className="quiet-link">
          личных данных
        </PageLink>
      </p>
    );
  }
  return (
    <>
      <Checkbox
        checked={shown}
        disabled={data === undefined}
        aria-busy={busy || undefined}
        aria-describedby={note}
        onChange={({ currentTarget: { checked } }) => !busy && answer(checked)}
      >
        <ConsentSentence id="price-drops" />
      </Checkbox>
      <p id={note} className="pl-7.5 -mt-1 text-caption text-ink-2 [overflow-wrap:anywhere]">
        {`На\u00a0${shownEmail(email)}, не\u00a0чаще письма в\u00a0день. Отписаться можно из\u00a0любого.`}
      </p>
      {refusal && <ErrorNotice className="mt-2">{refusal.message}</ErrorNotice>}
      {error !== null && data === undefined && (
        <TextButton onClick={retry} className="ml-7.5">
          Не&nbsp;удалось загрузить. Попробовать ещё раз
        </TextButton>
      )}
    </>
  );
}
