import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, requestConfirmation } from '@/lib/api';
import { credentialsPasswordMax } from '@/lib/api/schemas';
import type { FormErrors } from '@/lib/forms/contract-form';
import { refusalText } from '@/lib/forms/refusal-text';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton, TextLink } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { PasswordField } from '@/lib/ui/forms/password-field';
import { hrefTo } from '@/shop/addresses/href-to';
import { AddressField } from '../address-field';
import { signIn } from '../sign-in';
import { typedAddress } from '../typed-address';
import { type LoginFields, loginForm } from './login-definition';

export type LoginFormProps = {
  /** Path to go to after signing in without scripts. */
  redirect: string;
  /** The answer to a form that was posted without scripts. */
  posted?: { login: string; errors: FormErrors<keyof LoginFields> };
  onSignedIn(): void | Promise<void>;
  /** Called after the confirmation message was sent again to an address that is not confirmed yet. */
  onConfirmationSent(address: string): void;
};

/** The form to sign in by phone or email and password. It contains no advertising. */
export function LoginForm({ redirect, posted, onSignedIn, onConfirmationSent }: LoginFormProps) {
  const client = useQueryClient();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { attributes, field, refusal, busy } = useContractForm(loginForm, {
    posted: posted?.errors,
    async send(credentials) {
      setUnconfirmed(undefined);
      await signIn(client, credentials);
      typedAddress(client).current = '';
      await onSignedIn();
    },
    refused(error, { login }) {
      if (error.code === 'ACCOUNT_NOT_CONFIRMED') setUnconfirmed(login.trim());
      return undefined;
    },
  });

  return (
    <form {...attributes} action={hrefTo('/login')} className="space-y-4">
      <input type="hidden" name="redirect" value={redirect} />
      <AddressField {...field('login')} data-first-focus="" defaultValue={posted?.login} />
      <PasswordField
        {...field('password')}
        label="Пароль"
        autoComplete="current-password"
        maxLength={credentialsPasswordMax}
      />
      <div className="space-y-3 pt-2">
        {refusal && <ErrorNotice>{refusal}</ErrorNotice>}
        {refusal && unconfirmed && <SendAgain address={unconfirmed} onSent={onConfirmationSent} />}
        <Button type="submit" wide busy={busy}>
          Войти
        </Button>
        <div className="flex flex-wrap justify-between gap-x-6">
          <TextLink to="/password">Забыли пароль?</TextLink>
          <TextLink to="/register" search={{ redirect: redirect }}>
            Зарегистрироваться
          </TextLink>
        </div>
      </div>
    </form>
  );
}

/**
 * A button that sends the confirmation message again, for a shopper who has registered but not opened the
 * link.
 */
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
