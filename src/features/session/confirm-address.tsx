import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '#shared/forms/phone.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { isApiError, requestConfirmation } from '@/lib/api';
import { refusalText } from '@/lib/forms/refusal-text';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { readAddress } from '@/shop/identity/typed-address';
import { useCoolDown } from './use-cool-down';

/** How long to wait before the message can be requested again, in seconds. */
const COOL_DOWN_S = 60;

type ConfirmAddressProps = {
  /** The email address or phone number that the shopper typed. */
  address: string;
  /** Called when the shopper goes back to the form to change the address or number. */
  onBack(): void;
};

/** The heading of the page, by the kind of address. */
export function confirmTitle(address: string): string {
  return readAddress(address).kind === 'email' ? 'Подтвердите почту' : 'Подтвердите телефон';
}

/**
 * Asks to confirm the email address or phone number after a registration. The page does not reveal whether
 * the address is known to the shop; only the sent message does.
 */
export function ConfirmAddress({ address, onBack }: ConfirmAddressProps) {
  const { kind, value } = readAddress(address);
  const { left, restart } = useCoolDown(COOL_DOWN_S);
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState<string>();
  const [error, setError] = useState<string>();
  const words = useRef<HTMLParagraphElement>(null);
  // Focus the message, because it has replaced the focused form.
  useEffect(() => words.current?.focus(), []);

  async function sendAgain() {
    if (left > 0) return;
    setBusy(true);
    setError(undefined);
    setStatus(undefined);
    try {
      await requestConfirmation({ login: address });
      setStatus(kind === 'email' ? 'Отправили письмо ещё раз' : 'Отправили сообщение ещё раз');
      restart();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(refusalText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="space-y-4">
      <p ref={words} tabIndex={-1} className="[overflow-wrap:anywhere] focus:outline-none">
        <span>{kind === 'email' ? 'Мы отправили письмо на\u00a0' : 'Мы отправили сообщение на\u00a0'}</span>
        <strong className="font-medium">{kind === 'email' ? shownEmail(value) : formatPhone(value)}</strong>
        <span>
          . Откройте ссылку из&nbsp;него в&nbsp;этом браузере, чтобы завершить регистрацию. Она действует
          24&nbsp;часа. В&nbsp;другом браузере пароль нужно будет придумать заново.
        </span>
      </p>
      <p className="text-ink-2 text-ui noscript:hidden">
        {kind === 'email'
          ? 'Не\u00a0пришло? Проверьте папку «Спам» или отправьте письмо ещё раз.'
          : 'Не\u00a0пришло? Отправьте сообщение ещё раз.'}
      </p>
      <div className="space-y-2 pt-2 noscript:hidden">
        <Button
          variant="quiet"
          wide
          busy={busy}
          aria-disabled={left > 0 || undefined}
          onClick={() => void sendAgain()}
          className={left > 0 ? 'text-ink-3 tabular-nums hover:border-field' : undefined}
        >
          {left > 0 ? `Отправить ещё раз через ${left}\u00a0с` : 'Отправить ещё раз'}
        </Button>
        <p role="status" className="text-caption text-ink-2">
          {status}
        </p>
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <TextButton onClick={onBack}>Указать другой адрес</TextButton>
      </div>
    </div>
  );
}
