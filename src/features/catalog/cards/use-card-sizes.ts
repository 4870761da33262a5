import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type CardSize, getProducts } from '@/lib/api';
import { perClient } from '@/lib/state/per-client';
import { readingsBy } from '@/lib/state/reading';
import type { CardData } from './card-data';

/** Most addresses that one call of getProducts takes. */
const BATCH = 24;
/** Stock this old, in ms, is asked for again. */
const FRESH_MS = 60_000;

export type KnownSizes = {
  /** Sizes of a card; undefined while they are not known. */
  of(card: CardData): readonly CardSize[] | undefined;
  /** Whether they could not be had. */
  failed: boolean;
};

export type CardSizes = {
  known: KnownSizes;
  /** Asks for the sizes of all cards, unless they are known. */
  want(): void;
  /** The sizes of one card, asked for together with the others'. @throws ApiError when they cannot be had */
  ask(card: CardData): Promise<readonly CardSize[] | undefined>;
};

const stock = perClient(() => readingsBy((urls: string[]) => getProducts({ urls })));

type Answer = { sizes: ReadonlyMap<string, readonly CardSize[]>; failed: boolean };
const NOTHING: Answer = { sizes: new Map(), failed: false };

/**
 * Sizes for the bands of many cards. Cards that came without them are asked about all together, when the first of them
 * is pointed at or touched: the page stays light, and the stock is of now rather than of when the page was made.
 */
export function useCardSizes(cards: readonly CardData[]): CardSizes {
  const client = useQueryClient();
  const [wanted, setWanted] = useState(false);
  const [{ sizes, failed }, setAnswer] = useState(NOTHING);
  const urls = urlsWithoutSizes(cards);

  useEffect(() => {
    if (!wanted || urls === '') return;
    let gone = false;
    const batches = batchesOf(urls.split(' ')).map((batch) => stock(client)(batch).ensure(FRESH_MS));
    Promise.all(batches).then(
      (answers) => {
        if (gone) return;
        const found = answers.flatMap((answer) => answer?.items ?? []);
        setAnswer({ sizes: new Map(found.map((card) => [card.productUrl, card.sizes])), failed: false });
      },
      () => {
        if (gone) return;
        setAnswer((before) => ({ ...before, failed: true }));
        // The next card that is pointed at asks again.
        setWanted(false);
      },
    );
    return () => {
      gone = true;
    };
  }, [client, wanted, urls]);

  const known = useMemo<KnownSizes>(
    () => ({ of: (card) => card.sizes ?? sizes.get(card.productUrl), failed }),
    [sizes, failed],
  );
  return {
    known,
    want: useCallback(() => setWanted(true), []),
    async ask({ productUrl }) {
      const batch = batchesOf(urls.split(' ')).find((some) => some.includes(productUrl)) ?? [productUrl];
      const answer = await stock(client)(batch).ensure(FRESH_MS);
      return answer?.items.find((card) => card.productUrl === productUrl)?.sizes;
    },
  };
}

/** As one text, which stays the same from one rendering to the next. */
function urlsWithoutSizes(cards: readonly CardData[]): string {
  return [...new Set(cards.filter(({ sizes }) => !sizes).map(({ productUrl }) => productUrl))].join(' ');
}

function batchesOf(urls: string[]): string[][] {
  return Array.from({ length: Math.ceil(urls.length / BATCH) }, (_, at) =>
    urls.slice(at * BATCH, (at + 1) * BATCH),
  );
}
