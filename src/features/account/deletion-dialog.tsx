import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApiError, deleteMyAccount, type UserProfile } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { PasswordField } from '@/lib/ui/forms/password-field';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { profileDraft } from './profile-draft';
import { useAttempt } from './use-attempt';

export type DeletionDialogProps = {
  open: boolean;
  onClose(): void;
  account: UserProfile;
  onDeleted(): void | Promise<void>;
};

type DeletionErrors = { password?: string; understood?: string; form?: string };

const CONSEQUENCES = [
  'Имя, контакты и\u00a0дата рождения удалятся навсегда',
  'Корзина, избранное и\u00a0подписки исчезнут',
  'На\u00a0всех устройствах будет выполнен выход',
  'Записи о\u00a0согласиях останутся как подтверждение, без вашего имени и\u00a0контактов',
];

/** Deletes the account. Proof is the password, or a tick of those who have none. */
export function DeletionDialog({ open, onClose, ...rest }: DeletionDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title="Удалить учётную запись?">
      <DeletionForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function DeletionForm({ account, onClose, onDeleted }: Omit<DeletionDialogProps, 'open'>) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<DeletionErrors>({});
  const { attempt, busy } = useAttempt((refusal) => setErrors(refusedDeletion(refusal)));

  // The wrong field, once React has marked it.
  useEffect(() => {
    if (errors.password || errors.understood) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [errors]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = account.hasPassword ? String(data.get('password')) : null;
    const wrong: DeletionErrors = {};
    if (password === '') wrong.password = 'Заполните поле';
    if (password === null && !data.has('understood')) {
      wrong.understood = 'Поставьте отметку, чтобы продолжить';
    }
    setErrors(wrong);
    if (wrong.password || wrong.understood) return;
    void attempt(async () => {
      await deleteMyAccount({ password });
      profileDraft(client).drop();
      await onDeleted();
    });
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <ul className="list-[square] space-y-1.5 pl-4.5 marker:text-ink-3">
        {CONSEQUENCES.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {account.hasPassword ? (
        <PasswordField
          className="mt-6"
          label="Пароль"
          name="password"
          autoComplete="current-password"
          maxLength={128}
          error={errors.password}
        />
      ) : (
        <Checkbox className="mt-4" name="understood" error={errors.understood}>
          Понимаю, что восстановить учётную запись нельзя
        </Checkbox>
      )}
      {errors.form && <ErrorNotice className="mt-4">{errors.form}</ErrorNotice>}
      <div className="mt-6 grid gap-2">
        <Button type="submit" wide busy={busy}>
          Удалить навсегда
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          Оставить учётную запись
        </Button>
      </div>
    </form>
  );
}

function refusedDeletion({ fieldErrors, message }: ApiError): DeletionErrors {
  const password = fieldErrors.find(({ pointer }) => pointer === '/password')?.message;
  return password ? { password } : { form: message };
}
