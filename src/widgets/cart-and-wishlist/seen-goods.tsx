import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readRecent } from '@/features/product/recent-products';
import {
  getGetListingQueryOptions,
  getGetProductQueryOptions,
  getGetProductsQueryOptions,
  type ProductCard,
} from '@/lib/api';
import type { Elements } from '@/lib/ui/elements';
import { listingHref, NEW_ARRIVALS } from '@/shop/addresses/paths';
import { ProductRow } from '../product-grid/product-row';

const IN_ROW = 4;
const FRESH_MS = 5 * 60_000;

const NONE: readonly string[] = [];
const newArrivalsQuery = getGetListingQueryOptions({ path: NEW_ARRIVALS });
const ALL_ARRIVALS = { label: 'Все новинки', path: listingHref(NEW_ARRIVALS) };

export type RowToSeeProps = {
  /** Product URLs of goods that the page already shows. */
  except?: readonly string[];
  /**
   * Whether to show only viewed or similar goods, or nothing. If false, new arrivals are shown instead of
   * nothing.
   */
  seenOnly?: boolean;
};

type Row = { title: string; cards: ProductCard[]; link?: { label: string; path: string } };

/**
 * Recommended goods for an empty or finished page: those last viewed; if these are few, others of the last
 * one's category; if nothing was viewed, new arrivals. They are loaded in the browser; the HTML reserves
 * their space.
 */
export function RowToSee({
  except = NONE,
  seenOnly = false,
  waiting,
}: RowToSeeProps & { waiting: Elements }) {
  const { row, isPending } = useRow(except, seenOnly);
  if (isPending) return waiting;
  if (!row || row.cards.length === 0) return null;
  return (
    <div className="section-gap">
      <ProductRow {...row} />
    </div>
  );
}

/** Viewed or similar goods; if nothing was viewed, the elements in `otherwise`. */
export function SeenGoods({ otherwise }: { otherwise: Elements }) {
  const { row } = useRow(NONE, true);
  return row ? <ProductRow {...row} /> : otherwise;
}

function useRow(except: readonly string[], seenOnly: boolean): { row?: Row; isPending: boolean } {
  const [recent, setRecent] = useState<string[]>();
  useEffect(() => setRecent(readRecent().map(({ productUrl }) => productUrl)), []);
  const isKnown = recent !== undefined;
  const others = recent?.filter((url) => !except.includes(url)) ?? [];
  const urls = others.length < IN_ROW ? [] : others.slice(0, IN_ROW);
  const seen = useQuery({
    ...getGetProductsQueryOptions({ urls }),
    enabled: urls.length > 0,
    staleTime: FRESH_MS,
  });
  const near = useNear(urls.length > 0 ? '' : (recent?.[0] ?? ''), except);
  const wantsArrivals =
    isKnown && urls.length === 0 && near.row === undefined && !near.isPending && !seenOnly;
  const arrivals = useQuery({ ...newArrivalsQuery, enabled: wantsArrivals, staleTime: FRESH_MS });

  if (urls.length > 0)
    return {
      isPending: seen.isPending,
      ...(seen.data && {
        row: { title: 'Вы\u00a0недавно смотрели', cards: seen.data.items.slice(0, IN_ROW) },
      }),
    };
  if (near.row) return { isPending: false, row: near.row };
  return {
    isPending: !isKnown || near.isPending || (wantsArrivals && arrivals.isPending),
    ...(arrivals.data && {
      row: {
        title: 'Новинки',
        cards: arrivals.data.items.slice(0, IN_ROW),
        link: ALL_ARRIVALS,
      },
    }),
  };
}

/** Other goods from the category of a product. */
function useNear(productUrl: string, except: readonly string[]): { row?: Row; isPending: boolean } {
  const product = useQuery({
    ...getGetProductQueryOptions(productUrl),
    enabled: productUrl !== '',
    staleTime: FRESH_MS,
  });
  const category = product.data?.breadcrumbs.at(-1);
  const listing = useQuery({
    ...getGetListingQueryOptions({ path: category?.path ?? '' }),
    enabled: category !== undefined,
    staleTime: FRESH_MS,
  });
  const isPending = productUrl !== '' && (product.isPending || (category !== undefined && listing.isPending));
  const cards =
    listing.data?.items.filter((card) => !except.includes(card.productUrl)).slice(0, IN_ROW) ?? [];
  if (!category || cards.length < IN_ROW) return { isPending };
  const link = { label: 'Весь раздел', path: listingHref(category.path) };
  return { isPending, row: { title: category.name, cards, link } };
}
