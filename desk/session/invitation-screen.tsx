import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { formatMoment } from '#shared/text/dates.ts';
import { refusalText } from '@/lib/forms/refusal-text';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import {
  acceptInvitation,
  isApiError,
  type OperatorInvitation,
  showInvitation,
  startInvitation,
} from '../api/index.ts';
import { EntryFrame } from './entry-frame.tsx';
import { knowsPasskeys, makePasskey } from './passkeys.ts';
import { ROLES } from './role-words.ts';
import { keepSession } from './session.ts';
import { usePasskeyStep } from './use-passkey-step.ts';

/** The screen behind the link of an invitation: it shows who is invited and creates the first passkey. */
export function InvitationScreen() {
  const [code] = useState(() => location.hash.slice(1));
  // Anyone who has the link can accept the invitation, so it does not stay in the address or the history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  const invitation = useQuery({
    queryKey: ['invitation', code],
    queryFn: ({ signal }) => showInvitation({ code }, { signal }),
    enabled: code !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isPart = code === '' || (isApiError(invitation.error) && invitation.error.status === 422);
  if (invitation.data) return <Invited code={code} invitation={invitation.data} />;
  return (
    <EntryFrame title="Приглашение">
      {isPart ? (
        <p className="text-body">
          Откройте ссылку из&nbsp;приглашения целиком: в&nbsp;адресе нет её&nbsp;конца.
        </p>
      ) : invitation.isError ? (
        <p role="alert" className="text-body">
          {isApiError(invitation.error) ? refusalText(invitation.error) : 'Что-то сломалось'}
        </p>
      ) : (
        <Skeleton className="h-13" />
      )}
    </EntryFrame>
  );
}

function Invited({ code, invitation }: { code: string; invitation: OperatorInvitation }) {
  const client = useQueryClient();
  const router = useRouter();
  const accept = usePasskeyStep(
    async () => acceptInvitation({ code, passkey: await makePasskey(await startInvitation({ code })) }),
    (session) => {
      keepSession(client, session);
      router.history.replace('/');
    },
  );
  const { name, role, shop, endsAt } = invitation;
  return (
    <EntryFrame title={name}>
      <p className="text-body">{`Магазин «${shop}» приглашает вас за\u00a0рабочий стол. Роль: ${ROLES[role].name}. ${ROLES[role].rights}`}</p>
      {knowsPasskeys() ? (
        <>
          <p className="text-body text-ink-2">
            Входить будете без пароля, ключом: отпечатком, лицом или кодом этого устройства.
          </p>
          <Button autoFocus wide busy={accept.isPending} onClick={accept.run}>
            Сделать ключ и&nbsp;войти
          </Button>
          {accept.refusal && <ErrorNotice>{accept.refusal}</ErrorNotice>}
        </>
      ) : (
        <p className="text-body">
          Этот браузер не&nbsp;умеет входить по&nbsp;ключу. Обновите его или возьмите другой.
        </p>
      )}
      <p className="border-hair border-t pt-4 text-caption text-ink-2">
        {`Ссылка действует до\u00a0${formatMoment(new Date(endsAt))} и\u00a0только один раз.`}
      </p>
    </EntryFrame>
  );
}
