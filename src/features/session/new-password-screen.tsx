import { useState } from 'react';
import { setNewPassword } from '@/lib/api';
import { Button, ButtonLink } from '@/lib/ui/button';
import { ErrorNotice } from '@/lib/ui/notice';
import { PasswordField } from '@/lib/ui/password-field';
import { AuthFrame } from './auth-frame';
import { CUT_LINK } from './confirmation-screen';
import {
  checkNewPassword,
  type NewPasswordErrors,
  readNewPassword,
  refusedNewPassword,
} from './password-data';
import { PASSWORD_HINT, PASSWORD_MAX } from './password-rule';
import { useForm } from './use-form';

type NewPasswordScreenProps = {
  /** The secret of the link in the message; empty when the link was cut. */
  token: string;
  /** What the server said to the form when it was posted without scripts. */
  posted?: PostedNewPassword;
  /** The password is set, and the account is signed out everywhere. */
  onSet(): void | Promise<void>;
};

export type PostedNewPassword = {
  errors: NewPasswordErrors;
  /** The secret is no longer good. */
  rejected: boolean;
};

/** Where the link of a message leads whose reader wants a new password. */
export function NewPasswordScreen({ token, posted, onSet }: NewPasswordScreenProps) {
  const [rejected, setRejected] = useState(posted?.rejected ?? false);
  const { attributes, errors, busy } = useForm({
    posted: posted?.errors,
    read: readNewPassword,
    check: checkNewPassword,
    async send(fields) {
      await setNewPassword(fields);
      await onSet();
    },
    refused(error) {
      setRejected(error.code === 'CONFIRMATION_REJECTED');
      return refusedNewPassword(error);
    },
  });

  if (!token || rejected) {
    return (
      <AuthFrame title="Новый пароль">
        <ErrorNotice className="mb-6">{rejected ? errors.form : CUT_LINK}</ErrorNotice>
        <ButtonLink href="/password" wide>
          Получить новую ссылку
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Новый пароль">
      <form {...attributes} action="/password/new" className="space-y-4">
        <input type="hidden" name="token" value={token} />
        <PasswordField
          label="Новый пароль"
          name="password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          hint={errors.password ? undefined : PASSWORD_HINT}
          error={errors.password}
        />
        <p className="text-caption text-ink-2">
          После этого нужно будет войти на&nbsp;всех устройствах заново.
        </p>
        <div className="space-y-3 pt-2">
          {errors.form && <ErrorNotice>{errors.form}</ErrorNotice>}
          <Button type="submit" wide busy={busy}>
            Сохранить пароль
          </Button>
        </div>
      </form>
    </AuthFrame>
  );
}
