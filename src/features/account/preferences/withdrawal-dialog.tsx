import { useQueryClient } from '@tanstack/react-query';
import { CONSENT_CATEGORIES } from '#shared/third-parties/third-parties.ts';
import { type Consent, getWithdrawConsentMutationOptions, type UserProfile } from '@/lib/api';
import { setQuery } from '@/lib/state/query-reads';
import { refuseConsents } from '@/lib/third-parties/consent-choice';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { showToast } from '@/lib/ui/overlays/toast';
import { accountQuery, consentsQuery, readAgain } from '../account-query';
import { useAttempt } from '../use-attempt';

export type WithdrawalDialogProps = {
  open: boolean;
  onClose(): void;
  consent: Consent;
  account: UserProfile;
  /** Called when the shopper decides to delete the account. */
  onDelete(): void;
};

/**
 * Asks before a consent is withdrawn. If the account requires the consent, offers to delete the account
 * instead.
 */
export function WithdrawalDialog(props: WithdrawalDialogProps) {
  const { open, onClose, consent, account, onDelete } = props;
  const client = useQueryClient();
  const { attempt, busy, refusal } = useAttempt({
    ...getWithdrawConsentMutationOptions(),
    async onSuccess(consents) {
      // A withdrawn consent to third parties must also switch off their scripts in this browser.
      const category = CONSENT_CATEGORIES.find((one) => one === consent.purpose);
      if (category) refuseConsents([category]);
      await readAgain(client, accountQuery);
      onClose();
      setQuery(client, consentsQuery, consents);
      showToast({ text: 'Согласие отозвано' });
    },
  });
  const needed = consent.purpose === 'personal-data' || refusal?.code === 'CONSENT_NEEDED';

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
          <p>{endOf(consent, account)}</p>
          {refusal && <ErrorNotice className="mt-4">{refusal.message}</ErrorNotice>}
          <div className="mt-6 grid gap-2">
            <Button wide busy={busy} onClick={() => void attempt({ consentId: consent.id })}>
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

/** The sentence that says which messages or scripts stop when the consent is withdrawn. */
function endOf({ purpose }: Consent, { subscriptions }: UserProfile): string {
  if (purpose === 'price-drops')
    return 'Мы\u00a0перестанем писать о\u00a0снижении цены. Подписаться снова можно в\u00a0избранном.';
  if (purpose !== 'marketing')
    return 'Программы других компаний больше не\u00a0запустятся ни\u00a0здесь, ни\u00a0в\u00a0других браузерах, где вы\u00a0вошли. Разрешить их снова можно внизу любой страницы.';
  return subscriptions.length > 0
    ? 'Мы\u00a0перестанем присылать новости и\u00a0предложения, подписки отключатся. Подписаться снова можно в\u00a0любой день.'
    : 'Новостей и\u00a0предложений не\u00a0будет. Подписаться снова можно в\u00a0любой день.';
}
