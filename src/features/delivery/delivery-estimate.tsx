import { useQuery } from '@tanstack/react-query';
import { formatDays } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import { type Cart, type DeliveryMethod, getGetDeliveryOptionsQueryOptions } from '@/lib/api';

type DeliveryEstimateProps = {
  city: { code: string };
  cart: Pick<Cart, 'id' | 'version'>;
};

/**
 * How and when the cart comes to the chosen city: by the first method that is available, in the order of the retailer. It
 * appears after the sums; without an answer the cart goes without it.
 */
export function DeliveryEstimate({ city, cart }: DeliveryEstimateProps) {
  const options = getGetDeliveryOptionsQueryOptions({ city: city.code });
  const { data } = useQuery({
    ...options,
    // Every change of the cart may change what its delivery costs.
    queryKey: [...options.queryKey, cart.id, cart.version],
    // What was true before the change stays until the new answer, but not that of another city.
    placeholderData: (before) => (before?.cityCode === city.code ? before : undefined),
  });
  const method = data?.methods.find(({ obstacle }) => obstacle === null);
  if (!data || !method) return null;
  return (
    <div className="mt-4 border-hair border-t pt-4 text-caption text-ink-2">
      <p className="text-ink">Доставка в&nbsp;город {data.cityName}</p>
      <p className="mt-1">{wordsOf(method)}</p>
      {method.missingForFree !== null && (
        <p className="mt-1">До&nbsp;бесплатной доставки {formatMoney(method.missingForFree)}</p>
      )}
    </div>
  );
}

/** «Курьером 25–27 ноября, 300 ₽». */
function wordsOf({ name, firstDay, lastDay, price, estimated }: DeliveryMethod): string {
  const days = firstDay && lastDay ? ` ${formatDays(firstDay, lastDay)}` : '';
  const cost = price === 0 ? 'бесплатно' : formatMoney(price ?? 0);
  return `${name}${days}, ${cost}${estimated ? ' (ориентировочно)' : ''}`;
}
