import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { getGetProductsQueryOptions, type ProductCard } from '@/lib/api';
import { forgetRecent, type RecentProduct, readRecent, rememberRecent } from './recent-products';

/** Number of cards: one row of a wide window. */
const IN_ROW = 4;
/** Distance below the window at which the goods are loaded, px. */
const AHEAD_PX = 600;

type RecentlyViewedProps = {
  /** The product of the page: remembered but not shown. */
  product: RecentProduct;
  renderRow(cards: ProductCard[]): ReactNode;
  /** A skeleton of a row with this number of cards, as high as the row. */
  renderWaiting(count: number): ReactNode;
};

/**
 * «Вы недавно смотрели»: only this browser knows the products, so the HTML does not contain them. The row
 * takes its space as soon as scripts run, below the window, and loads when it comes near.
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

/** True once the element is near the window; always true without IntersectionObserver. */
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
