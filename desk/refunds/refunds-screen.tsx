import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { REFUND_STATES } from '#shared/operators/operator-words.ts';
import { REFUND_WAYS } from '#shared/refunds/refund-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { dayInMoscow, formatDays } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { PluralForms } from '#shared/text/plural.ts';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { getListRefundsQueryOptions, type OperatorRefundSummary } from '../api/index.ts';
import { AppliedFilters, WordsFilter } from '../parts/lists/filters.tsx';
import { type ListColumn, ListTable } from '../parts/lists/list-table.tsx';
import { PageSwitch } from '../parts/lists/page-switch.tsx';
import { SearchInput } from '../parts/lists/search-input.tsx';
import { tabProps } from '../parts/lists/tab-props.ts';
import { momentWords } from '../parts/moments.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, Nothing, RowsSkeleton } from '../parts/screen-states.tsx';
import { RefundStateText } from './refund-state.tsx';
import { type RefundsSearch, refundsParams, SENT_STATES } from './refunds-search.ts';

const REFUNDS: PluralForms = ['возврат', 'возврата', 'возвратов'];
const REFRESH_MS = 15_000;

const route = getRouteApi('/desk/refunds');

/** Refunds of all shoppers, sorted by the day on which the money is due. */
export function RefundsScreen() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const refunds = useQuery({
    ...getListRefundsQueryOptions(refundsParams(search)),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const now = new Date();
  const hasFilter =
    search.state !== undefined || search.search !== undefined || search.dueUntil !== undefined;
  return (
    <>
      <PageHead title="Возвраты" />
      <Tabs search={search} today={dayInMoscow(now)} />
      <Filters search={search} />
      {refunds.data ? (
        refunds.data.totalItems === 0 ? (
          <Nothing title="Таких возвратов нет">
            {hasFilter ? (
              <TextButton onClick={() => void navigate({ to: '/refunds', search: {} })}>
                Показать все возвраты
              </TextButton>
            ) : (
              'Здесь появятся заявления покупателей.'
            )}
          </Nothing>
        ) : (
          <>
            <ListTable
              caption="Возвраты"
              rows={refunds.data.items}
              idOf={({ id }) => id}
              nameOf={({ number }) => `возврат ${number}`}
              columns={columnsOf(now)}
              phoneRow={(refund) => <PhoneRow refund={refund} now={now} />}
              isStale={refunds.isPlaceholderData}
            />
            <PageSwitch {...refunds.data} forms={REFUNDS} />
          </>
        )
      ) : refunds.isError ? (
        <Failure error={refunds.error} onRetry={() => void refunds.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

function Tabs({ search, today }: { search: RefundsSearch; today: string }) {
  const tabs: readonly { name: string; search: RefundsSearch }[] = [
    { name: 'Все', search: {} },
    { name: 'Решить', search: { state: ['REQUESTED'] } },
    { name: 'Принять', search: { state: ['APPROVED', 'SENT'] } },
    { name: 'Выплатить', search: { state: ['RECEIVED'] } },
    { name: 'Срок сегодня', search: { dueUntil: today } },
  ];
  const textOf = ({ state, dueUntil, search: found }: RefundsSearch) =>
    JSON.stringify([state, dueUntil, found]);
  return (
    <nav aria-label="Списки" className="tab-list mt-4 gap-5.5 text-ui">
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          to="/refunds"
          search={tab.search}
          {...tabProps(textOf(tab.search) === textOf(search))}
        >
          {tab.name}
        </Link>
      ))}
    </nav>
  );
}

function Filters({ search }: { search: RefundsSearch }) {
  const navigate = useNavigate();
  const filter = (change: RefundsSearch) =>
    void navigate({ to: '/refunds', search: { ...search, page: undefined, ...change }, replace: true });
  const applied = [
    ...(search.state ?? []).map((state) => ({
      name: capitalised(REFUND_STATES[state]),
      remove() {
        const rest = search.state?.filter((one) => one !== state);
        filter({ state: rest?.length ? rest : undefined });
      },
    })),
    ...(search.dueUntil
      ? [
          {
            name: `Выплатить до ${formatDays(search.dueUntil, search.dueUntil)}`,
            remove: () => filter({ dueUntil: undefined }),
          },
        ]
      : []),
  ];
  return (
    <div className="mt-4 mb-2">
      <div className="flex flex-wrap gap-2">
        <SearchInput
          label="Поиск возвратов"
          placeholder="Номер заказа, телефон, имя, почта, артикул"
          value={search.search ?? ''}
          onSearch={(text) => filter({ search: text || undefined })}
        />
        <WordsFilter
          label="Состояние"
          words={SENT_STATES.map((state) => [state, capitalised(REFUND_STATES[state])] as const)}
          chosen={search.state ?? []}
          onChange={(state) => filter({ state })}
        />
      </div>
      <AppliedFilters
        applied={applied}
        onReset={() => void navigate({ to: '/refunds', search: { search: search.search } })}
      />
    </div>
  );
}

const columnsOf = (now: Date): ListColumn<OperatorRefundSummary>[] => [
  { id: 'number', title: 'Возврат', cell: (refund) => <RefundLink refund={refund} /> },
  { id: 'state', title: 'Состояние', cell: ({ state }) => <RefundStateText state={state} /> },
  {
    id: 'submittedAt',
    title: 'Подан',
    kind: 'whole',
    cell: ({ submittedAt }) => momentWords(submittedAt, now),
  },
  { id: 'buyer', title: 'Покупатель', kind: 'free', cell: ({ buyer }) => buyer ?? 'не\u00a0хранится' },
  { id: 'way', title: 'Как', isExtra: true, cell: ({ way }) => REFUND_WAYS[way] },
  {
    id: 'payUntil',
    title: 'Выплатить до',
    kind: 'whole',
    cell: (refund) => <DueDay refund={refund} now={now} />,
  },
  { id: 'pieces', title: 'Вещей', kind: 'number', isExtra: true, cell: ({ pieces }) => pieces },
  { id: 'sum', title: 'Сумма', kind: 'number', cell: ({ sum }) => formatMoney(sum) },
];

/** The last day for paying the money. If it has passed, the shop is late. */
function DueDay({ refund: { payUntil }, now }: { refund: OperatorRefundSummary; now: Date }) {
  if (payUntil === null) return null;
  const isLate = payUntil < dayInMoscow(now);
  const day = formatDays(payUntil, payUntil);
  return isLate ? <span className="text-accent">{`${day}, срок прошёл`}</span> : <span>{day}</span>;
}

const RefundLink = ({ refund }: { refund: OperatorRefundSummary }) => (
  <Link
    to="/refunds/$orderId/$refundId"
    params={{ orderId: refund.orderId, refundId: refund.id }}
    className="row-link whitespace-nowrap"
  >
    {refund.number}
  </Link>
);

const PhoneRow = ({ refund, now }: { refund: OperatorRefundSummary; now: Date }) => (
  <>
    <p className="flex justify-between gap-4 text-body">
      <RefundLink refund={refund} />
      <span className="tabular-nums">{formatMoney(refund.sum)}</span>
    </p>
    <p className="mt-0.5 flex justify-between gap-4 text-ui">
      <RefundStateText state={refund.state} />
      <DueDay refund={refund} now={now} />
    </p>
    <p className="mt-0.5 text-ink-2 text-ui [overflow-wrap:anywhere]">
      {[refund.buyer ?? 'не\u00a0хранится', REFUND_WAYS[refund.way]].join(', ')}
    </p>
  </>
);
