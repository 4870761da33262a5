import { useMutation } from '@tanstack/react-query';
import { formatPhone } from '#shared/forms/phone.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import {
  getProveIdentityMutationOptions,
  getRequestProofCodeMutationOptions,
  type UserProfile,
} from '@/lib/api';
import { PasswordMax } from '@/lib/api/schemas';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Field } from '@/lib/ui/forms/field';
import { PasswordField } from '@/lib/ui/forms/password-field';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { useAttempt } from '../use-attempt';
import { proofForm } from './proof-definition';

export type ProofDialogProps = {
  open: boolean;
  onClose(): void;
  account: UserProfile;
  onProven(): void;
};

/**
 * Asks for proof of identity before a change that affects access to the account, because the device may have
 * been left unattended.
 */
export function ProofDialog({ open, onClose, account, onProven }: ProofDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title={'Подтвердите, что это\u00a0вы'}>
      {account.hasPassword ? (
        <ProofForm account={account} onProven={onProven} />
      ) : (
        <CodeForm account={account} onProven={onProven} />
      )}
    </Dialog>
  );
}

type FormProps = Pick<ProofDialogProps, 'account' | 'onProven'>;

/** First sends the code, then asks for it. */
function CodeForm(props: FormProps) {
  const { email, phone } = props.account;
  const { attempt, busy, done, refusal } = useAttempt(getRequestProofCodeMutationOptions());
  if (done)
    return (
      <>
        <ProofForm {...props} />
        <TextButton busy={busy} className="mt-2" onClick={() => void attempt()}>
          Отправить код ещё раз
        </TextButton>
        {refusal && <ErrorNotice className="mt-4">{refusal.message}</ErrorNotice>}
      </>
    );
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        Отправим код на&nbsp;
        <strong className="font-medium">{shownEmail(email) || formatPhone(phone)}</strong>. Он действует
        10&nbsp;минут.
      </p>
      {refusal && <ErrorNotice className="mt-4">{refusal.message}</ErrorNotice>}
      <Button wide busy={busy} className="mt-6" onClick={() => void attempt()}>
        Отправить код
      </Button>
    </>
  );
}

function ProofForm({ account, onProven }: FormProps) {
  const { mutateAsync: prove } = useMutation({
    ...getProveIdentityMutationOptions(),
    // The mutation cache must not keep the password or the code.
    gcTime: 0,
  });
  const { attributes, field, refusal, busy } = useContractForm(proofForm(account.hasPassword), {
    async send(proof) {
      await prove({ data: proof });
      onProven();
    },
  });
  return (
    <form {...attributes} className="space-y-4">
      <p className="text-ink-2">
        {account.hasPassword
          ? 'Вы\u00a0вошли не\u00a0только что. Перед таким изменением мы\u00a0просим пароль.'
          : 'Введите шесть цифр из\u00a0сообщения.'}
      </p>
      {/* Names the account for password managers. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={account.email || account.phone}
        readOnly
        hidden
      />
      {account.hasPassword ? (
        <PasswordField
          {...field('password')}
          label="Пароль"
          autoComplete="current-password"
          maxLength={PasswordMax}
        />
      ) : (
        <Field
          {...field('code')}
          label="Код"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
      )}
      {refusal && <ErrorNotice>{refusal}</ErrorNotice>}
      <Button type="submit" wide busy={busy}>
        Подтвердить
      </Button>
    </form>
  );
}
