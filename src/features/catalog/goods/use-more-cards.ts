import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { isApiError } from '@/lib/api';
import { perClient } from '@/lib/state/per-client';
import { createStore, type Store, useStore } from '@/lib/state/store';
import type { CardData } from '../cards/card-data';
import type { ListedGoods } from '../cards/listed-goods';
import { listingSearch } from '../choice/listing-search';
import type { Place } from '../choice/place';

/** So many pages are remembered with the goods below them, for the way back. */
const REMEMBERED = 20;

type Appended = { cards: CardData[]; lastPage: number };

/** What was put below pages, by their keys, oldest first. */
const remembered = perClient(() => new Map<string, Store<Appended>>());

export type More = Appended & {
  busy: boolean;
  error: string | undefined;
  /** Puts the goods of the next page below. Answers with the address of the first of them. */
  append(): Promise<string | undefined>;
};

/**
 * Goods of further pages put below a page. They belong to this visit of the page: a shopper who comes back to it from a product
 * finds them, and the place in them, again; a new visit finds the page as it is.
 */
export function useMoreCards(place: Place, { choice, sort, page }: ListedGoods): More {
  const known = remembered(useQueryClient());
  const href = place.hrefOf({ ...choice, sort, page });
  const key = `${useVisitOfPage(place, href)} ${href}`;
  const store = useMemo(
    () => known.get(key) ?? createStore<Appended>({ cards: [], lastPage: page }),
    [known, key, page],
  );
  const appended = useStore(store);
  const [pending, setPending] = useState<{ key: string; error?: string }>();
  const current = pending?.key === key ? pending : undefined;

  return {
    ...appended,
    busy: current !== undefined && current.error === undefined,
    error: current?.error,
    async append() {
      const next = appended.lastPage + 1;
      setPending({ key });
      try {
        const { items } = await place.load({ ...choice, sort, page: next });
        store.set({ cards: [...appended.cards, ...items], lastPage: next });
        remember(known, key, store);
        setPending(undefined);
        return items[0]?.productUrl;
      } catch (cause) {
        if (!isApiError(cause)) throw cause;
        setPending({ key, error: cause.message });
      }
    },
  };
}

/** What the history calls this visit of the page. The next page may be on its way: this one keeps its goods till then. */
function useVisitOfPage(place: Place, href: string): string {
  const current = useRouterState({
    select: ({ location: { pathname, search, state } }) => {
      const asked: Record<string, unknown> = { ...search };
      const isHere =
        pathname === place.page &&
        asked.q === place.words?.q &&
        place.hrefOf(listingSearch.parse(asked)) === href;
      return isHere ? (state.__TSR_key ?? '') : undefined;
    },
  });
  const [last, setLast] = useState(current ?? '');
  if (current !== undefined && current !== last) setLast(current);
  return current ?? last;
}

function remember(known: Map<string, Store<Appended>>, key: string, store: Store<Appended>): void {
  known.delete(key);
  known.set(key, store);
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
}
