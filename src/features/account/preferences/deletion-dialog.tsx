import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getDeleteMyAccountMutationOptions, type UserProfile } from '@/lib/api';
import { PasswordMax } from '@/lib/api/schemas';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { PasswordField } from '@/lib/ui/forms/password-field';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { profileDraft } from '../profile/profile-draft';
import { useProof } from '../proof/use-proof';
import { deletionForm } from './deletion-definition';

export type DeletionDialogProps = {
  open: boolean;
  onClose(): void;
  account: UserProfile;
  onDeleted(): void | Promise<void>;
};

const CONSEQUENCES = [
  'Имя, контакты и\u00a0дата рождения удалятся навсегда',
  'Корзина, избранное и\u00a0подписки исчезнут',
  'На\u00a0всех устройствах будет выполнен выход',
  'Записи о\u00a0согласиях останутся как подтверждение, без вашего имени и\u00a0контактов',
];

/** Deletes the account after proof: the password, or a checkbox if the account has no password. */
export function DeletionDialog({ open, onClose, ...rest }: DeletionDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title="Удалить учётную запись?">
      <DeletionForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function DeletionForm({ account, onClose, onDeleted }: Omit<DeletionDialogProps, 'open'>) {
  const client = useQueryClient();
  const { mutateAsync: deleteAccount } = useMutation({
    ...getDeleteMyAccountMutationOptions(),
    onSuccess: () => profileDraft(client).drop(),
    // The mutation cache must not keep the password.
    gcTime: 0,
  });
  const { attributes, field, refusal, busy, submit } = useContractForm(deletionForm(account.hasPassword), {
    async send(deletion) {
      await deleteAccount({ data: deletion });
      await onDeleted();
    },
    refused: (error) => (proof.isAskedFor(error) ? {} : undefined),
  });

  const proof = useProof(account, () => void submit());

  return (
    <>
      <form {...attributes}>
        <ul className="list-[square] space-y-1.5 pl-4.5 marker:text-ink-3">
          {CONSEQUENCES.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {account.hasPassword ? (
          <PasswordField
            {...field('password')}
            className="mt-6"
            label="Пароль"
            autoComplete="current-password"
            maxLength={PasswordMax}
          />
        ) : (
          <Checkbox {...field('understood')} className="mt-4">
            Понимаю, что восстановить учётную запись нельзя
          </Checkbox>
        )}
        {refusal && <ErrorNotice className="mt-4">{refusal}</ErrorNotice>}
        <div className="mt-6 grid gap-2">
          <Button type="submit" wide busy={busy}>
            Удалить навсегда
          </Button>
          <Button variant="quiet" wide onClick={onClose}>
            Оставить учётную запись
          </Button>
        </div>
      </form>
      {proof.dialog}
    </>
  );
}
