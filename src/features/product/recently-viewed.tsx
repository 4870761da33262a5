import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { getGetProductsQueryOptions, type ProductCard } from '@/lib/api';
import { forgetRecent, type RecentProduct, readRecent, rememberRecent } from './recent-products';

/** Number of cards: one row of a wide window. */
const IN_ROW = 4;
/** How far below the window the row is when its goods start to load, in px. */
const AHEAD_PX = 600;

type RecentlyViewedProps = {
  /** The product of this page. It is remembered but not shown in the row. */
  product: RecentProduct;
  renderRow(cards: ProductCard[]): ReactNode;
  /** Renders a skeleton for this number of cards, as high as the row. */
  renderWaiting(count: number): ReactNode;
};

/**
 * The row «Вы недавно смотрели». Only this browser knows the products, so the server's HTML does not have the
 * row. It reserves its space when scripts run, before it is visible, and loads its goods when the shopper
 * scrolls near it.
 */
export function RecentlyViewed({ product, renderRow, renderWaiting }: RecentlyViewedProps) {
  const { productUrl, variantGroupId } = product;
  const [urls, setUrls] = useState<string[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, urls.length > 0);

  useEffect(() => {
    const others = readRecent().filter((recent) => recent.variantGroupId !== variantGroupId);
    setUrls(others.slice(0, IN_ROW).map((recent) => recent.productUrl));
    rememberRecent({ productUrl, variantGroupId });
  }, [productUrl, variantGroupId]);

  const { data, isError } = useQuery({
    ...getGetProductsQueryOptions({ urls }),
    enabled: near && urls.length > 0,
  });
  useEffect(() => {
    if (!data) return;
    const found = new Set(data.items.map((card) => card.productUrl));
    forgetRecent(urls.filter((url) => !found.has(url)));
  }, [data, urls]);

  if (urls.length === 0 || (isError && !data) || data?.items.length === 0) return null;
  return <div ref={place}>{data ? renderRow(data.items) : renderWaiting(urls.length)}</div>;
}

/** Whether the element is near the window. Always true without IntersectionObserver. */
function useNear(ref: React.RefObject<HTMLElement | null>, present: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!present || near || !element) return;
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, present, near]);
  return near;
}
