import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { formatPhone } from '#shared/forms/phone.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { type BuyerSummary, getListBuyersQueryOptions } from '../api/index.ts';
import { type ListColumn, ListTable } from '../parts/lists/list-table.tsx';
import { SearchInput } from '../parts/lists/search-input.tsx';
import { momentWords } from '../parts/moments.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, Nothing, RowsSkeleton } from '../parts/screen-states.tsx';
import { KINDS } from './buyer-words.ts';

/** Letters from which buyers are looked for, as the contract says. */
const LEAST_LETTERS = 2;

const route = getRouteApi('/desk/buyers');

/** Buyers, found as one types. Without a search, no buyers are listed: no work needs a list of all people. */
export function BuyersScreen() {
  const { search = '' } = route.useSearch();
  const navigate = useNavigate();
  const isSearch = search.length >= LEAST_LETTERS;
  // Every search is a row of the log, so it is repeated only by a person.
  const buyers = useQuery({
    ...getListBuyersQueryOptions({ search }),
    enabled: isSearch,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const now = new Date();
  return (
    <>
      <PageHead title="Покупатели" />
      <div className="mt-4 mb-2 flex">
        <SearchInput
          label="Поиск покупателей"
          placeholder="Имя, телефон, почта, номер заказа"
          value={search}
          onSearch={(text) =>
            void navigate({ to: '/buyers', search: { search: text || undefined }, replace: true })
          }
        />
      </div>
      {!isSearch ? (
        <Nothing title="Кого найти?">
          Имя, телефон в&nbsp;любом виде или его последние цифры, почта или номер заказа.
        </Nothing>
      ) : buyers.data ? (
        buyers.data.items.length === 0 ? (
          <Nothing title="Таких покупателей нет">Проверьте, как написаны имя, телефон или почта.</Nothing>
        ) : (
          <>
            <ListTable
              caption="Покупатели"
              rows={buyers.data.items}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              columns={columnsOf(now)}
              phoneRow={(buyer) => <PhoneRow buyer={buyer} />}
              isStale={buyers.isPlaceholderData}
            />
            {buyers.data.hasMore && (
              <p className="py-3 text-caption text-ink-2">
                Показаны не&nbsp;все. Допишите имя, телефон или почту.
              </p>
            )}
          </>
        )
      ) : buyers.isError ? (
        <Failure error={buyers.error} onRetry={() => void buyers.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

const columnsOf = (now: Date): ListColumn<BuyerSummary>[] => [
  { id: 'name', title: 'Покупатель', kind: 'free', cell: (buyer) => <BuyerLink buyer={buyer} /> },
  { id: 'phone', title: 'Телефон', kind: 'whole', cell: ({ phone }) => phone && formatPhone(phone) },
  { id: 'email', title: 'Почта', kind: 'free', cell: ({ email }) => email && shownEmail(email) },
  { id: 'kind', title: 'Запись', cell: ({ kind }) => <span className="text-ink-2">{KINDS[kind]}</span> },
  {
    id: 'lastOrderAt',
    title: 'Последний заказ',
    kind: 'whole',
    isExtra: true,
    cell: ({ lastOrderAt }) => lastOrderAt && momentWords(lastOrderAt, now),
  },
  { id: 'orders', title: 'Заказов', kind: 'number', cell: ({ orders }) => orders },
];

const BuyerLink = ({ buyer: { id, name } }: { buyer: BuyerSummary }) => (
  <Link to="/buyers/$buyerId" params={{ buyerId: id }} className="row-link">
    {name || 'Без имени'}
  </Link>
);

const PhoneRow = ({ buyer }: { buyer: BuyerSummary }) => (
  <>
    <p className="flex justify-between gap-4 text-body [overflow-wrap:anywhere]">
      <BuyerLink buyer={buyer} />
      <span className="whitespace-nowrap text-ink-2 text-ui">{`заказов: ${buyer.orders}`}</span>
    </p>
    <p className="mt-0.5 text-ink-2 text-ui [overflow-wrap:anywhere]">
      {[buyer.phone && formatPhone(buyer.phone), buyer.email && shownEmail(buyer.email), KINDS[buyer.kind]]
        .filter(Boolean)
        .join(', ')}
    </p>
  </>
);
