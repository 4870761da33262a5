import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApiError, changePassword, type UserProfile } from '@/lib/api';
import { tellQuery } from '@/lib/state/query-reads';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { PasswordField } from '@/lib/ui/forms/password-field';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { showToast } from '@/lib/ui/overlays/toast';
import { accountQuery } from './account-query';
import { useAttempt } from './use-attempt';

/** Bounds of the contract. */
const SHORTEST = 10;
const LONGEST = 128;

export type PasswordDialogProps = {
  open: boolean;
  onClose(): void;
  account: UserProfile;
  onChanged(): void;
};

type PasswordErrors = { currentPassword?: string; newPassword?: string; form?: string };

/** «Изменить пароль». Whoever has none sets the first one. */
export function PasswordDialog({ open, onClose, ...rest }: PasswordDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={rest.account.hasPassword ? 'Изменить пароль' : 'Задать пароль'}
    >
      <PasswordForm onDone={onClose} {...rest} />
    </Dialog>
  );
}

type PasswordFormProps = Pick<PasswordDialogProps, 'account' | 'onChanged'> & { onDone(): void };

function PasswordForm({ account, onChanged, onDone }: PasswordFormProps) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const { attempt, busy } = useAttempt((refusal) => setErrors(refusedPassword(refusal)));

  // The first wrong field, once React has marked it.
  useEffect(() => {
    if (Object.keys(errors).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [errors]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const currentPassword = account.hasPassword ? String(data.get('currentPassword')) : null;
    const newPassword = String(data.get('newPassword'));
    const wrong = checkPassword(currentPassword, newPassword);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    void attempt(async () => {
      await changePassword({ currentPassword, newPassword });
      tellQuery(client, accountQuery, { ...account, hasPassword: true });
      onDone();
      onChanged();
      showToast({
        text: account.hasPassword
          ? 'Пароль изменён. На\u00a0других устройствах выполнен выход'
          : 'Пароль задан',
      });
    });
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="space-y-4">
      {/* Tells a password manager whose password it is. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={account.email || account.phone}
        readOnly
        hidden
      />
      {account.hasPassword && (
        <PasswordField
          label="Нынешний пароль"
          name="currentPassword"
          autoComplete="current-password"
          maxLength={LONGEST}
          error={errors.currentPassword}
        />
      )}
      <PasswordField
        label="Новый пароль"
        name="newPassword"
        autoComplete="new-password"
        maxLength={LONGEST}
        hint={`Не\u00a0меньше ${SHORTEST}\u00a0символов`}
        error={errors.newPassword}
      />
      {errors.form && <ErrorNotice>{errors.form}</ErrorNotice>}
      <Button type="submit" wide busy={busy}>
        Сохранить
      </Button>
    </form>
  );
}

function checkPassword(current: string | null, next: string): PasswordErrors {
  const errors: PasswordErrors = {};
  if (current === '') errors.currentPassword = 'Заполните поле';
  if (next === '') errors.newPassword = 'Заполните поле';
  else if (next.length < SHORTEST) errors.newPassword = `Не\u00a0меньше ${SHORTEST}\u00a0символов`;
  return errors;
}

function refusedPassword({ fieldErrors, message }: ApiError): PasswordErrors {
  const of = (pointer: string) => fieldErrors.find((error) => error.pointer === pointer)?.message;
  const currentPassword = of('/currentPassword');
  const newPassword = of('/newPassword');
  return currentPassword || newPassword ? { currentPassword, newPassword } : { form: message };
}
