import { useQuery } from '@tanstack/react-query';
import { formatDays } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import { type Cart, type DeliveryMethod, getGetDeliveryOptionsQueryOptions } from '@/lib/api';
import { Skeleton } from '@/lib/ui/loading/skeleton';

type DeliveryEstimateProps = {
  city: { code: string };
  cart: Pick<Cart, 'id' | 'version'>;
};

/**
 * The delivery of the cart to the chosen city by the first available method, in one or two lines. Renders
 * nothing if the request fails.
 */
export function DeliveryEstimate({ city, cart }: DeliveryEstimateProps) {
  const options = getGetDeliveryOptionsQueryOptions({ city: city.code });
  const { data, isPending } = useQuery({
    ...options,
    // Any change of the cart may change the price of delivery.
    queryKey: [...options.queryKey, cart.id, cart.version],
    // When the cart changes, keep showing the methods of this city until the new ones arrive. Never show
    // those of another city.
    placeholderData: (before) => (before?.cityCode === city.code ? before : undefined),
  });
  const method = data?.methods.find(({ obstacle }) => obstacle === null);
  if (isPending) return <Skeleton className="mt-0.5 h-3.5 w-3/5" />;
  if (!method) return null;
  return (
    <>
      <p>{wordsOf(method)}</p>
      {method.missingForFree !== null && (
        <p className="mt-1">{`До\u00a0бесплатной доставки ${formatMoney(method.missingForFree)}`}</p>
      )}
    </>
  );
}

/** The estimate in words: «Курьером 25–27 ноября, 300 ₽». */
function wordsOf({ name, firstDay, lastDay, price, estimated }: DeliveryMethod): string {
  const days = firstDay && lastDay ? ` ${formatDays(firstDay, lastDay)}` : '';
  const cost = price === 0 ? 'бесплатно' : formatMoney(price ?? 0);
  return `${name}${days}, ${cost}${estimated ? ' (ориентировочно)' : ''}`;
}
