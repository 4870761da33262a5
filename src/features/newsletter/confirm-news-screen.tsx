import { useState } from 'react';
import { confirmNewsletter } from '@/lib/api';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { hrefTo } from '@/shop/addresses/href-to';
import { CUT_LINK, confirmNewsForm, OLD_LINK } from './newsletter-definition';
import { NewsletterFrame } from './newsletter-frame';

export type PostedNewsConfirmation = { error: string } | { confirmed: true };

type ConfirmNewsScreenProps = {
  /** The token of the link. Empty if the link is incomplete. */
  token: string;
  /** The result of the form when it was posted without scripts. */
  posted?: PostedNewsConfirmation;
  /** Called after the address was subscribed, which may change the subscriptions of an account. */
  onConfirmed(): void;
};

/**
 * The page behind the confirmation link of a letter. It sends a request only when the button is pressed: mail
 * programs open links to preview them, and a preview must not subscribe.
 */
export function ConfirmNewsScreen({ token, posted, onConfirmed }: ConfirmNewsScreenProps) {
  const [confirmed, setConfirmed] = useState(posted !== undefined && 'confirmed' in posted);
  const { attributes, field, refusal, busy } = useContractForm(confirmNewsForm, {
    posted: posted && 'error' in posted ? { form: posted.error } : undefined,
    async send(request) {
      await confirmNewsletter(request);
      setConfirmed(true);
      onConfirmed();
    },
    refused: ({ status }) => (status === 404 ? { form: OLD_LINK } : undefined),
  });
  const error = refusal ?? (token ? undefined : CUT_LINK);
  const isSpent = error === CUT_LINK || error === OLD_LINK;
  const { error: _, ...secret } = field('token');

  if (confirmed)
    return (
      <NewsletterFrame title={'Вы\u00a0подписаны'}>
        <p role="status" className="mb-6">
          Новости и&nbsp;скидки будут приходить на&nbsp;эту почту. Отказаться можно по&nbsp;ссылке
          в&nbsp;каждом письме.
        </p>
        <ButtonLink to="/" wide>
          На&nbsp;главную
        </ButtonLink>
      </NewsletterFrame>
    );
  return (
    <NewsletterFrame title={'Подписка на\u00a0новости'}>
      {!isSpent && (
        <p className="mb-6">
          Остался один шаг: подтвердите, что хотите получать новости и&nbsp;скидки на&nbsp;эту почту.
        </p>
      )}
      {error && <ErrorNotice className="mb-4">{error}</ErrorNotice>}
      {isSpent ? (
        <ButtonLink to="/newsletter" variant="quiet" wide>
          Подписаться ещё раз
        </ButtonLink>
      ) : (
        <form {...attributes} action={hrefTo('/newsletter/confirmation')}>
          <input {...secret} type="hidden" defaultValue={token} />
          <Button type="submit" wide busy={busy}>
            Подтвердить подписку
          </Button>
        </form>
      )}
    </NewsletterFrame>
  );
}
