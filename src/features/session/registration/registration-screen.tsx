import { useState } from 'react';
import { AuthFrame } from '../auth-frame';
import { ConfirmAddress, confirmTitle } from '../confirm-address';
import { ExternalSignIn } from '../external/external-sign-in';
import { RegistrationForm, type RegistrationFormProps } from './registration-form';

type RegistrationScreenProps = Omit<RegistrationFormProps, 'onPending'> & {
  /** Where a message went to when the form was posted without scripts. */
  pending?: string;
};

/** The registration form as a page. */
export function RegistrationScreen({ pending, ...form }: RegistrationScreenProps) {
  const [sentTo, setSentTo] = useState(pending);
  return (
    <AuthFrame title={sentTo ? confirmTitle(sentTo) : 'Регистрация'}>
      {sentTo && <ConfirmAddress address={sentTo} onBack={() => setSentTo(undefined)} />}
      {/* Kept, so that what was typed is there on return. */}
      <div hidden={sentTo !== undefined}>
        <RegistrationForm {...form} onPending={setSentTo} />
        <ExternalSignIn redirect={form.redirect} onSignedIn={form.onSignedIn} />
      </div>
    </AuthFrame>
  );
}
