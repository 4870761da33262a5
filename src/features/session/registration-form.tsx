import { useQueryClient } from '@tanstack/react-query';
import { register } from '@/lib/api';
import { loginHref } from '@/lib/paths';
import { Button } from '@/lib/ui/button';
import { Field } from '@/lib/ui/field';
import { ErrorNotice } from '@/lib/ui/notice';
import { PasswordField } from '@/lib/ui/password-field';
import { TextLink } from '@/lib/ui/text-link';
import { AddressField } from './address-field';
import { ConsentBoxes, DocumentLink } from './consent-boxes';
import { PASSWORD_HINT, PASSWORD_MAX } from './password-rule';
import {
  checkRegistration,
  type RegistrationErrors,
  type RegistrationFields,
  readRegistration,
  refusedRegistration,
  registrationOf,
} from './registration-data';
import { enter } from './sign-in';
import { useForm } from './use-form';

/** What a posted form held. Never the password, nor consents: they are given anew. */
export type PostedRegistration = Pick<RegistrationFields, 'firstName' | 'login'> & {
  errors: RegistrationErrors;
};

export type RegistrationFormProps = {
  /** Where to go afterwards without scripts: a path of this shop. */
  redirect: string;
  /** What the server said to the form when it was posted without scripts. */
  posted?: PostedRegistration;
  /** The ownership of the address is proven, and the shopper is signed in. */
  onSignedIn(): void | Promise<void>;
  /** A message is on its way to the address. */
  onPending(address: string): void;
};

/** Making an account. Consents are two, and neither is given beforehand. */
export function RegistrationForm({ redirect, posted, onSignedIn, onPending }: RegistrationFormProps) {
  const client = useQueryClient();
  const { attributes, errors, busy } = useForm({
    posted: posted?.errors,
    read: readRegistration,
    check: checkRegistration,
    async send(fields) {
      const { status } = await register(registrationOf(fields));
      if (status !== 'CONFIRMED') return onPending(fields.login);
      await enter(client);
      await onSignedIn();
    },
    refused: refusedRegistration,
  });

  return (
    <form {...attributes} action="/register" className="space-y-4">
      <input type="hidden" name="redirect" value={redirect} />
      <Field
        data-first-focus=""
        label="Имя"
        name="firstName"
        autoComplete="given-name"
        maxLength={60}
        defaultValue={posted?.firstName}
        error={errors.firstName}
      />
      <AddressField defaultValue={posted?.login} error={errors.login} />
      <PasswordField
        label="Пароль"
        name="password"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        hint={errors.password ? undefined : PASSWORD_HINT}
        error={errors.password}
      />
      <ConsentBoxes error={errors.personalDataConsent} />
      <div className="space-y-3 pt-1">
        {errors.form && <ErrorNotice>{errors.form}</ErrorNotice>}
        <Button type="submit" wide busy={busy}>
          Зарегистрироваться
        </Button>
        <p className="text-caption text-ink-2">
          Нажимая «Зарегистрироваться», вы принимаете{' '}
          <DocumentLink href="/policy/sales-condition">условия продажи</DocumentLink> и&nbsp;
          <DocumentLink href="/policy/privacy-policy">политику конфиденциальности</DocumentLink>
        </p>
        <TextLink href={loginHref(redirect)}>Уже есть учётная запись? Войти</TextLink>
      </div>
    </form>
  );
}
