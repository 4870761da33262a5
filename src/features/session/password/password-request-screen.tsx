import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '#shared/forms/phone.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { requestPasswordReset } from '@/lib/api';
import type { FormErrors } from '@/lib/forms/contract-form';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { TextButton, TextLink } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { hrefTo } from '@/shop/addresses/href-to';
import { readAddress } from '@/shop/identity/typed-address';
import { AddressField } from '../address-field';
import { AuthFrame } from '../auth-frame';
import { passwordRequestForm } from './password-definitions';

type PasswordRequestScreenProps = {
  /** The result of the form when it was posted without scripts. */
  posted?: PostedPasswordRequest;
};

export type PostedPasswordRequest = { login: string } & ({ errors: FormErrors<'login'> } | { sent: true });

/** The page on which a shopper requests a link to set a new password. */
export function PasswordRequestScreen({ posted }: PasswordRequestScreenProps) {
  const [sentTo, setSentTo] = useState(posted && 'sent' in posted ? posted.login : undefined);
  return (
    <AuthFrame title={sentTo ? 'Проверьте сообщения' : 'Новый пароль'}>
      {sentTo ? (
        <Sent address={sentTo} onBack={() => setSentTo(undefined)} />
      ) : (
        <RequestForm posted={posted} onSent={setSentTo} />
      )}
    </AuthFrame>
  );
}

type RequestFormProps = PasswordRequestScreenProps & { onSent(address: string): void };

function RequestForm({ posted, onSent }: RequestFormProps) {
  const { attributes, field, refusal, busy } = useContractForm(passwordRequestForm, {
    posted: posted && 'errors' in posted ? posted.errors : undefined,
    async send(address) {
      await requestPasswordReset(address);
      onSent(address.login);
    },
  });
  return (
    <form {...attributes} action={hrefTo('/password')} className="space-y-4">
      <p>Пришлём ссылку, по&nbsp;которой можно задать новый пароль.</p>
      <AddressField {...field('login')} defaultValue={posted?.login} />
      <div className="space-y-3 pt-2">
        {refusal && <ErrorNotice>{refusal}</ErrorNotice>}
        <Button type="submit" wide busy={busy}>
          Получить ссылку
        </Button>
        <TextLink to="/login">Вернуться ко&nbsp;входу</TextLink>
      </div>
    </form>
  );
}

/**
 * Says that a message was sent. It is the same for every address, so that it does not reveal whether an
 * account exists.
 */
function Sent({ address, onBack }: { address: string; onBack(): void }) {
  const { kind, value } = readAddress(address);
  const words = useRef<HTMLParagraphElement>(null);
  // Focus the message, because it has replaced the focused form.
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="space-y-6">
      <p ref={words} tabIndex={-1} className="[overflow-wrap:anywhere] focus:outline-none">
        Если у&nbsp;
        <strong className="font-medium">{kind === 'email' ? shownEmail(value) : formatPhone(value)}</strong>
        <span>
          {' есть учётная запись, мы отправили туда ссылку. Она действует час и\u00a0сработает один раз.'}
        </span>
        {kind === 'email' && <span>{' Не\u00a0пришла? Проверьте папку «Спам».'}</span>}
      </p>
      <div className="space-y-2">
        <ButtonLink to="/login" variant="quiet" wide>
          Вернуться ко&nbsp;входу
        </ButtonLink>
        <TextButton onClick={onBack} className="noscript:hidden">
          Указать другой адрес
        </TextButton>
      </div>
    </div>
  );
}
