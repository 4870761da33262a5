import { useQuery } from '@tanstack/react-query';
import { type Cart, getGetProductQueryOptions } from '@/lib/api';
import { lookTitle } from '../look-notice/look-notice';
import { LookRow } from '../product-grid/look-row';
import { ProductRowSkeleton } from '../product-grid/product-row-skeleton';
import { GoodsToSee } from './goods-to-see';

const IN_ROW = 4;
const FRESH_MS = 5 * 60_000;

/**
 * Goods that go with the last added article and are not in the cart yet. Without such goods: what the shopper
 * has viewed, or nothing.
 */
export function CartLook({ cart }: { cart: Cart }) {
  const newest = cart.items.findLast(({ isGift }) => !isGift)?.productUrl ?? '';
  const { data, isPending } = useQuery({
    ...getGetProductQueryOptions(newest),
    enabled: newest !== '',
    staleTime: FRESH_MS,
  });
  const inCart = cart.items.map(({ productUrl }) => productUrl);
  if (newest !== '' && isPending)
    return (
      <div className="section-gap noscript:hidden">
        <ProductRowSkeleton title={lookTitle(true)} count={IN_ROW} />
      </div>
    );
  const cards = data?.related
    .filter(({ colours, productUrl }) =>
      [productUrl, ...colours.map((colour) => colour.productUrl)].every((url) => !inCart.includes(url)),
    )
    .slice(0, IN_ROW);
  if (!cards?.length) return <GoodsToSee except={inCart} seenOnly />;
  return (
    <div className="section-gap">
      <LookRow cards={cards} formOutfit={data?.relatedFormOutfit ?? false} />
    </div>
  );
}
