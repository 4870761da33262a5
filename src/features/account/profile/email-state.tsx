import { shownEmail } from '#shared/forms/shown-email.ts';
import { getRequestConfirmationMutationOptions, type UserProfile } from '@/lib/api';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { showToast } from '@/lib/ui/overlays/toast';
import { accountUpdate } from '../profile-fields';
import { saveAccountMutation } from '../save-account';
import { useAttempt } from '../use-attempt';

const keepEmail = (fresh: UserProfile) => ({ ...accountUpdate(fresh), email: fresh.email });

type EmailStateProps = {
  account: UserProfile;
  /** Called with the updated account after the shopper cancelled the change to the pending address. */
  onCancelled(account: UserProfile): void;
};

/** A pending address, with buttons to send the confirmation message again or to cancel the change. */
export function EmailState({ account, onCancelled }: EmailStateProps) {
  const { email, pendingEmail, isEmailConfirmed } = account;
  const sending = useAttempt(getRequestConfirmationMutationOptions());
  const cancelling = useAttempt({
    ...saveAccountMutation(account.id),
    onSuccess(saved) {
      onCancelled(saved);
      showToast({ text: saved.email ? 'Почта осталась прежней' : 'Адрес почты убран' });
    },
  });
  const waiting = pendingEmail || (isEmailConfirmed ? '' : email);
  if (waiting === '') return null;

  const sentTo = sending.done ? sending.variables?.data.login : undefined;
  const error = (sending.refusal ?? cancelling.refusal)?.message;

  return (
    <div className="mt-4 border-ink border-l-2 pl-3 text-ui [overflow-wrap:anywhere]">
      <p>{pendingEmail ? `Ждёт подтверждения: ${shownEmail(pendingEmail)}` : 'Почта не\u00a0подтверждена'}</p>
      <p role="status" className="text-caption text-ink-2">
        {sentTo === waiting
          ? `На ${shownEmail(waiting)} отправлено письмо для подтверждения`
          : 'Откройте ссылку из\u00a0письма. Она действует сутки.'}
      </p>
      <div className="flex flex-wrap gap-x-6">
        <TextButton busy={sending.busy} onClick={() => void sending.attempt({ data: { login: waiting } })}>
          Отправить письмо ещё раз
        </TextButton>
        {pendingEmail && (
          <TextButton busy={cancelling.busy} onClick={() => void cancelling.attempt(keepEmail)}>
            Отменить
          </TextButton>
        )}
      </div>
      {error && <ErrorNotice className="pb-2">{error}</ErrorNotice>}
    </div>
  );
}
