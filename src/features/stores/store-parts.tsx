import { hoursRows } from '#shared/delivery/hours-words.ts';
import { dialled, formatPhone } from '#shared/forms/phone.ts';
import type { Store } from '@/lib/api';

/** Opening hours by days of the week. */
export function Hours({ store }: { store: Store }) {
  return (
    <dl className="text-ui text-ink-2 tabular-nums">
      {hoursRows(store.hours).map(({ days, time }) => (
        <div key={days + time} className="flex gap-2">
          <dt>{days}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Phone({ store }: { store: Store }) {
  return (
    <a
      href={`tel:${dialled(store.phone)}`}
      className="inline-block py-3 text-ui whitespace-nowrap tabular-nums hover:underline"
    >
      <span className="sr-only">Телефон: </span>
      <span>{formatPhone(store.phone)}</span>
    </a>
  );
}

/** A link to a map site with a route from the shopper's location to the store. */
export function WayLink({ store, className }: { store: Store; className?: string }) {
  const { latitude, longitude, name } = store;
  return (
    <a
      href={`https://yandex.ru/maps/?rtext=~${latitude},${longitude}&rtt=auto`}
      rel="noopener noreferrer"
      className={className ?? 'text-link text-ui'}
    >
      Как добраться<span className="sr-only">{`: ${name}`}</span>
    </a>
  );
}
