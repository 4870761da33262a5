import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestConfirmation, type UserProfile } from '@/lib/api';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { showToast } from '@/lib/ui/overlays/toast';
import { accountUpdate } from '../profile-fields';
import { saveAccount } from '../save-account';
import { useAttempt } from '../use-attempt';

type EmailStateProps = {
  account: UserProfile;
  /** The address that waited is given up; told the account after it. */
  onCancelled(account: UserProfile): void;
};

/** An address that waits for its confirmation: which one, the message once more, or rather not. */
export function EmailState({ account, onCancelled }: EmailStateProps) {
  const { email, pendingEmail, isEmailConfirmed } = account;
  const client = useQueryClient();
  const sending = useAttempt();
  const cancelling = useAttempt();
  const [sentTo, setSentTo] = useState('');
  const waiting = pendingEmail || (isEmailConfirmed ? '' : email);
  if (waiting === '') return null;

  const send = () =>
    sending.attempt(async () => {
      await requestConfirmation({ login: waiting });
      setSentTo(waiting);
    });
  const cancel = () =>
    cancelling.attempt(async () => {
      const saved = await saveAccount(client, account.id, (fresh) => ({
        ...accountUpdate(fresh),
        email: fresh.email,
      }));
      onCancelled(saved);
      showToast({ text: saved.email ? 'Почта осталась прежней' : 'Адрес почты убран' });
    });
  const error = sending.error || cancelling.error;

  return (
    <div className="mt-4 border-ink border-l-2 pl-3 text-ui [overflow-wrap:anywhere]">
      <p>{pendingEmail ? `Ждёт подтверждения: ${pendingEmail}` : 'Почта не\u00a0подтверждена'}</p>
      <p role="status" className="text-caption text-ink-2">
        {sentTo === waiting
          ? `На ${waiting} отправлено письмо для подтверждения`
          : 'Откройте ссылку из\u00a0письма. Она действует сутки.'}
      </p>
      <div className="flex flex-wrap gap-x-6">
        <TextButton busy={sending.busy} onClick={() => void send()}>
          Отправить письмо ещё раз
        </TextButton>
        {pendingEmail && (
          <TextButton busy={cancelling.busy} onClick={() => void cancel()}>
            Отменить
          </TextButton>
        )}
      </div>
      {error && <ErrorNotice className="pb-2">{error}</ErrorNotice>}
    </div>
  );
}
