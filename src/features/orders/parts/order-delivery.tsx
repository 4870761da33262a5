import type { ReactNode } from 'react';
import { formatPhone } from '#shared/forms/phone.ts';
import { receiverOf } from '#shared/orders/receiver.ts';
import type { Order } from '@/lib/api';
import { classNames } from '@/lib/ui/class-names';
import { deliveryPlaceText, deliveryTimeText } from '../order-facts';

type OrderDeliveryProps = { order: Order; large?: boolean };

/** Delivery of an order: day, address, recipient. */
export function OrderDelivery({ order, large = false }: OrderDeliveryProps) {
  const { delivery, tracking } = order;
  const receiver = receiverOf(order);
  const where = deliveryPlaceText(order);
  return (
    <dl
      className={classNames(
        'grid gap-x-4',
        large
          ? 'grid-cols-[104px_minmax(0,1fr)] gap-y-3.5 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]'
          : 'grid-cols-[104px_minmax(0,1fr)] gap-y-2.5 text-ui',
      )}
    >
      <Fact name="Когда" note={delivery.fitting ? `${delivery.name}, с\u00a0примеркой` : delivery.name}>
        {deliveryTimeText(order)}
      </Fact>
      {where && (
        <Fact name="Куда" note={delivery.point?.landmark ?? undefined}>
          {where}
        </Fact>
      )}
      {receiver && (
        <Fact name="Кто получит" note={formatPhone(receiver.phone)}>
          {receiver.name}
        </Fact>
      )}
      {tracking && (
        <Fact name="Трек-номер" note={tracking.carrier}>
          {tracking.url ? (
            <a href={tracking.url} rel="noopener noreferrer" className="quiet-link tabular-nums">
              {tracking.number}
            </a>
          ) : (
            tracking.number
          )}
        </Fact>
      )}
    </dl>
  );
}

type FactProps = { name: string; note: string | undefined; children: ReactNode };

function Fact({ name, note, children }: FactProps) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">
        <span>{children}</span>
        {note && <span className="block text-caption text-ink-2">{note}</span>}
      </dd>
    </>
  );
}
