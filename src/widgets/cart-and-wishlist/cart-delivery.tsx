import { DeliveryEstimate } from '@/features/delivery/delivery-estimate';
import type { Cart } from '@/lib/api';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { useCityDialog } from '../menu/use-city-dialog';

/**
 * How and when the cart comes to the city of the shopper, who may choose another. Has room for three lines from the
 * beginning, so that nothing moves when the city is known and when the answer comes.
 */
export function CartDelivery({ cart }: { cart: Cart }) {
  const { city, busy, opener, dialog } = useCityDialog(null);
  return (
    <div className="mt-4 min-h-22 border-hair border-t pt-1.5 text-caption text-ink-2 noscript:hidden">
      <TextButton {...opener} busy={busy} className="text-ink">
        {city ? <>Доставка в&nbsp;город {city.name}</> : 'Выбрать город'}
      </TextButton>
      <div className="-mt-1">
        {city ? <DeliveryEstimate city={city} cart={cart} /> : <p>Покажем сроки и&nbsp;стоимость доставки</p>}
      </div>
      {dialog}
    </div>
  );
}
