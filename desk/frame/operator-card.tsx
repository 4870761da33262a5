import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { capitalised } from '#shared/text/capitalised.ts';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { showToast } from '@/lib/ui/overlays/toast';
import { isApiError, signOutOperator } from '../api/index.ts';
import { ROLES } from '../session/role-words.ts';
import { useSession } from '../session/session.ts';

/** Who works here, and the way out. */
export function OperatorCard({ onGo }: { onGo?(): void }) {
  const { operator } = useSession();
  const client = useQueryClient();
  const router = useRouter();
  const signOut = useMutation({
    mutationFn: () =>
      signOutOperator().catch((error: unknown) => {
        // The session has ended already.
        if (!isApiError(error) || error.status !== 401) throw error;
      }),
    // Who leaves a shared computer must know that the session goes on.
    onError: () =>
      showToast({ text: 'Выйти не\u00a0получилось. Проверьте связь и\u00a0нажмите «Выйти» ещё раз' }),
    async onSuccess() {
      await router.navigate({ to: '/sign-in', search: {}, replace: true });
      client.clear();
    },
  });
  return (
    <div className="operator">
      <p className="text-ui [overflow-wrap:anywhere]">
        <Link to="/me" search={{}} onClick={onGo} className="quiet-link">
          {operator.name}
        </Link>
      </p>
      <p className="text-caption text-ink-2">{capitalised(ROLES[operator.role].name)}</p>
      {operator.kind === 'PERSON' && (
        <TextButton className="text-ui" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          Выйти
        </TextButton>
      )}
    </div>
  );
}
