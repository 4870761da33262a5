import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ORDER_STATES } from '#shared/operators/operator-words.ts';
import { mayStep } from '#shared/orders/states.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { countOf } from '#shared/text/plural.ts';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { getListOrdersQueryOptions, type OperatorOrders } from '../../api/index.ts';
import { AppliedFilters, DaysFilter, daysWords, WordsFilter } from '../../parts/lists/filters.tsx';
import { PlaceSwitch } from '../../parts/lists/place-switch.tsx';
import { SearchInput } from '../../parts/lists/search-input.tsx';
import { ORDERS } from '../../parts/nouns.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { Failure, Nothing, RowsSkeleton } from '../../parts/screen-states.tsx';
import { useMay } from '../../session/session.ts';
import { lastList } from '../last-list.ts';
import { type OrdersSearch, ordersParams } from '../orders-search.ts';
import { ChosenActions } from './chosen-actions.tsx';
import { ExportButton } from './export-button.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { OrdersTable, STATE_CHOICES } from './orders-table.tsx';
import { PackDialog } from './pack-dialog.tsx';
import { ViewTabs } from './view-tabs.tsx';

/** How often a list that is looked at is asked for again, in ms. */
const REFRESH_MS = 15_000;

const route = getRouteApi('/desk/orders');

/**
 * The list of orders: it follows the typed search and the filters, and several orders can be packed together.
 * Search and filters are in the address.
 */
export function OrdersScreen() {
  const search = route.useSearch();
  const may = useMay();
  const orders = useQuery({
    ...getListOrdersQueryOptions(ordersParams(search)),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  useEffect(() => lastList.set(search), [search]);
  return (
    <>
      <PageHead
        title="Заказы"
        actions={
          <>
            {may('exportOrders') && <ExportButton search={search} />}
            {may('placeDraftedOrder') && (
              <ButtonLink to="/orders/new" size="small">
                Новый заказ
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="mt-4">
        <ViewTabs search={search} />
      </div>
      <Filters search={search} />
      {orders.data ? (
        <FoundOrders orders={orders.data} isStale={orders.isPlaceholderData} search={search} />
      ) : orders.isError ? (
        <Failure error={orders.error} onRetry={() => void orders.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

function useFilter() {
  const navigate = useNavigate();
  /** Changes filters; a list for other filters begins with its newest orders. */
  return (change: OrdersSearch) =>
    void navigate({
      to: '/orders',
      search: (before) => ({ ...before, cursor: undefined, ...change }),
      replace: true,
    });
}

function Filters({ search }: { search: OrdersSearch }) {
  const filter = useFilter();
  const navigate = useNavigate();
  const days = daysWords(search);
  const applied = [
    ...(search.state ?? []).map((state) => ({
      name: capitalised(ORDER_STATES[state]),
      remove() {
        const rest = search.state?.filter((one) => one !== state);
        filter({ state: rest?.length ? rest : undefined });
      },
    })),
    ...(days ? [{ name: days, remove: () => filter({ from: undefined, to: undefined }) }] : []),
    ...(search.late ? [{ name: 'Опаздывают', remove: () => filter({ late: undefined }) }] : []),
    ...(search.undecided ? [{ name: 'Ждут решения', remove: () => filter({ undecided: undefined }) }] : []),
  ];
  return (
    <div className="mt-4 mb-2">
      <div className="flex flex-wrap gap-2">
        <SearchInput
          label="Поиск заказов"
          placeholder="Номер, телефон, имя, почта, артикул"
          value={search.search ?? ''}
          onSearch={(text) => filter({ search: text || undefined })}
        />
        <WordsFilter
          label="Состояние"
          words={STATE_CHOICES}
          chosen={search.state ?? []}
          onChange={(state) => filter({ state })}
        />
        <DaysFilter label="Дата" days={search} now={new Date()} onChange={filter} />
      </div>
      <AppliedFilters
        applied={applied}
        onReset={() => void navigate({ to: '/orders', search: { search: search.search } })}
      />
    </div>
  );
}

type FoundOrdersProps = { orders: OperatorOrders; isStale: boolean; search: OrdersSearch };

function FoundOrders({ orders, isStale, search }: FoundOrdersProps) {
  const may = useMay();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isPacking, setIsPacking] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  // Rows that left the list are not picked any more: nothing is done to what one does not see.
  const chosen = orders.items.filter(({ id }) => picked.has(id));
  const toPack = chosen.filter(({ state }) => mayStep(state, 'PACKING', 'operator'));
  return (
    <>
      {orders.items.length === 0 ? (
        <NoOrders isNarrowed={Object.values(search).some((value) => value !== undefined)} />
      ) : (
        <>
          <OrdersTable
            orders={orders.items}
            isStale={isStale}
            now={new Date()}
            {...(may('packOrder') && { selection: { ids: picked, onChange: setPicked } })}
          />
          {chosen.length > 0 && (
            <div role="status" className="pick-bar">
              <p className="text-ui tabular-nums">{`Выбрано: ${chosen.length}`}</p>
              {toPack.length > 0 && (
                <Button size="small" onClick={() => setIsPacking(true)}>
                  {`Собрать ${countOf(toPack.length, ORDERS)}`}
                </Button>
              )}
              <ChosenActions orders={chosen} onSave={() => setIsSaving(true)} />
              <TextButton className="text-ui" onClick={() => setPicked(new Set())}>
                Снять выделение
              </TextButton>
            </div>
          )}
          <PlaceSwitch {...orders} forms={ORDERS} />
        </>
      )}
      {isSaving && <ExportDialog orders={chosen} onClose={() => setIsSaving(false)} />}
      {isPacking && (
        <PackDialog
          orders={toPack}
          onClose={() => {
            setIsPacking(false);
            setPicked(new Set());
          }}
        />
      )}
    </>
  );
}

function NoOrders({ isNarrowed }: { isNarrowed: boolean }) {
  const navigate = useNavigate();
  return (
    <Nothing title="Таких заказов нет">
      {isNarrowed ? (
        <TextButton onClick={() => void navigate({ to: '/orders', search: {} })}>
          Показать все заказы
        </TextButton>
      ) : (
        'Здесь появятся заказы покупателей.'
      )}
    </Nothing>
  );
}
