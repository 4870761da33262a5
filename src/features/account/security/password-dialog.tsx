import { useMutation, useQueryClient } from '@tanstack/react-query';
import { leastCharacters } from '#shared/forms/field-message.ts';
import { getChangePasswordMutationOptions, type UserProfile } from '@/lib/api';
import { PasswordMax, PasswordMin } from '@/lib/api/schemas';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { setQuery } from '@/lib/state/query-reads';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { PasswordField } from '@/lib/ui/forms/password-field';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { showToast } from '@/lib/ui/overlays/toast';
import { accountEventsQuery, accountQuery, readAgain, signInsQuery } from '../account-query';
import { useProof } from '../proof/use-proof';
import { passwordForm } from './password-definition';

export type PasswordDialogProps = {
  open: boolean;
  onClose(): void;
  account: UserProfile;
};

/** The dialog «Изменить пароль». Sets the first password if the account has none. */
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

type PasswordFormProps = Pick<PasswordDialogProps, 'account'> & { onDone(): void };

function PasswordForm({ account, onDone }: PasswordFormProps) {
  const client = useQueryClient();
  const { mutateAsync: changePassword } = useMutation({
    ...getChangePasswordMutationOptions(),
    onSuccess() {
      setQuery(client, accountQuery, { ...account, hasPassword: true });
      // A new password signs out all other devices, so their list is read again.
      void readAgain(client, signInsQuery);
      void readAgain(client, accountEventsQuery);
    },
    // The mutation cache must not keep the password.
    gcTime: 0,
  });
  const { attributes, field, refusal, busy, submit } = useContractForm(passwordForm(account.hasPassword), {
    async send(change) {
      await changePassword({ data: change });
      onDone();
      showToast({
        text: account.hasPassword
          ? 'Пароль изменён. На\u00a0других устройствах выполнен выход'
          : 'Пароль задан',
      });
    },
    refused: (error) => (proof.isAskedFor(error) ? {} : undefined),
  });

  const proof = useProof(account, () => void submit());

  return (
    <>
      <form {...attributes} className="space-y-4">
        {/* Names the account for password managers. */}
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
            {...field('currentPassword')}
            label="Нынешний пароль"
            autoComplete="current-password"
            maxLength={PasswordMax}
          />
        )}
        <PasswordField
          {...field('newPassword')}
          label="Новый пароль"
          autoComplete="new-password"
          maxLength={PasswordMax}
          hint={leastCharacters(PasswordMin)}
        />
        {refusal && <ErrorNotice>{refusal}</ErrorNotice>}
        <Button type="submit" wide busy={busy}>
          Сохранить
        </Button>
      </form>
      {proof.dialog}
    </>
  );
}
