import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDays } from '#shared/text/dates.ts';
import { type Article, type DeliveryMethod, getGetArticleDeliveryQueryOptions } from '@/lib/api';
import { lazyPart, useQuietPart } from '@/lib/ui/loading/lazy-part';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { deliveryPriceText } from '@/shop/sums/sums';
import { DeliveryLine } from './delivery-line';
import type { PickUpProps } from './pick-up';

/** Loaded when a size is chosen. Until it is loaded, the line shows no stores. */
const pickUp = lazyPart<PickUpProps>(async () => (await import('./pick-up')).PickUp);

const FROM_STORE = 'Самовывоз из\u00a0магазина';

type ArticleDeliveryProps = {
  city: { code: string; name: string };
  productName: string;
  /** The chosen size. Stores are shown only for a chosen size. */
  chosen: Article | undefined;
  /** Any size in stock: delivery terms are the same for all. */
  any: Article;
  /** What most answers contain, for the height of the placeholder. */
  expected: { deliveryMethods: number; hasStores: boolean };
};

/** Delivery of a size to the shopper's city, and the stores that have it today. Renders nothing if the call fails. */
export function ArticleDelivery({ city, productName, chosen, any, expected }: ArticleDeliveryProps) {
  const isInStock = chosen?.state === 'IN_STOCK';
  const article = isInStock ? chosen : any;
  const { data, isPending } = useQuery({
    ...getGetArticleDeliveryQueryOptions(article.articleId, { city: city.code }),
    // Another size has the same terms, so keep them until its stores are known.
    placeholderData: (before) => (before?.cityCode === city.code ? before : undefined),
  });
  const { Part: PickUp, wake } = useQuietPart(pickUp);
  useEffect(() => {
    if (isInStock && !PickUp) wake();
  });
  if (isPending) return <Waiting {...expected} />;
  if (!data) return null;
  const methods = data.methods.filter(({ obstacle, kind }) => obstacle === null && kind !== 'store');
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

/** «Курьером, 25–27 ноября». */
function withDays({ name, firstDay, lastDay, estimated }: DeliveryMethod): string {
  const days = firstDay && lastDay ? `, ${formatDays(firstDay, lastDay)}` : '';
  return `${name}${days}${estimated ? ' (ориентировочно)' : ''}`;
}

/** A placeholder as high as the expected lines, so that nothing moves when they arrive. */
const Waiting = ({ deliveryMethods, hasStores }: ArticleDeliveryProps['expected']) => (
  <div className="divide-y divide-hair" aria-hidden="true">
    {[...Array(deliveryMethods).keys()].map((line) => (
      <WaitingLine key={line} />
    ))}
    {hasStores && <WaitingLine hint />}
  </div>
);

/** Lines like those of `DeliveryLine`, without text. */
const WaitingLine = ({ hint = false }: { hint?: boolean }) => (
  <div className="py-2.5 text-ui">
    <Skeleton className="h-[1lh] w-4/5" />
    {hint && <Skeleton className="mt-1 h-[1lh] w-3/5" />}
  </div>
);
