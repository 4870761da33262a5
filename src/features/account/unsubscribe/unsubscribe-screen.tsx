import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type EndedLetters, unsubscribe } from '@/lib/api';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { TextLink } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { PageLink } from '@/lib/ui/links/page-link';
import { hrefTo } from '@/shop/addresses/href-to';
import { unsubscribeForm, WRONG_LINK } from './unsubscribe-definition';

export type PostedUnsubscription = { error: string } | { ended: EndedLetters['letters'] };

type UnsubscribeScreenProps = {
  /** The token of the link. Empty if the link is incomplete. */
  token: string;
  /** The result of the form when it was posted without scripts. */
  posted?: PostedUnsubscription;
  /** Called after the subscription ended. */
  onEnded(): void;
};

const ENDED: Record<EndedLetters['letters'], ReactNode> = {
  PRICE_DROPS: (
    <span>
      Больше не&nbsp;напишем о&nbsp;снижении цены. Письма о&nbsp;заказах приходят, как и&nbsp;раньше.
    </span>
  ),
  NEWS: (
    <span>
      Больше не&nbsp;пришлём новости и&nbsp;скидки. Письма о&nbsp;заказах приходят, как и&nbsp;раньше.
    </span>
  ),
};

const BACK: Record<EndedLetters['letters'], ReactNode> = {
  PRICE_DROPS: (
    <>
      <span>Подписаться снова можно в&nbsp;</span>
      <PageLink to="/wishlist" className="quiet-link">
        избранном
      </PageLink>
      <span>.</span>
    </>
  ),
  NEWS: (
    <>
      <span>{'Нажали случайно? '}</span>
      <PageLink to="/newsletter" className="quiet-link">
        Подпишитесь снова
      </PageLink>
      <span>.</span>
    </>
  ),
};

/**
 * The page behind the unsubscribe link of a letter; it needs no sign-in. With scripts it unsubscribes as soon
 * as it opens, otherwise by a button. A mail scanner that runs scripts may unsubscribe the shopper by
 * accident, which is better than sending unwanted letters.
 */
export function UnsubscribeScreen({ token, posted, onEnded }: UnsubscribeScreenProps) {
  const [ended, setEnded] = useState(posted && 'ended' in posted ? posted.ended : undefined);
  const { attributes, field, refusal, busy, submit } = useContractForm(unsubscribeForm, {
    posted: posted && 'error' in posted ? { form: posted.error } : undefined,
    async send(request) {
      setEnded((await unsubscribe(request)).letters);
      onEnded();
    },
    refused: ({ status }) => (status === 404 ? { form: WRONG_LINK } : undefined),
  });
  const isSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isSent.current || !token || posted) return;
    isSent.current = true;
    void submit();
  }, []);
  const error = refusal ?? (token ? undefined : WRONG_LINK);
  const { error: _, ...secret } = field('token');

  return (
    <div className="min-h-page">
      <div className="mx-auto w-full max-w-120 px-margin py-12 md:py-24">
        <h1 className="type-h2 mb-4">{ended ? 'Вы\u00a0отписались' : 'Отказ от\u00a0писем'}</h1>
        {ended ? (
          <>
            <p role="status" className="mb-6">
              {ENDED[ended]}
            </p>
            <ButtonLink to="/" wide>
              На&nbsp;главную
            </ButtonLink>
            <p className="mt-6 text-caption text-ink-2">{BACK[ended]}</p>
          </>
        ) : (
          <>
            {error && <ErrorNotice className="mb-4">{error}</ErrorNotice>}
            {token && error !== WRONG_LINK && (
              <form {...attributes} action={hrefTo('/unsubscribe')}>
                <input {...secret} type="hidden" defaultValue={token} />
                <Button type="submit" wide busy={busy}>
                  Отписаться
                </Button>
              </form>
            )}
            {error && <TextLink to="/editpreferences">Настройки</TextLink>}
          </>
        )}
      </div>
    </div>
  );
}
