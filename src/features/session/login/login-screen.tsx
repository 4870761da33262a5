import { useState } from 'react';
import { AuthFrame } from '../auth-frame';
import { ConfirmAddress, confirmTitle } from '../confirm-address';
import { ExternalSignIn } from '../external/external-sign-in';
import { LoginForm, type LoginFormProps } from './login-form';

type LoginScreenProps = Omit<LoginFormProps, 'onConfirmationSent'> & {
  /** A sentence that says why the shopper must sign in. */
  notice?: string;
};

export function LoginScreen({ notice, ...form }: LoginScreenProps) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo) {
    return (
      <AuthFrame title={confirmTitle(sentTo)}>
        <ConfirmAddress address={sentTo} onBack={() => setSentTo(undefined)} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Вход">
      {notice && (
        <p role="status" className="mb-4">
          {notice}
        </p>
      )}
      <LoginForm {...form} onConfirmationSent={setSentTo} />
      <ExternalSignIn redirect={form.redirect} onSignedIn={form.onSignedIn} />
    </AuthFrame>
  );
}
