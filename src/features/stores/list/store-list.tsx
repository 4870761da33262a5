import { useEffect, useRef } from 'react';
import type { Store } from '@/lib/api';
import { classNames } from '@/lib/ui/class-names';
import { type Coordinates, distanceBetween } from '@/shop/distance/distance';
import { groupByCity } from './group-by-city';
import { StoreRow } from './store-row';

type StoreListProps = {
  stores: readonly Store[];
  isOneCity: boolean;
  /** The shopper's location. If it is given, the nearest stores come first. */
  from: Coordinates | undefined;
  /** Whether the list takes the whole width, because there is no map beside it. */
  isWide?: boolean;
  /** Code of the store whose mark on the map was pressed. */
  chosen?: string | undefined;
  lit?: string | undefined;
  onLight?(code: string | undefined): void;
};

/** Classes that place two rows side by side. */
export const STORES_SIDE_BY_SIDE = 'md:grid md:grid-cols-2 md:gap-x-[var(--gutter)] lg:gap-x-8';

/** The stores, grouped by city or sorted by distance. */
export function StoreList({ stores, isOneCity, from, isWide = false, chosen, lit, onLight }: StoreListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-store="${CSS.escape(chosen)}"]`)?.focus();
  }, [chosen]);
  const rows = classNames('border-hair border-t', isWide && STORES_SIDE_BY_SIDE);
  const first = from ? byDistance(stores, from)[0] : stores[0];
  const row = (store: Store) => (
    <StoreRow
      key={store.code}
      store={store}
      distance={from && distanceBetween(from, store)}
      isLit={store.code === lit || (lit === undefined && store.code === chosen)}
      isWide={isWide}
      isFirst={store.code === first?.code}
      onLight={onLight}
    />
  );
  return (
    <div ref={list}>
      {from ? (
        <section>
          <h2 className="sr-only">Рядом с&nbsp;вами</h2>
          <ul className={rows}>{byDistance(stores, from).map(row)}</ul>
        </section>
      ) : (
        groupByCity(stores).map(({ name, items }) => (
          <section key={name} className="not-first:mt-10">
            <h2 className={isOneCity ? 'sr-only' : 'type-h2 mb-4'}>{name}</h2>
            <ul className={rows}>{items.map(row)}</ul>
          </section>
        ))
      )}
    </div>
  );
}

const byDistance = (stores: readonly Store[], from: Coordinates): Store[] =>
  [...stores].sort((one, other) => distanceBetween(from, one) - distanceBetween(from, other));
