import { useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { isApiError } from '@/lib/api';
import { createStore, type Store, useStore } from '@/lib/store';
import { perVisit, useVisit } from '@/lib/visit';
import type { CardData } from './card-data';
import type { ListedGoods } from './listed-goods';
import { type Place, placeHref } from './place';

/** So many pages are remembered with the goods below them, for the way back. */
const REMEMBERED = 20;

type Appended = { cards: CardData[]; lastPage: number };

/** What was put below pages, by their keys, oldest first. */
const remembered = perVisit(() => new Map<string, Store<Appended>>());

export type More = Appended & {
  busy: boolean;
  error: string | undefined;
  /** Puts the goods of the next page below. Answers with the address of the first of them. */
  append(): Promise<string | undefined>;
};

/**
 * Goods of further pages put below a page. They belong to this visit of the page: whoever comes back to it from a product
 * finds them, and the place in them, again; whoever comes anew finds the page as it is.
 */
export function useMoreCards(place: Place, { choice, sort, page }: ListedGoods): More {
  const known = remembered(useVisit());
  const visitOfPage = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const key = `${visitOfPage} ${placeHref(place, { ...choice, sort, page })}`;
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

function remember(known: Map<string, Store<Appended>>, key: string, store: Store<Appended>): void {
  known.delete(key);
  known.set(key, store);
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
}
