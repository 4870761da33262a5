import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDays } from '#shared/text/dates.ts';
import { type Article, type DeliveryMethod, getGetArticleDeliveryQueryOptions } from '@/lib/api';
import { lazyPart, useQuietPart } from '@/lib/ui/loading/lazy-part';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { deliveryPriceText } from '@/shop/sums/sums';
import { DeliveryLine } from './delivery-line';
import type { PickUpProps } from './pick-up';

/** Loaded when a size is chosen; until then no stores are shown. */
const pickUp = lazyPart<PickUpProps>(async () => (await import('./pick-up')).PickUp);

/**
 * Kinds of delivery methods by line: the courier in one, places to collect a parcel in the other. A line
 * shows the first of its kinds that the shop offers; the checkout shows all methods.
 */
const LINES: readonly (readonly DeliveryMethod['kind'][])[] = [
  ['courier'],
  ['pickup-point', 'locker', 'post'],
];

const FROM_STORE = 'Самовывоз из\u00a0магазина';

type ArticleDeliveryProps = {
  city: { code: string; name: string };
  productName: string;
  /** The chosen size. Without one, stores are not shown. */
  chosen: Article | undefined;
  /** Any size in stock, to ask about delivery: its days and price are the same for all sizes. */
  any: Article;
  /** The number of lines that most responses have, for the height of the placeholder. */
  expected: { deliveryMethods: number; hasStores: boolean };
};

/**
 * Delivery of a size to the shopper's city in three lines: courier, pick-up point, and stores that have the
 * size. Renders nothing if the request fails.
 */
export function ArticleDelivery({ city, productName, chosen, any, expected }: ArticleDeliveryProps) {
  const isInStock = chosen?.state === 'IN_STOCK';
  const article = isInStock ? chosen : any;
  const { data, isPending } = useQuery({
    ...getGetArticleDeliveryQueryOptions(article.articleId, { city: city.code }),
    // Another size has the same delivery days, so keep showing the old response until the new one arrives.
    placeholderData: (before) => (before?.cityCode === city.code ? before : undefined),
  });
  const { Part: PickUp, wake } = useQuietPart(pickUp);
  useEffect(() => {
    if (isInStock && !PickUp) wake();
  });
  if (isPending) return <Waiting {...expected} />;
  if (!data) return null;
  const offered = data.methods.filter(({ obstacle }) => obstacle === null);
  const methods = LINES.flatMap((kinds) => {
    const [method] = kinds.flatMap((wanted) => offered.find(({ kind }) => kind === wanted) ?? []);
    return method ?? [];
  });
  return (
    <ul className="divide-y divide-hair">
      {methods.map((method) => (
        <DeliveryLine key={method.id} name={withDays(method)} cost={deliveryPriceText(method.price ?? 0)} />
      ))}
      {data.stores.length > 0 &&
        (PickUp && data.articleId === chosen?.articleId ? (
          <PickUp delivery={data} productName={productName} size={chosen.size} />
        ) : (
          <DeliveryLine name={FROM_STORE}>
            {!isInStock && <p className="text-ink-2">Выберите размер, чтобы увидеть магазины</p>}
          </DeliveryLine>
        ))}
    </ul>
  );
}

/** A delivery method with its days: «Курьером, 25–27 ноября». */
function withDays({ name, firstDay, lastDay, estimated }: DeliveryMethod): string {
  const days = firstDay && lastDay ? `, ${formatDays(firstDay, lastDay)}` : '';
  return `${name}${days}${estimated ? ' (ориентировочно)' : ''}`;
}

/** A placeholder as high as the expected lines, so that the layout does not shift. */
const Waiting = ({ deliveryMethods, hasStores }: ArticleDeliveryProps['expected']) => (
  <div className="divide-y divide-hair" aria-hidden="true">
    {LINES.slice(0, deliveryMethods).map((_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
      <WaitingLine key={line} />
    ))}
    {hasStores && <WaitingLine hint />}
  </div>
);

/** The placeholder of one `DeliveryLine`. */
const WaitingLine = ({ hint = false }: { hint?: boolean }) => (
  <div className="py-2.5 text-ui">
    <Skeleton className="h-[1lh] w-4/5" />
    {hint && <Skeleton className="mt-1 h-[1lh] w-3/5" />}
  </div>
);
