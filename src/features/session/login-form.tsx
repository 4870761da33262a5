import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, requestConfirmation } from '@/lib/api';
import { registerHref } from '@/lib/paths';
import { Button } from '@/lib/ui/button';
import { ErrorNotice } from '@/lib/ui/notice';
import { PasswordField } from '@/lib/ui/password-field';
import { TextButton, TextLink } from '@/lib/ui/text-link';
import { AddressField } from './address-field';
import { refusalText } from './form-errors';
import { checkLogin, type LoginErrors, readLogin, refusedLogin } from './login-form-data';
import { PASSWORD_MAX } from './password-rule';
import { signIn } from './sign-in';
import { typedAddress } from './typed-address';
import { useForm } from './use-form';

export type LoginFormProps = {
  /** Where to go afterwards without scripts: a path of this shop. */
  redirect: string;
  /** What the server said to the form when it was posted without scripts. */
  posted?: { login: string; errors: LoginErrors };
  onSignedIn(): void | Promise<void>;
  /** A message to an address that waits for its confirmation is on its way once more. */
  onConfirmationSent(address: string): void;
};

/** Signing in by phone or e-mail and password. Nothing sells here. */
export function LoginForm({ redirect, posted, onSignedIn, onConfirmationSent }: LoginFormProps) {
  const client = useQueryClient();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { attributes, errors, busy } = useForm({
    posted: posted?.errors,
    read: readLogin,
    check: checkLogin,
    async send(fields) {
      setUnconfirmed(undefined);
      await signIn(client, fields);
      typedAddress(client).set('');
      await onSignedIn();
    },
    refused(error, { login }) {
      if (error.code === 'ACCOUNT_NOT_CONFIRMED') setUnconfirmed(login);
      return refusedLogin(error);
    },
  });

  return (
    <form {...attributes} action="/login" className="space-y-4">
      <input type="hidden" name="redirect" value={redirect} />
      <AddressField data-first-focus="" defaultValue={posted?.login} error={errors.login} />
      <PasswordField
        label="Пароль"
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        error={errors.password}
      />
      <div className="space-y-3 pt-2">
        {errors.form && <ErrorNotice>{errors.form}</ErrorNotice>}
        {errors.form && unconfirmed && <SendAgain address={unconfirmed} onSent={onConfirmationSent} />}
        <Button type="submit" wide busy={busy}>
          Войти
        </Button>
        <div className="flex flex-wrap justify-between gap-x-6">
          <TextLink href="/password">Забыли пароль?</TextLink>
          <TextLink href={registerHref(redirect)}>Зарегистрироваться</TextLink>
        </div>
      </div>
    </form>
  );
}

/** The way on for somebody who has not opened the link of the registration yet. */
function SendAgain({ address, onSent }: { address: string; onSent(address: string): void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send() {
    setBusy(true);
    try {
      await requestConfirmation({ login: address });
      onSent(address);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(refusalText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="-mt-3">
      <TextButton busy={busy} onClick={() => void send()}>
        Отправить письмо ещё раз
      </TextButton>
      {error && <ErrorNotice>{error}</ErrorNotice>}
    </div>
  );
}
