import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { newArrivalsQuery } from '@/features/catalog/load-suggestions';
import { readRecent } from '@/features/product/recent-products';
import { getGetProductsQueryOptions } from '@/lib/api';
import { listingHref, NEW_ARRIVALS } from '@/shop/addresses/paths';
import { ProductRow } from '../product-grid/product-row';
import { ProductRowSkeleton } from '../product-grid/product-row-skeleton';

const IN_ROW = 4;
const FRESH_MS = 5 * 60_000;

const NONE: readonly string[] = [];

/**
 * Recommended goods for an empty or finished page: recently viewed ones that the page does not show, or new arrivals.
 * Loaded in the browser; the HTML reserves their space.
 */
export function GoodsToSee({ except = NONE }: { except?: readonly string[] }) {
  const [recent, setRecent] = useState<string[]>();
  useEffect(() => setRecent(readRecent().map(({ productUrl }) => productUrl)), []);
  const others = recent?.filter((url) => !except.includes(url)) ?? [];
  const urls = others.length < IN_ROW ? [] : others.slice(0, IN_ROW);
  const seen = useQuery({
    ...getGetProductsQueryOptions({ urls }),
    enabled: urls.length > 0,
    staleTime: FRESH_MS,
  });
  const arrivals = useQuery({
    ...newArrivalsQuery,
    enabled: recent !== undefined && urls.length === 0,
    staleTime: FRESH_MS,
  });
  const { data, isError } = urls.length > 0 ? seen : arrivals;
  const cards = data?.items.slice(0, IN_ROW);
  if ((isError && !cards) || cards?.length === 0) return null;
  if (!cards) {
    return (
      <div className="section-gap noscript:hidden">
        <ProductRowSkeleton title="Новинки" count={IN_ROW} />
      </div>
    );
  }
  return (
    <div className="section-gap">
      {urls.length > 0 ? (
        <ProductRow title={'Вы\u00a0недавно смотрели'} cards={cards} />
      ) : (
        <ProductRow
          title="Новинки"
          cards={cards}
          link={{ label: 'Все новинки', path: listingHref(NEW_ARRIVALS) }}
        />
      )}
    </div>
  );
}
