import { useState } from 'react';
import { AuthFrame } from '../auth-frame';
import { ConfirmAddress, confirmTitle } from '../confirm-address';
import { ExternalSignIn } from '../external/external-sign-in';
import { RegistrationForm, type RegistrationFormProps } from './registration-form';

type RegistrationScreenProps = Omit<RegistrationFormProps, 'onPending'> & {
  /** The address to which the confirmation message was sent, if the form was posted without scripts. */
  pending?: string;
};

export function RegistrationScreen({ pending, ...form }: RegistrationScreenProps) {
  const [sentTo, setSentTo] = useState(pending);
  return (
    <AuthFrame title={sentTo ? confirmTitle(sentTo) : 'Регистрация'}>
      {sentTo && <ConfirmAddress address={sentTo} onBack={() => setSentTo(undefined)} />}
      {/* Stays mounted, so that the typed text is there after going back. */}
      <div hidden={sentTo !== undefined}>
        <RegistrationForm {...form} onPending={setSentTo} />
        <ExternalSignIn redirect={form.redirect} onSignedIn={form.onSignedIn} />
      </div>
    </AuthFrame>
  );
}
