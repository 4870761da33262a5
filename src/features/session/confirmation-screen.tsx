import { useState } from 'react';
import { confirmRegistration, getUserIdentity, isApiError } from '@/lib/api';
import { refreshSession } from '@/lib/session';
import { Button } from '@/lib/ui/button';
import { ErrorNotice } from '@/lib/ui/notice';
import { useVisit } from '@/lib/visit';

type ConfirmationScreenProps = {
  /** The secret of the link in the message; empty when the link was cut. */
  token: string;
  onConfirmed(): void | Promise<void>;
};

/**
 * Where the link of a registration message leads. A button and no call on arrival: mail programs open links to
 * look at them, and a secret works only once.
 */
export function ConfirmationScreen({ token, onConfirmed }: ConfirmationScreenProps) {
  const visit = useVisit();
  const [error, setError] = useState(
    token ? undefined : 'Ссылка неполная. Скопируйте её из\u00a0сообщения целиком',
  );
  const [busy, setBusy] = useState(false);

  async function confirm() {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await confirmRegistration({ token });
      await getUserIdentity();
      await refreshSession(visit);
      await onConfirmed();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mx-auto w-full max-w-120 px-margin py-12 md:py-24">
      <h1 className="type-h2 mb-4">Завершение регистрации</h1>
      <p className="mb-6">Остался один шаг: подтвердите, что адрес ваш.</p>
      {error && <ErrorNotice className="mb-4">{error}</ErrorNotice>}
      {token && (
        <Button wide busy={busy} onClick={() => void confirm()}>
          Подтвердить
        </Button>
      )}
    </div>
  );
}
