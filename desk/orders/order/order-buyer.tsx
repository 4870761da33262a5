import { Link } from '@tanstack/react-router';
import { dialled, formatPhone } from '#shared/forms/phone.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { PARCEL_STATES } from '#shared/operators/operator-words.ts';
import { addressWords } from '#shared/orders/address-words.ts';
import { deliveryDays } from '#shared/orders/order-words.ts';
import { formatDays } from '#shared/text/dates.ts';
import type { OperatorOrder } from '../../api/index.ts';
import { Facts, Section } from '../../parts/section.tsx';
import { useMay } from '../../session/session.ts';

/** The buyer, the recipient, and the place, time and method of delivery. */
export function OrderBuyer({ seen: { order, region, parcel } }: { seen: OperatorOrder }) {
  const may = useMay();
  const { contact, recipient, delivery, address, tracking } = order;
  const place = address
    ? [address.postalCode, region, delivery.cityName, addressWords(address)]
    : [region, delivery.cityName, delivery.point?.name, delivery.point?.address];
  return (
    <>
      <Section title="Покупатель">
        <Facts
          facts={[
            ['Имя', contact?.name ?? 'Больше не\u00a0хранится'],
            ['Телефон', contact && <Phone phone={contact.phone} />],
            [
              'Почта',
              contact && (
                <a href={`mailto:${contact.email}`} className="quiet-link">
                  {shownEmail(contact.email)}
                </a>
              ),
            ],
            ['Получает', recipient?.name],
            ['Телефон получателя', recipient && <Phone phone={recipient.phone} />],
            [
              'Все данные',
              contact && may('showBuyer') && (
                <Link to="/buyers/$buyerId" params={{ buyerId: order.id }} className="quiet-link">
                  Открыть
                </Link>
              ),
            ],
          ]}
        />
      </Section>
      <Section title="Доставка">
        <Facts
          facts={[
            ['Как', delivery.fitting ? `${delivery.name}, с\u00a0примеркой` : delivery.name],
            ['Куда', place.filter(Boolean).join(', ')],
            ['Когда', deliveryDays(delivery)],
            ['Выходит', delivery.leavesOn && formatDays(delivery.leavesOn, delivery.leavesOn)],
            ['Код выдачи', order.pickupCode],
            ['Хранится до', order.storedUntil && formatDays(order.storedUntil, order.storedUntil)],
            ['Отправление', tracking && <Tracking {...tracking} />],
            ['У\u00a0перевозчика', parcel && parcelWords(parcel)],
          ]}
        />
      </Section>
    </>
  );
}

const Phone = ({ phone }: { phone: string }) => (
  <a href={`tel:${dialled(phone)}`} className="quiet-link whitespace-nowrap">
    {formatPhone(phone)}
  </a>
);

function Tracking({ carrier, number, url }: NonNullable<OperatorOrder['order']['tracking']>) {
  const words = `${carrier} ${number}`;
  if (url === null) return words;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="quiet-link">
      {words}
    </a>
  );
}

/** The state of a parcel whose carrier the shop queries, followed by the carrier's own message. */
const parcelWords = ({
  carrier,
  state,
  number,
  said,
  refusal,
}: NonNullable<OperatorOrder['parcel']>): string =>
  [`${carrier}: ${PARCEL_STATES[state]}`, number, refusal ?? said].filter(Boolean).join(', ');
