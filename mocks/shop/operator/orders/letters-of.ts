import type { OrderLetter } from '#contract/client/client.schemas.ts';
import { maskAddress } from '#shared/text/mask-address.ts';
import type { StoredOrder } from '../../state/state.ts';

/** The letters about an order. The mock shop writes one about the order as it was placed. */
export function lettersOf({ order, letters }: StoredOrder): OrderLetter[] {
  const canRepeat = order.state === 'PLACED';
  if (letters) return letters.map((letter) => ({ ...letter, canRepeat }));
  if (!order.contact) return [];
  return [
    {
      id: order.id,
      channel: 'email',
      subject: `Заказ №\u00a0${order.number} оформлен`,
      to: maskAddress(order.contact.email),
      at: order.placedAt,
      state: 'SENT',
      canRepeat,
    },
  ];
}
