import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { capitalised } from '#shared/text/capitalised.ts';
import type { PluralForms } from '#shared/text/plural.ts';
import { Button } from '@/lib/ui/buttons/button';
import {
  getListOperatorsQueryKey,
  getListOperatorsQueryOptions,
  type InvitedOperator,
  type OperatorSummary,
} from '../api/index.ts';
import { type ListColumn, ListTable } from '../parts/lists/list-table.tsx';
import { PageSwitch } from '../parts/lists/page-switch.tsx';
import { tabProps } from '../parts/lists/tab-props.ts';
import { momentWords } from '../parts/moments.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, Nothing, RowsSkeleton } from '../parts/screen-states.tsx';
import { useDialogAddress } from '../parts/use-dialog-address.ts';
import { ROLES } from '../session/role-words.ts';
import { useMay } from '../session/session.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { isInView, PEOPLE_VIEWS } from './people-search.ts';
import { stateWords } from './person-words.ts';

const OPERATORS: PluralForms = ['сотрудник', 'сотрудника', 'сотрудников'];
const PAGE_SIZE = 50;

const route = getRouteApi('/desk/people');

/** The people who work at the desk, the work places with tokens, and invitations. */
export function PeopleScreen() {
  const { view, page = 1, do: action } = route.useSearch();
  const may = useMay();
  const client = useQueryClient();
  const open = useDialogAddress();
  const [invited, setInvited] = useState<InvitedOperator>();
  const operators = useQuery({
    ...getListOperatorsQueryOptions(),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const items = operators.data?.items.filter((one) => isInView(one, view)) ?? [];
  return (
    <>
      <PageHead
        title="Люди"
        actions={
          may('inviteOperator') && (
            <Button size="small" onClick={() => open('invite')}>
              Пригласить
            </Button>
          )
        }
      />
      <Tabs view={view} />
      {operators.data ? (
        items.length === 0 ? (
          <Nothing title={EMPTY[view ?? 'people'].title}>{EMPTY[view ?? 'people'].words}</Nothing>
        ) : (
          <>
            <ListTable
              caption="Сотрудники"
              rows={items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              columns={columnsOf(new Date(), view === 'places')}
              phoneRow={(person) => <PhoneRow person={person} now={new Date()} />}
            />
            <PageSwitch
              page={page}
              size={PAGE_SIZE}
              totalItems={items.length}
              totalPages={Math.ceil(items.length / PAGE_SIZE)}
              forms={OPERATORS}
            />
          </>
        )
      ) : operators.isError ? (
        <Failure error={operators.error} onRetry={() => void operators.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
      {action === 'invite' && (
        <InviteDialog
          onClose={() => open(undefined)}
          onInvited={(made) => {
            setInvited(made);
            void client.invalidateQueries({ queryKey: getListOperatorsQueryKey() });
          }}
        />
      )}
      {invited && <LinkDialog invited={invited} onClose={() => setInvited(undefined)} />}
    </>
  );
}

const EMPTY = {
  people: { title: 'Людей пока нет', words: 'Пригласите первого сотрудника.' },
  places: {
    title: 'Рабочих мест нет',
    words: 'Сканер или касса получает токен командой npm run operators -- add.',
  },
  revoked: { title: 'Доступ ни\u00a0у\u00a0кого не\u00a0отозван', words: '' },
} as const;

function Tabs({ view }: { view: keyof typeof PEOPLE_VIEWS | undefined }) {
  const tabs = [[undefined, 'Люди'], ...Object.entries(PEOPLE_VIEWS)] as [typeof view, string][];
  return (
    <nav aria-label="Списки" className="tab-list mt-4 mb-4 gap-5.5 text-ui">
      {tabs.map(([name, words]) => (
        <Link key={words} to="/people" search={name ? { view: name } : {}} {...tabProps(name === view)}>
          {words}
        </Link>
      ))}
    </nav>
  );
}

const columnsOf = (now: Date, isOfPlaces: boolean): ListColumn<OperatorSummary>[] => [
  { id: 'name', title: 'Имя', kind: 'free', cell: (person) => <PersonLink person={person} /> },
  { id: 'role', title: 'Роль', cell: ({ role }) => capitalised(ROLES[role].name) },
  { id: 'state', title: 'Состояние', cell: (person) => stateWords(person, now) },
  {
    id: 'lastCallAt',
    title: 'Последнее действие',
    kind: 'whole',
    cell: ({ lastCallAt }) => (lastCallAt ? momentWords(lastCallAt, now) : ''),
  },
  ...(isOfPlaces
    ? []
    : [
        {
          id: 'passkeys',
          title: 'Ключей',
          kind: 'number' as const,
          cell: ({ passkeys }: OperatorSummary) => passkeys,
        },
        {
          id: 'sessions',
          title: 'Сессий',
          kind: 'number' as const,
          cell: ({ sessions }: OperatorSummary) => sessions,
        },
      ]),
];

const PersonLink = ({ person: { id, name } }: { person: OperatorSummary }) => (
  <Link to="/people/$operatorId" params={{ operatorId: id }} className="row-link">
    {name}
  </Link>
);

const PhoneRow = ({ person, now }: { person: OperatorSummary; now: Date }) => (
  <>
    <p className="flex justify-between gap-4 text-body">
      <PersonLink person={person} />
      <span className="text-ink-2 text-ui">{capitalised(ROLES[person.role].name)}</span>
    </p>
    <p className="mt-0.5 flex justify-between gap-4 text-ui">
      <span>{stateWords(person, now)}</span>
      <span className="text-ink-2">{person.lastCallAt ? momentWords(person.lastCallAt, now) : ''}</span>
    </p>
  </>
);
