import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmRegistration } from '@/lib/api';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { TextLink } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { hrefTo } from '@/shop/addresses/href-to';
import { useSession } from '@/shop/identity/session';
import { AuthFrame } from '../auth-frame';
import { CUT_LINK } from '../link-secret';
import { LoginScreen } from '../login/login-screen';
import { NewPasswordScreen } from '../password/new-password-screen';
import { completeSignIn } from '../sign-in';
import { confirmationForm } from './confirmation-definition';

type ConfirmationScreenProps = {
  /** The secret of the link. Empty if the link is incomplete. */
  token: string;
  /** The result of the form when it was posted without scripts. */
  posted?: PostedConfirmation;
  /** Called after a new account was confirmed and its owner signed in. */
  onSignedIn(): void | Promise<void>;
  /** Called after the owner signed in as the shop required, so that the address can now be confirmed. */
  onSignedInFirst(): void | Promise<void>;
  /** Called after a new address of an existing account was confirmed. */
  onAddressConfirmed(): void | Promise<void>;
  /** Called after the owner set a password, in a browser that is not the one that registered. */
  onPasswordSet(): void | Promise<void>;
};

export type PostedConfirmation = { error: string } | { done: Done };

/** What the shop answered. After `sign-in-needed` the link can still be used. */
type Done = 'address' | 'password-needed' | 'sign-in-needed';

/** Whether the shop requires the owner to sign in before it confirms a new address of an existing account. */
export const needsSignIn = (code: string | undefined): boolean =>
  code === 'SIGN_IN_NEEDED' || code === 'UNAUTHORIZED' || code === 'REFRESH_REJECTED';

const WHOSE_ADDRESS =
  'Чтобы привязать адрес, войдите в\u00a0учётную запись, в\u00a0которой его указали. Если указали не\u00a0вы, просто закройте страницу: без входа адрес не\u00a0привяжется.';

const ANOTHER_BROWSER = {
  title: 'Придумайте пароль',
  text: 'Адрес подтверждён. Регистрацию начали в\u00a0другом браузере, поэтому указанный там пароль больше не\u00a0действует: так в\u00a0учётную запись войдёте только вы.',
};

/**
 * The page behind the confirmation link of a message, for the address of a new or an existing account. It
 * sends a request only when the button is pressed: mail programs open links to preview them, and a link works
 * only once.
 */
export function ConfirmationScreen(props: ConfirmationScreenProps) {
  const { token, posted, onSignedIn, onSignedInFirst, onAddressConfirmed, onPasswordSet } = props;
  const client = useQueryClient();
  const [done, setDone] = useState(posted && 'done' in posted ? posted.done : undefined);
  /** Whether the link has been used, so that pressing the button again would have no effect. */
  const [spent, setSpent] = useState(false);
  const signedIn = useSession()?.user != null;

  const { attributes, field, refusal, busy, clearErrors } = useContractForm(confirmationForm, {
    posted: posted && 'error' in posted ? { form: posted.error } : undefined,
    async send(confirmation) {
      const { status } = await confirmRegistration(confirmation);
      if (status === 'CONFIRMED') {
        await completeSignIn(client);
        await onSignedIn();
      } else if (status === 'PASSWORD_NEEDED') {
        setDone('password-needed');
      } else {
        setDone('address');
        await onAddressConfirmed();
      }
    },
    refused({ code }) {
      if (needsSignIn(code)) setDone('sign-in-needed');
      setSpent(code === 'CONFIRMATION_REJECTED');
      return undefined;
    },
  });
  const error = refusal ?? (token ? undefined : CUT_LINK);
  const { error: _, ...secret } = field('token');

  if (done === 'password-needed') {
    return <NewPasswordScreen token={token} reason={ANOTHER_BROWSER} onSet={onPasswordSet} />;
  }
  if (done === 'sign-in-needed') {
    return (
      <LoginScreen
        notice={WHOSE_ADDRESS}
        redirect={hrefTo('/confirmation', { search: { token } })}
        onSignedIn={async () => {
          await onSignedInFirst();
          clearErrors();
          setDone(undefined);
        }}
      />
    );
  }
  if (done === 'address') {
    return (
      <AuthFrame title="Адрес подтверждён">
        <p role="status" className="mb-6">
          Теперь с&nbsp;ним можно входить, и&nbsp;на&nbsp;него будут приходить сообщения о&nbsp;заказах.
        </p>
        <ButtonLink to="/myprofile" wide>
          Личные данные
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Подтверждение адреса">
      {token && !spent && <p className="mb-6">Остался один шаг: подтвердите, что адрес ваш.</p>}
      {error && <ErrorNotice className="mb-4">{error}</ErrorNotice>}
      {token && !spent && (
        <form {...attributes} action={hrefTo('/confirmation')}>
          <input {...secret} type="hidden" defaultValue={token} />
          <Button type="submit" wide busy={busy}>
            Подтвердить
          </Button>
        </form>
      )}
      {error && signedIn && <TextLink to="/myprofile">Личные данные</TextLink>}
      {error && !signedIn && (
        <div className="mt-3 flex flex-wrap justify-between gap-x-6">
          <TextLink to="/login">Войти</TextLink>
          <TextLink to="/register">Зарегистрироваться</TextLink>
        </div>
      )}
    </AuthFrame>
  );
}
