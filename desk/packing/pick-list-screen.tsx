import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { ORDER_STATES } from '#shared/operators/operator-words.ts';
import { waitsToBePacked } from '#shared/packing/pick-list.ts';
import { countOf, type PluralForms } from '#shared/text/plural.ts';
import { Button } from '@/lib/ui/buttons/button';
import { getGetPickListQueryOptions, type PickList, type PickListItem } from '../api/index.ts';
import { momentWords } from '../parts/moments.ts';
import { PIECES } from '../parts/nouns.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, Nothing, RowsSkeleton } from '../parts/screen-states.tsx';
import { Section } from '../parts/section.tsx';
import { LineGoods } from './line-goods.tsx';

const OF_ORDERS: PluralForms = ['заказа', 'заказов', 'заказов'];

const route = getRouteApi('/desk/pick-list');

/**
 * What to fetch for the chosen orders, or for all that wait, by place and category. It is printed whole, so all
 * its rows are on the page; the shop lists a hundred orders at most.
 */
export function PickListScreen() {
  const { orders } = route.useSearch();
  const list = useQuery(getGetPickListQueryOptions(orders && { orders }));
  return (
    <>
      <PageHead
        title="Что взять"
        actions={
          list.data &&
          list.data.places.length > 0 && (
            <Button size="small" className="no-print" onClick={() => window.print()}>
              Печатать
            </Button>
          )
        }
      />
      {list.data ? (
        <Places list={list.data} isChosen={orders !== undefined} />
      ) : list.isError ? (
        <div className="mt-6">
          <Failure error={list.error} onRetry={() => void list.refetch()} />
        </div>
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

function Places({ list, isChosen }: { list: PickList; isChosen: boolean }) {
  const waiting = list.orders.filter(({ state }) => waitsToBePacked(state));
  const others = list.orders.filter(({ state }) => !waitsToBePacked(state));
  const pieces = list.places.flatMap(({ items }) => items).reduce((all, item) => all + item.pieces, 0);
  if (list.places.length === 0)
    return (
      <div className="mt-6">
        <Nothing title="Брать нечего">
          {isChosen ? 'Выбранные заказы не\u00a0ждут сборки.' : 'Ни\u00a0один заказ не\u00a0ждёт сборки.'}
        </Nothing>
      </div>
    );
  return (
    <>
      <p className="mt-1 text-ink-2 text-ui tabular-nums">
        {`${countOf(pieces, PIECES)} для\u00a0${countOf(waiting.length, OF_ORDERS)}, ${momentWords(new Date().toISOString(), new Date())}`}
        {!isChosen && list.hasMore && '. Это первые сто заказов, остальные\u00a0– после них'}
      </p>
      {list.places.map(({ store, items }) => (
        <Section key={store?.code ?? ''} title={store?.name ?? 'Склад'} className="mt-8">
          {byCategory(items).map(([category, own]) => (
            <Fragment key={category}>
              <h3 className="pick-category">{category}</h3>
              <ul>
                {own.map((item) => (
                  <PickedItem key={item.articleId} item={item} />
                ))}
              </ul>
            </Fragment>
          ))}
        </Section>
      ))}
      {others.length > 0 && (
        <Section title="Не ждут сборки" className="no-print mt-8">
          <ul className="text-ui">
            {others.map(({ id, number, state }) => (
              <li key={id} className="flex gap-4 border-hair border-b py-3">
                <Link to="/orders/$orderId" params={{ orderId: id }} className="quiet-link tabular-nums">
                  {number}
                </Link>
                <span>{ORDER_STATES[state]}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function PickedItem({ item }: { item: PickListItem }) {
  return (
    <li className="scan-line">
      <LineGoods line={item} />
      <div className="scan-count">
        <p className="type-product tabular-nums">{`${item.pieces}\u00a0шт.`}</p>
      </div>
      <p className="scan-note text-ink-2 tabular-nums">{item.orders.join(', ')}</p>
    </li>
  );
}

/** Articles by category, which come sorted. */
function byCategory(items: readonly PickListItem[]): [string, PickListItem[]][] {
  return [...Map.groupBy(items, ({ category }) => category ?? 'Больше не\u00a0продаются')];
}
