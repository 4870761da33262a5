import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { MOST_PASSKEYS } from '#shared/operators/roles.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { getShowOperatorQueryOptions, type OperatorDetails } from '../api/index.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, RowsSkeleton } from '../parts/screen-states.tsx';
import { knowsPasskeys } from '../session/passkeys.ts';
import { ROLES } from '../session/role-words.ts';
import { useSession } from '../session/session.ts';
import { useAddPasskey } from '../session/use-add-passkey.ts';
import { PersonDialog } from './person-dialog.tsx';
import { Passkeys, Sessions } from './person-parts.tsx';
import { usePersonDialog } from './use-person-dialog.ts';

const route = getRouteApi('/desk/me');

/** The one who works here: own passkeys and sessions. */
export function OwnScreen() {
  const { operator } = useSession();
  const own = useQuery({
    ...getShowOperatorQueryOptions(operator.id),
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <>
      <PageHead
        title={operator.name}
        aside={<p className="type-h3">{capitalised(ROLES[operator.role].name)}</p>}
        note={ROLES[operator.role].rights}
      />
      {own.data ? (
        <Own seen={own.data} onConflict={() => own.refetch()} />
      ) : own.isError ? (
        <div className="mt-6">
          <Failure error={own.error} onRetry={() => void own.refetch()} />
        </div>
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

function Own({ seen, onConflict }: { seen: OperatorDetails; onConflict(): Promise<unknown> }) {
  const { do: action, key: passkeyId } = route.useSearch();
  const dialog = usePersonDialog();
  const now = new Date();
  const { operator, passkeys, sessions } = seen;
  if (operator.kind === 'PLACE')
    return <p className="mt-8 text-body">Рабочее место входит по&nbsp;токену, ключей у&nbsp;него нет.</p>;
  return (
    <div className="mt-8 grid max-w-180 gap-8">
      {/* The last one of their own they cannot end. */}
      <Passkeys
        passkeys={passkeys}
        now={now}
        onEnd={passkeys.length > 1 ? (id) => dialog.open('passkey', id) : undefined}
      >
        {passkeys.length < MOST_PASSKEYS && knowsPasskeys() && <AddPasskey />}
      </Passkeys>
      <Sessions sessions={sessions} now={now}>
        {sessions.some(({ current }) => !current) && (
          <Button variant="quiet" size="small" className="mt-4" onClick={() => dialog.open('sessions')}>
            Завершить остальные
          </Button>
        )}
      </Sessions>
      {(action === 'passkey' || action === 'sessions') && (
        <PersonDialog
          key={`${action}${passkeyId}`}
          action={action}
          seen={seen}
          passkeyId={passkeyId}
          onClose={dialog.close}
          onConflict={onConflict}
          onInvited={() => undefined}
        />
      )}
    </div>
  );
}

function AddPasskey() {
  const add = useAddPasskey();
  return (
    <div className="mt-4">
      <Button variant="quiet" size="small" busy={add.isPending} onClick={add.run}>
        Добавить ключ
      </Button>
      {add.refusal && <ErrorNotice className="mt-2">{add.refusal}</ErrorNotice>}
    </div>
  );
}
