import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Consent, type Consents, isApiError, type UserProfile, withdrawConsent } from '@/lib/api';
import { refreshQuery } from '@/lib/state/query-reads';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { showToast } from '@/lib/ui/overlays/toast';
import { accountQuery } from '../account-query';
import { useAttempt } from '../use-attempt';

export type WithdrawalDialogProps = {
  open: boolean;
  onClose(): void;
  consent: Consent;
  account: UserProfile;
  onWithdrawn(consents: Consents): void;
  /** Deleting the account is the way, and the shopper takes it. */
  onDelete(): void;
};

/** Asks before a consent is taken back. One that the account cannot be without leads to the deletion of the account. */
export function WithdrawalDialog(props: WithdrawalDialogProps) {
  const { open, onClose, consent, account, onWithdrawn, onDelete } = props;
  const client = useQueryClient();
  const [needed, setNeeded] = useState(consent.purpose === 'personal-data');
  const { attempt, busy, error, setError } = useAttempt((refusal) => {
    if (refusal.code === 'CONSENT_NEEDED') setNeeded(true);
    else setError(refusal.message);
  });

  const withdraw = () =>
    attempt(async () => {
      const consents = await withdrawConsent(consent.id);
      // What the consent allowed has ended with it.
      await refreshQuery(client, accountQuery).catch(ignoreRefusal);
      onClose();
      onWithdrawn(consents);
      showToast({ text: 'Согласие отозвано' });
    });

  return (
    <Dialog open={open} onClose={onClose} size="small" title="Отозвать согласие?">
      {needed ? (
        <>
          <p>
            Без согласия на&nbsp;обработку персональных данных учётной записи быть не&nbsp;может. Чтобы
            отозвать его, удалите учётную запись.
          </p>
          <div className="mt-6 grid gap-2">
            <Button variant="quiet" wide onClick={onDelete}>
              Удалить учётную запись
            </Button>
            <Button variant="primary" wide onClick={onClose} className="-order-1">
              Оставить согласие
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {account.subscriptions.length > 0
              ? 'Мы\u00a0перестанем присылать новости и\u00a0предложения, подписки отключатся. Подписаться снова можно в\u00a0любой день.'
              : 'Новостей и\u00a0предложений не\u00a0будет. Подписаться снова можно в\u00a0любой день.'}
          </p>
          {error && <ErrorNotice className="mt-4">{error}</ErrorNotice>}
          <div className="mt-6 grid gap-2">
            <Button wide busy={busy} onClick={() => void withdraw()}>
              Отозвать
            </Button>
            <Button variant="quiet" wide onClick={onClose}>
              Оставить
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The consent is withdrawn whatever becomes of the reading, which is logged. */
function ignoreRefusal(error: unknown): void {
  if (!isApiError(error)) throw error;
}
