import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type CardSize, getGetProductsQueryOptions } from '@/lib/api';
import { ensureFresh } from '@/lib/state/query-reads';
import type { CardData } from './card-data';

/** Maximum number of product URLs that one call of getProducts accepts. */
const BATCH = 24;
/** How long loaded sizes count as fresh, in ms. It is short because their stock changes. */
const FRESH_MS = 60_000;

type KnownSizes = {
  /** Sizes of a card; undefined while they are not loaded. */
  of(card: CardData): readonly CardSize[] | undefined;
  /** Whether the sizes failed to load. */
  failed: boolean;
};

export type CardSizes = {
  known: KnownSizes;
  /** Fetches the sizes of all cards that have none. */
  want(): void;
  /**
   * The sizes of one card. If they are not loaded, fetches those of all cards.
   * @throws ApiError
   */
  ask(card: CardData): Promise<readonly CardSize[] | undefined>;
};

const stockQuery = (urls: string[]) => ({ ...getGetProductsQueryOptions({ urls }), staleTime: FRESH_MS });

/**
 * The sizes of many cards. When a pointer or a finger is on a card that came without sizes, the sizes of all
 * cards are fetched together. So the page is small and the stock is current.
 */
export function useCardSizes(cards: readonly CardData[]): CardSizes {
  const client = useQueryClient();
  const [wanted, setWanted] = useState(false);
  const urls = urlsWithoutSizes(cards);
  const batches = useMemo(() => batchesOf(urls), [urls]);
  const all = sizesQuery(client, batches);
  const { data: sizes, errorUpdateCount } = useQuery({ ...all, enabled: wanted && batches.length > 0 });
  // TanStack Query clears the error when it fetches again, so the count of errors is used instead.
  const failed = sizes === undefined && errorUpdateCount > 0;

  const known = useMemo<KnownSizes>(
    () => ({ of: (card) => card.sizes ?? sizes?.get(card.productUrl), failed }),
    [sizes, failed],
  );
  return {
    known,
    want() {
      setWanted(true);
      // After a failure, retry when a pointer is over another card.
      if (failed) void client.prefetchQuery(all);
    },
    async ask({ productUrl }) {
      const batch = batches.find((some) => some.includes(productUrl)) ?? [productUrl];
      const answer = await ensureFresh(client, stockQuery(batch));
      return answer?.items.find((card) => card.productUrl === productUrl)?.sizes;
    },
  };
}

/**
 * The sizes of all cards, in batches that are cached separately, so that known sizes stay when more cards are
 * added.
 */
const sizesQuery = (client: QueryClient, batches: string[][]) =>
  queryOptions({
    queryKey: ['card-sizes', ...batches.flat()],
    queryFn: async () => {
      const answers = await Promise.all(batches.map((batch) => client.fetchQuery(stockQuery(batch))));
      return new Map(
        answers.flatMap(({ items }) => items.map((card) => [card.productUrl, card.sizes] as const)),
      );
    },
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });

/**
 * The URLs of cards without sizes as one string, which is equal between renders and can be a hook dependency.
 */
function urlsWithoutSizes(cards: readonly CardData[]): string {
  return [...new Set(cards.filter(({ sizes }) => !sizes).map(({ productUrl }) => productUrl))].join(' ');
}

function batchesOf(urls: string): string[][] {
  const all = urls === '' ? [] : urls.split(' ');
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) =>
    all.slice(at * BATCH, (at + 1) * BATCH),
  );
}
