import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { capitalised } from '#shared/text/capitalised.ts';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { showToast } from '@/lib/ui/overlays/toast';
import { addPasskey, getGetOperatorSessionQueryKey, signOutOperator, startPasskey } from '../api/index.ts';
import { knowsPasskeys, makePasskey } from '../session/passkeys.ts';
import { ROLES } from '../session/role-words.ts';
import { useSession } from '../session/session.ts';
import { usePasskeyStep } from '../session/use-passkey-step.ts';

/**
 * Shows who is signed in, the button for a second passkey if the person has only one, and the sign-out
 * button.
 */
export function OperatorCard() {
  const { operator, passkeys } = useSession();
  const client = useQueryClient();
  const router = useRouter();
  const signOut = useMutation({
    mutationFn: () => signOutOperator(),
    async onSettled() {
      await router.navigate({ to: '/sign-in', search: {}, replace: true });
      client.clear();
    },
  });
  return (
    <div className="operator">
      {operator.kind === 'PERSON' && passkeys === 1 && knowsPasskeys() && <SecondPasskey />}
      <p className="text-ui [overflow-wrap:anywhere]">{operator.name}</p>
      <p className="text-caption text-ink-2">{capitalised(ROLES[operator.role].name)}</p>
      {operator.kind === 'PERSON' && (
        <TextButton className="text-ui" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          Выйти
        </TextButton>
      )}
    </div>
  );
}

/** A person who loses the only device with a passkey cannot sign in, so the desk asks for a second passkey. */
function SecondPasskey() {
  const client = useQueryClient();
  const add = usePasskeyStep(
    async () => addPasskey(await makePasskey(await startPasskey())),
    () => {
      void client.invalidateQueries({ queryKey: getGetOperatorSessionQueryKey() });
      showToast({ text: 'Второй ключ добавлен' });
    },
  );
  return (
    <div className="mb-4 border-hair border-b pb-2">
      <p className="text-caption text-ink-2">
        У&nbsp;вас один ключ. Потеряете это устройство&nbsp;– не&nbsp;войдёте.
      </p>
      <TextButton className="text-ui" busy={add.isPending} onClick={add.run}>
        Добавить второй
      </TextButton>
      {add.refusal && <ErrorNotice>{add.refusal}</ErrorNotice>}
    </div>
  );
}
