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

/** Most addresses that one call of getProducts takes. */
const BATCH = 24;
/** Stock this old, in ms, is asked for again. */
const FRESH_MS = 60_000;

export type KnownSizes = {
  /** Sizes of a card; undefined while they are not known. */
  of(card: CardData): readonly CardSize[] | undefined;
  /** Whether they failed to load. */
  failed: boolean;
};

export type CardSizes = {
  known: KnownSizes;
  /** Asks for the sizes of all cards, unless they are known. */
  want(): void;
  /** The sizes of one card, asked for together with the others'. @throws ApiError when they fail to load */
  ask(card: CardData): Promise<readonly CardSize[] | undefined>;
};

const stockQuery = (urls: string[]) => ({ ...getGetProductsQueryOptions({ urls }), staleTime: FRESH_MS });

/**
 * Sizes for the bands of many cards. Cards that came without them are asked about all together, when the first of them
 * is pointed at or touched: the page stays light, and the stock is of now rather than of when the page was made.
 */
export function useCardSizes(cards: readonly CardData[]): CardSizes {
  const client = useQueryClient();
  const [wanted, setWanted] = useState(false);
  const urls = urlsWithoutSizes(cards);
  const batches = useMemo(() => batchesOf(urls), [urls]);
  const all = sizesQuery(client, batches);
  const { data: sizes, errorUpdateCount } = useQuery({ ...all, enabled: wanted && batches.length > 0 });
  // Query itself forgets a failure as soon as it asks again.
  const failed = sizes === undefined && errorUpdateCount > 0;

  const known = useMemo<KnownSizes>(
    () => ({ of: (card) => card.sizes ?? sizes?.get(card.productUrl), failed }),
    [sizes, failed],
  );
  return {
    known,
    want() {
      setWanted(true);
      // The next card that is pointed at asks again for what failed to load.
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
 * Sizes of all batches, each of which is kept on its own. While there are more cards than before, those of the cards before
 * stay known.
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

/** As one text, which stays the same from one rendering to the next. */
function urlsWithoutSizes(cards: readonly CardData[]): string {
  return [...new Set(cards.filter(({ sizes }) => !sizes).map(({ productUrl }) => productUrl))].join(' ');
}

function batchesOf(urls: string): string[][] {
  const all = urls === '' ? [] : urls.split(' ');
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) =>
    all.slice(at * BATCH, (at + 1) * BATCH),
  );
}
