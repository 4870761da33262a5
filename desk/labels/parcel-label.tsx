import { formatPhone } from '#shared/forms/phone.ts';
import { formatInterval } from '#shared/orders/order-words.ts';
import { formatDays } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import { countOf } from '#shared/text/plural.ts';
import type { OrderLabel } from '../api/index.ts';
import { PIECES } from '../parts/nouns.ts';
import { shopName } from '../session/shop-name.ts';
import { OrderCode } from './order-code.tsx';

/** Texts longer than this are set smaller, so that they fit. */
const LONG = 110;

/** The label of a parcel, in the proportions of A6. Its type is set in parts of its width, on paper and on screens. */
export function ParcelLabel({ label }: { label: OrderLabel }) {
  const { number, recipient, comment, due } = label;
  const place = placeOf(label);
  return (
    <article className="label" aria-label={`Этикетка ${number}`}>
      <header className="label-head">
        <div>
          <p className="label-shop">{shopName()}</p>
          <p className="label-number">{number}</p>
          <p className="label-way">{wayOf(label)}</p>
        </div>
        <OrderCode number={number} />
      </header>
      <div className="label-body">
        <p className="label-caption">Кому</p>
        {recipient ? (
          <>
            <p className="label-name">{recipient.name}</p>
            {recipient.phone && <p className="label-name tabular-nums">{formatPhone(recipient.phone)}</p>}
          </>
        ) : (
          <p className="label-name">Имя больше не&nbsp;хранится</p>
        )}
        <p className="label-caption">Куда</p>
        <p className={place.length > LONG ? 'label-place long' : 'label-place'}>{place}</p>
        {comment && <p className="label-comment">{comment}</p>}
      </div>
      <footer className="label-foot">
        <p>{`${countOf(label.pieces, PIECES)}, около ${weightWords(label.grams)}, 1\u00a0место`}</p>
        <p className="label-due">
          {[due > 0 ? `Получить ${formatMoney(due)}` : 'Оплачен', label.fitting && 'примерка']
            .filter(Boolean)
            .join(', ')}
        </p>
      </footer>
    </article>
  );
}

/** How the parcel goes: the method, the carrier with its number, the promised day. */
function wayOf({ delivery, carrier, trackingNumber, day, interval }: OrderLabel): string {
  const when = day && [formatDays(day, day), interval && formatInterval(interval)].filter(Boolean).join(', ');
  return [delivery, [carrier, trackingNumber].filter(Boolean).join(' '), when].filter(Boolean).join(' · ');
}

/** Where the parcel goes: an address, or the place where it is collected. */
const placeOf = ({ postalCode, region, city, address, point }: OrderLabel): string =>
  [postalCode, region, city, ...(point ? [point.name, point.address, point.code] : [address])]
    .filter(Boolean)
    .join(', ');

const weightWords = (grams: number): string =>
  grams < 1000 ? `${grams}\u00a0г` : `${String(grams / 1000).replace('.', ',')}\u00a0кг`;
