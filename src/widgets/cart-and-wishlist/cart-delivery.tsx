import { DeliveryEstimate } from '@/features/delivery/delivery-estimate';
import type { Cart } from '@/lib/api';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { useCityDialog } from '../menu/use-city-dialog';

/**
 * Delivery of the cart to the shopper's city, with a button to change the city. Space for three lines is
 * reserved, so that the layout does not shift when the data loads.
 */
export function CartDelivery({ cart }: { cart: Cart }) {
  const { city, busy, opener, dialog } = useCityDialog();
  return (
    <div className="mt-4 min-h-22 border-hair border-t pt-1.5 text-caption text-ink-2 noscript:hidden">
      <TextButton {...opener} busy={busy} className="text-ink">
        {city ? <span>{`Доставка в\u00a0город ${city.name}`}</span> : 'Выбрать город'}
      </TextButton>
      <div className="-mt-1">
        {city ? <DeliveryEstimate city={city} cart={cart} /> : <p>Покажем сроки и&nbsp;стоимость доставки</p>}
      </div>
      {dialog}
    </div>
  );
}
