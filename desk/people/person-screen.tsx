import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { capitalised } from '#shared/text/capitalised.ts';
import { Button } from '@/lib/ui/buttons/button';
import { getShowOperatorQueryOptions, type InvitedOperator, type OperatorDetails } from '../api/index.ts';
import { BackLink } from '../parts/back-link.tsx';
import { momentWords } from '../parts/moments.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, RowsSkeleton } from '../parts/screen-states.tsx';
import { Facts, Section } from '../parts/section.tsx';
import { ROLES } from '../session/role-words.ts';
import { useMay, useSession } from '../session/session.ts';
import { LinkDialog } from './link-dialog.tsx';
import {
  isPersonAction,
  manages,
  PERSON_ACTIONS,
  type PersonAction,
  personActionsOf,
} from './person-actions.ts';
import { PersonDialog } from './person-dialog.tsx';
import { Passkeys, Sessions } from './person-parts.tsx';
import { stateWords } from './person-words.ts';
import { usePersonDialog } from './use-person-dialog.ts';

const route = getRouteApi('/desk/people/$operatorId');

/** A person or a work place: role, passkeys, sessions, and what can be decided. */
export function PersonScreen() {
  const { operatorId } = route.useParams();
  // Every look at an operator is a row of the log, so it is asked for again only by a person.
  const person = useQuery({
    ...getShowOperatorQueryOptions(operatorId),
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <>
      <BackLink to="/people" search={{}}>
        К&nbsp;списку
      </BackLink>
      {person.data ? (
        <Person key={operatorId} seen={person.data} onConflict={() => person.refetch()} />
      ) : person.isError ? (
        <>
          <PageHead title="Сотрудник" />
          <div className="mt-6">
            <Failure error={person.error} onRetry={() => void person.refetch()} />
          </div>
        </>
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

function Person({ seen, onConflict }: { seen: OperatorDetails; onConflict(): Promise<unknown> }) {
  const { do: action, key: passkeyId } = route.useSearch();
  const session = useSession();
  const may = useMay();
  const dialog = usePersonDialog();
  const [invited, setInvited] = useState<InvitedOperator>();
  const now = new Date();
  const { operator, passkeys, sessions } = seen;
  const mayEnd = manages(session, operator) && may('endPasskey');
  return (
    <>
      <PageHead
        title={operator.name}
        aside={<p className="type-h3">{capitalised(ROLES[operator.role].name)}</p>}
        note={stateWords(operator, now)}
        actions={<PersonButtons actions={personActionsOf(operator, session)} onOpen={dialog.open} />}
      />
      <div className="order-grid mt-8">
        <div className="order-lines grid gap-8">
          {operator.kind === 'PERSON' ? (
            <>
              <Passkeys
                passkeys={passkeys}
                now={now}
                onEnd={mayEnd ? (id) => dialog.open('passkey', id) : undefined}
              />
              <Sessions sessions={sessions} now={now} />
            </>
          ) : (
            <PlaceSection isRevoked={operator.state === 'REVOKED'} />
          )}
        </div>
        <div className="order-aside">
          <PersonFacts operator={operator} now={now} />
        </div>
      </div>
      {(isPersonAction(action) || action === 'passkey') && (
        <PersonDialog
          key={`${action}${passkeyId}`}
          action={action}
          seen={seen}
          passkeyId={passkeyId}
          onClose={dialog.close}
          onConflict={onConflict}
          onInvited={setInvited}
        />
      )}
      {invited && <LinkDialog invited={invited} onClose={() => setInvited(undefined)} />}
    </>
  );
}

type PersonButtonsProps = { actions: readonly PersonAction[]; onOpen(name: PersonAction): void };

const PersonButtons = ({ actions, onOpen }: PersonButtonsProps) =>
  actions.map((name) => (
    <Button key={name} size="small" variant="quiet" onClick={() => onOpen(name)}>
      {PERSON_ACTIONS[name].label}
    </Button>
  ));

const PlaceSection = ({ isRevoked }: { isRevoked: boolean }) => (
  <Section title="Токен">
    <p className="max-w-120 text-body">
      {isRevoked
        ? 'Токен рабочего места больше не\u00a0действует.'
        : 'Рабочее место работает по\u00a0токену: сканер, касса, программа. Новые токены делает команда на\u00a0сервере:'}
    </p>
    {!isRevoked && (
      <p className="mt-2 text-ui [overflow-wrap:anywhere]">
        <code>npm run operators -- add kassa-2 --role packer</code>
      </p>
    )}
  </Section>
);

function PersonFacts({ operator, now }: { operator: OperatorDetails['operator']; now: Date }) {
  const may = useMay();
  const { id, kind, createdAt, lastCallAt, passkeys } = operator;
  return (
    <Section title={kind === 'PERSON' ? 'Сотрудник' : 'Рабочее место'}>
      <Facts
        facts={[
          [kind === 'PERSON' ? 'Приглашён' : 'Добавлено', momentWords(createdAt, now)],
          ['Действие', lastCallAt ? momentWords(lastCallAt, now) : 'ещё не\u00a0было'],
          ['Ключей', kind === 'PERSON' && String(passkeys)],
          [
            'Журнал',
            may('listOperatorCalls') && (
              <span className="grid gap-1">
                <Link to="/log" search={{ operator: id }} className="quiet-link">
                  Что делал
                </Link>
                <Link to="/log" search={{ about: id }} className="quiet-link">
                  Что решали о&nbsp;нём
                </Link>
              </span>
            ),
          ],
        ]}
      />
    </Section>
  );
}
