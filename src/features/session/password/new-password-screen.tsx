import { useState } from 'react';
import { setNewPassword } from '@/lib/api';
import { PasswordMax } from '@/lib/api/schemas';
import type { FormErrors } from '@/lib/forms/contract-form';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { PasswordField } from '@/lib/ui/forms/password-field';
import { hrefTo } from '@/shop/addresses/href-to';
import { AuthFrame } from '../auth-frame';
import { CUT_LINK } from '../link-secret';
import { newPasswordForm, PASSWORD_HINT } from './password-definitions';

type NewPasswordScreenProps = {
  /** The token of the link. Empty if the link is incomplete. */
  token: string;
  /** The answer to a form that was posted without scripts. */
  posted?: PostedNewPassword;
  /** Called after the password was set, which has signed out all devices. */
  onSet(): void | Promise<void>;
  /** Why a new password must be set, if the shopper did not ask for it. */
  reason?: { title: string; text: string };
};

export type PostedNewPassword = {
  errors: FormErrors<'token' | 'password'>;
  /** Whether the shop rejected the token of the link. */
  rejected: boolean;
};

/** The page behind the link of a message that sets a new password. */
export function NewPasswordScreen({ token, posted, onSet, reason }: NewPasswordScreenProps) {
  const title = reason?.title ?? 'Новый пароль';
  const [rejected, setRejected] = useState(posted?.rejected ?? false);
  const { attributes, field, refusal, busy } = useContractForm(newPasswordForm, {
    posted: posted?.errors,
    async send(request) {
      await setNewPassword(request);
      await onSet();
    },
    refused(error) {
      setRejected(error.code === 'CONFIRMATION_REJECTED');
      return undefined;
    },
  });

  if (!token || rejected) {
    return (
      <AuthFrame title={title}>
        <ErrorNotice className="mb-6">{rejected ? refusal : CUT_LINK}</ErrorNotice>
        <ButtonLink to="/password" wide>
          Получить новую ссылку
        </ButtonLink>
      </AuthFrame>
    );
  }
  const { error: _, ...secret } = field('token');
  const password = field('password');
  return (
    <AuthFrame title={title}>
      {reason && (
        <p role="status" className="mb-6">
          {reason.text}
        </p>
      )}
      <form {...attributes} action={hrefTo('/password/new')} className="space-y-4">
        <input {...secret} type="hidden" defaultValue={token} />
        <PasswordField
          {...password}
          label="Новый пароль"
          autoComplete="new-password"
          maxLength={PasswordMax}
          hint={password.error ? undefined : PASSWORD_HINT}
        />
        <p className="text-caption text-ink-2">
          {reason
            ? 'После этого войдите с\u00a0ним.'
            : 'После этого нужно будет войти на\u00a0всех устройствах заново.'}
        </p>
        <div className="space-y-3 pt-2">
          {refusal && <ErrorNotice>{refusal}</ErrorNotice>}
          <Button type="submit" wide busy={busy}>
            Сохранить пароль
          </Button>
        </div>
      </form>
    </AuthFrame>
  );
}
