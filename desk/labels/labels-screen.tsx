import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ORDER_STATES } from '#shared/operators/operator-words.ts';
import { hasLabel } from '#shared/packing/order-label.ts';
import { countOf, type PluralForms } from '#shared/text/plural.ts';
import { refusalText } from '@/lib/forms/refusal-text';
import { Button } from '@/lib/ui/buttons/button';
import { RadioGroup } from '@/lib/ui/forms/radio';
import {
  getGetPickListQueryOptions,
  getShowLabelQueryOptions,
  isApiError,
  type OrderLabel,
  type PickListOrder,
} from '../api/index.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, Nothing, RowsSkeleton } from '../parts/screen-states.tsx';
import { PAPERS, type Paper } from './labels-search.ts';
import { ParcelLabel } from './parcel-label.tsx';

const LABELS: PluralForms = ['этикетка', 'этикетки', 'этикеток'];
const PRINTED: PluralForms = ['этикетку', 'этикетки', 'этикеток'];
/** Labels on a sheet of A4. */
const ON_SHEET = 4;

const route = getRouteApi('/desk/labels');

/** The labels of chosen orders, as they come out of the printer, and which orders have none and why. */
export function LabelsScreen() {
  const { orders: chosen = [], paper = 'a6' } = route.useSearch();
  const ids = [...new Set(chosen)];
  const list = useQuery({ ...getGetPickListQueryOptions({ orders: ids }), enabled: ids.length > 0 });
  if (ids.length === 0)
    return (
      <>
        <PageHead title="Этикетки" />
        <div className="mt-6">
          <Nothing title="Заказы не&nbsp;выбраны">
            <Link to="/orders" search={{}} className="quiet-link">
              Выбрать в&nbsp;списке
            </Link>
          </Nothing>
        </div>
      </>
    );
  if (list.isError)
    return (
      <>
        <PageHead title="Этикетки" />
        <div className="mt-6">
          <Failure error={list.error} onRetry={() => void list.refetch()} />
        </div>
      </>
    );
  if (!list.data) return <RowsSkeleton />;
  const found = new Map(list.data.orders.map((order) => [order.id, order]));
  return (
    <Labels
      orders={ids.flatMap((id) => found.get(id) ?? [])}
      unknown={ids.length - found.size}
      paper={paper}
    />
  );
}

type Without = { order: PickListOrder; reason: string };

function Labels({ orders, unknown, paper }: { orders: PickListOrder[]; unknown: number; paper: Paper }) {
  const labelled = orders.filter(({ state }) => hasLabel(state));
  const answers = useQueries({
    queries: labelled.map(({ id }) => ({
      ...getShowLabelQueryOptions(id),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    })),
  });
  const labels = answers.flatMap(({ data }) => data ?? []);
  const isLoading = answers.some(({ isPending }) => isPending);
  const without: Without[] = [
    ...orders
      .filter(({ state }) => !hasLabel(state))
      .map((order) => ({ order, reason: `Заказ ${ORDER_STATES[order.state]}` })),
    ...answers.flatMap(({ error }, place) => {
      const order = labelled[place];
      return error && order ? [{ order, reason: isApiError(error) ? refusalText(error) : 'Ошибка' }] : [];
    }),
  ];
  const repeat = () => {
    for (const answer of answers) if (answer.isError) void answer.refetch();
  };
  return (
    <>
      <div className="no-print">
        <PageHead
          title={isLoading ? 'Этикетки' : countOf(labels.length, LABELS)}
          actions={
            labels.length > 0 && (
              <Button size="small" busy={isLoading} onClick={() => window.print()}>
                {`Печатать ${countOf(labels.length, PRINTED)}`}
              </Button>
            )
          }
        />
        <PaperChoice paper={paper} />
        <WithoutLabel without={without} unknown={unknown} onRepeat={repeat} />
      </div>
      {isLoading && labels.length === 0 ? <RowsSkeleton /> : <Sheets labels={labels} paper={paper} />}
    </>
  );
}

function PaperChoice({ paper }: { paper: Paper }) {
  const navigate = useNavigate();
  return (
    <RadioGroup
      className="paper-choice mt-4"
      legend="Бумага"
      name="paper"
      value={paper}
      options={(Object.keys(PAPERS) as Paper[]).map((value) => ({ value, label: PAPERS[value] }))}
      onChange={(value) =>
        void navigate({
          to: '/labels',
          search: (before) => ({ ...before, paper: value as Paper }),
          replace: true,
        })
      }
    />
  );
}

type WithoutProps = { without: readonly Without[]; unknown: number; onRepeat(): void };

/** Orders that have no label, each with its reason. */
function WithoutLabel({ without, unknown, onRepeat }: WithoutProps) {
  if (without.length + unknown === 0) return null;
  return (
    <section aria-label="Без этикетки" className="mt-6 max-w-160">
      <p role="status" className="text-body">{`Без\u00a0этикетки: ${without.length + unknown}`}</p>
      <ul className="mt-2 border-hair border-t text-ui">
        {without.map(({ order, reason }) => (
          <li key={order.id} className="flex gap-4 border-hair border-b py-3">
            <Link
              to="/orders/$orderId"
              params={{ orderId: order.id }}
              className="quiet-link whitespace-nowrap tabular-nums"
            >
              {order.number}
            </Link>
            <span>{reason}</span>
          </li>
        ))}
        {unknown > 0 && <li className="border-hair border-b py-3">{`Нет таких заказов: ${unknown}`}</li>}
      </ul>
      {without.some(({ order }) => hasLabel(order.state)) && (
        <Button variant="quiet" size="small" className="mt-4" onClick={onRepeat}>
          Загрузить ещё раз
        </Button>
      )}
    </section>
  );
}

function Sheets({ labels, paper }: { labels: readonly OrderLabel[]; paper: Paper }) {
  const perSheet = paper === 'a4' ? ON_SHEET : 1;
  const sheets = Array.from({ length: Math.ceil(labels.length / perSheet) }, (_, place) =>
    labels.slice(place * perSheet, (place + 1) * perSheet),
  );
  return (
    <div className={`labels ${paper}`}>
      {sheets.map((sheet) => (
        <div key={sheet[0]?.orderId} className="label-sheet">
          {sheet.map((label) => (
            <ParcelLabel key={label.orderId} label={label} />
          ))}
        </div>
      ))}
    </div>
  );
}
