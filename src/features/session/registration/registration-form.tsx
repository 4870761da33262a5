import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { register } from '@/lib/api';
import { PasswordMax, registrationFirstNameMax } from '@/lib/api/schemas';
import type { FormErrors } from '@/lib/forms/contract-form';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/lib/ui/buttons/button';
import { TextLink } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Field } from '@/lib/ui/forms/field';
import { PasswordField } from '@/lib/ui/forms/password-field';
import { hrefTo } from '@/shop/addresses/href-to';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';
import { AddressField } from '../address-field';
import { ConsentBoxes, DocumentLink } from '../consent-boxes';
import { PASSWORD_HINT } from '../password/password-definitions';
import { completeSignIn } from '../sign-in';
import { typedAddress } from '../typed-address';
import { isForNews, type RegistrationFields, registrationForm } from './registration-definition';

/**
 * Values of a form that was posted without scripts. The password and the consents are left out and must be
 * given again.
 */
export type PostedRegistration = Pick<RegistrationFields, 'firstName' | 'login'> & {
  errors: FormErrors<keyof RegistrationFields>;
};

export type RegistrationFormProps = {
  /** Path to go to after registering without scripts. */
  redirect: string;
  /** The answer to a form that was posted without scripts. */
  posted?: PostedRegistration;
  /** Called if the address is already confirmed, so that the shopper is signed in at once. */
  onSignedIn(): void | Promise<void>;
  /** Called after a confirmation message was sent to the address. */
  onPending(address: string): void;
};

/** The form that creates an account. It asks for at most two consents, and neither is checked in advance. */
export function RegistrationForm({ redirect, posted, onSignedIn, onPending }: RegistrationFormProps) {
  const client = useQueryClient();
  const { attributes, field, refusal, busy } = useContractForm(registrationForm, {
    posted: posted?.errors,
    async send(registration, { login }) {
      const { status } = await register(registration);
      if (status !== 'CONFIRMED') return onPending(login.trim());
      await completeSignIn(client);
      await onSignedIn();
    },
  });
  const password = field('password');
  const login = field('login');
  const [getsNews, setGetsNews] = useState(() => isForNews(posted?.login ?? typedAddress(client).current));

  return (
    <form {...attributes} action={hrefTo('/register')} className="space-y-4">
      <input type="hidden" name="redirect" value={redirect} />
      <Field
        {...field('firstName')}
        data-first-focus=""
        label="Имя"
        autoComplete="given-name"
        maxLength={registrationFirstNameMax}
        defaultValue={posted?.firstName}
      />
      <AddressField
        {...login}
        defaultValue={posted?.login}
        onChange={(event) => {
          setGetsNews(isForNews(event.currentTarget.value));
          return login.onChange(event);
        }}
      />
      <PasswordField
        {...password}
        label="Пароль"
        autoComplete="new-password"
        maxLength={PasswordMax}
        hint={password.error ? undefined : PASSWORD_HINT}
      />
      <ConsentBoxes
        personalData={field('personalDataConsent')}
        marketing={getsNews ? field('marketingConsent') : undefined}
      />
      <div className="space-y-3 pt-1">
        {refusal && <ErrorNotice>{refusal}</ErrorNotice>}
        <Button type="submit" wide busy={busy}>
          Зарегистрироваться
        </Button>
        <p className="text-caption text-ink-2">
          Нажимая «Зарегистрироваться», вы принимаете{' '}
          <DocumentLink href={TEXT_PAGES.salesConditions}>условия продажи</DocumentLink> и&nbsp;
          <DocumentLink href={TEXT_PAGES.privacyPolicy}>политику конфиденциальности</DocumentLink>
        </p>
        <TextLink to="/login" search={{ redirect: redirect }}>
          Уже есть учётная запись? Войти
        </TextLink>
      </div>
    </form>
  );
}
