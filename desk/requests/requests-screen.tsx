import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { CONTACT_SUBJECTS } from '#shared/contact/subjects.ts';
import { CONTACT_STATES } from '#shared/operators/operator-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import type { PluralForms } from '#shared/text/plural.ts';
import { getListContactRequestsQueryOptions, type OperatorContactSummary } from '../api/index.ts';
import { type ListColumn, ListTable } from '../parts/lists/list-table.tsx';
import { PageSwitch } from '../parts/lists/page-switch.tsx';
import { SearchInput } from '../parts/lists/search-input.tsx';
import { tabProps } from '../parts/lists/tab-props.ts';
import { momentWords } from '../parts/moments.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, Nothing, RowsSkeleton } from '../parts/screen-states.tsx';
import { type RequestsSearch, requestsParams } from './requests-search.ts';

const REQUESTS: PluralForms = ['обращение', 'обращения', 'обращений'];
const REFRESH_MS = 15_000;

const TABS: readonly { name: string; state: RequestsSearch['state'] }[] = [
  { name: 'Все', state: undefined },
  { name: 'Ждут', state: 'WAITING' },
  { name: 'Отвечены', state: 'ANSWERED' },
  { name: 'Готовы', state: 'DONE' },
];

const route = getRouteApi('/desk/requests');

/** Requests by the contact form, the waiting ones first. */
export function RequestsScreen() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const requests = useQuery({
    ...getListContactRequestsQueryOptions(requestsParams(search)),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const now = new Date();
  return (
    <>
      <PageHead title="Обращения" />
      <nav aria-label="Списки" className="tab-list mt-4 gap-5.5 text-ui">
        {TABS.map(({ name, state }) => (
          <Link
            key={name}
            to="/requests"
            search={{ state, search: search.search }}
            {...tabProps(state === search.state)}
          >
            {name}
          </Link>
        ))}
      </nav>
      <div className="mt-4 mb-2 flex">
        <SearchInput
          label="Поиск обращений"
          placeholder="Номер, имя, телефон, почта"
          value={search.search ?? ''}
          onSearch={(text) =>
            void navigate({
              to: '/requests',
              search: { state: search.state, search: text || undefined },
              replace: true,
            })
          }
        />
      </div>
      {requests.data ? (
        requests.data.totalItems === 0 ? (
          <Nothing title="Таких обращений нет">Новые обращения появятся здесь.</Nothing>
        ) : (
          <>
            <ListTable
              caption="Обращения"
              rows={requests.data.items}
              idOf={({ id }) => id}
              nameOf={({ number }) => `обращение ${number}`}
              columns={columnsOf(now)}
              phoneRow={(request) => <PhoneRow request={request} now={now} />}
              isStale={requests.isPlaceholderData}
            />
            <PageSwitch {...requests.data} forms={REQUESTS} />
          </>
        )
      ) : requests.isError ? (
        <Failure error={requests.error} onRetry={() => void requests.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

const columnsOf = (now: Date): ListColumn<OperatorContactSummary>[] => [
  { id: 'number', title: 'Обращение', cell: (request) => <RequestLink request={request} /> },
  { id: 'state', title: 'Состояние', kind: 'whole', cell: ({ state }) => capitalised(CONTACT_STATES[state]) },
  { id: 'at', title: 'Пришло', kind: 'whole', cell: ({ at }) => momentWords(at, now) },
  { id: 'name', title: 'От\u00a0кого', kind: 'free', cell: ({ name }) => name },
  { id: 'subject', title: 'Тема', isExtra: true, cell: ({ subject }) => CONTACT_SUBJECTS[subject] },
  {
    id: 'text',
    title: 'Начало',
    kind: 'free',
    cell: ({ text }) => <span className="line-clamp-2 text-ink-2">{text}</span>,
  },
  { id: 'files', title: 'Файлов', kind: 'number', isExtra: true, cell: ({ files }) => files || '' },
];

const RequestLink = ({ request }: { request: OperatorContactSummary }) => (
  <Link
    to="/requests/$contactRequestId"
    params={{ contactRequestId: request.id }}
    className="row-link whitespace-nowrap"
  >
    {request.number}
  </Link>
);

const PhoneRow = ({ request, now }: { request: OperatorContactSummary; now: Date }) => (
  <>
    <p className="flex justify-between gap-4 text-body">
      <RequestLink request={request} />
      <span>{capitalised(CONTACT_STATES[request.state])}</span>
    </p>
    <p className="mt-0.5 flex justify-between gap-4 text-ui">
      <span className="[overflow-wrap:anywhere]">{request.name}</span>
      <span className="whitespace-nowrap text-ink-2">{momentWords(request.at, now)}</span>
    </p>
    <p className="mt-0.5 line-clamp-2 text-ink-2 text-ui [overflow-wrap:anywhere]">{request.text}</p>
  </>
);
