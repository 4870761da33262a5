import { useEffect, useRef } from 'react';
import { hoursRows } from '#shared/delivery/hours-words.ts';
import { countOf } from '#shared/text/plural.ts';
import type { DeliveryPoint } from '@/lib/api';
import type { Elements } from '@/lib/ui/elements';
import { ArrowLeftIcon } from '@/lib/ui/pictures/icons';
import { directionsHref } from '@/shop/addresses/directions-href';
import { openStateText } from '@/shop/opening-hours/opening-hours';
import { deliveryPriceText } from '@/shop/sums/sums';

import { placeOf, pointTerm, titleOf } from './point-words';

type PointCardProps = {
  point: DeliveryPoint;
  timeZone: string;
  today: string;
  now: Date;
  onBack(): void;
};

const DAYS = ['день', 'дня', 'дней'] as const;

/** The details of a pick-up point: delivery days, price and storage time, then opening hours and services. */
export function PointCard({ point, timeZone, today, now, onBack }: PointCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { hours, specialDays } = point;
  const open = hours.length > 0 && openStateText({ hours, specialDays, timeZone }, now);
  const can = possibleActions(point);
  const way = directionsHref(point);
  return (
    <>
      <button type="button" onClick={onBack} className="-ml-1 flex min-h-11 items-center gap-2 text-ui">
        <ArrowLeftIcon /> Все пункты
      </button>
      <h3 ref={heading} tabIndex={-1} className="type-h2 mt-1 focus-visible:outline-none">
        {titleOf(point)}
      </h3>
      <p className="mt-1 text-ink-2 text-ui">{placeOf(point)}</p>
      <Part>
        <dl className="grid grid-cols-[minmax(96px,auto)_1fr] gap-x-6 gap-y-2.5 text-ui [&_dt]:text-ink-2">
          <dt>{point.kind === 'store' ? 'Когда' : 'Привезём'}</dt>
          <dd>{pointTerm(point, today)}</dd>
          {point.price !== null && (
            <>
              <dt>Стоимость</dt>
              <dd>{deliveryPriceText(point.price)}</dd>
            </>
          )}
          <dt>Хранение</dt>
          <dd>{`${countOf(point.storageDays, DAYS)}, бесплатно`}</dd>
        </dl>
      </Part>
      {hours.length > 0 && (
        <Part title="Часы работы">
          <dl className="text-ui tabular-nums">
            {hoursRows(hours).map(({ days, time }) => (
              <div key={days + time} className="flex gap-3 py-0.5">
                <dt className="min-w-20 text-ink-2">{days}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
          {open && <p className="mt-1 font-medium text-ui">{open}</p>}
        </Part>
      )}
      <Part title="Что можно">
        <ul className="space-y-1 text-ui">
          {can.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Part>
      {way && (
        <Part title="Как добраться">
          <a
            href={way}
            target="_blank"
            rel="noreferrer"
            className="quiet-link -my-3 inline-block py-3 text-ui"
          >
            Построить маршрут
          </a>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title?: string; children: Elements }) {
  return (
    <div className="mt-4 border-hair border-t pt-4">
      {title && <h4 className="mb-1.5 text-caption text-ink-2">{title}</h4>}
      {children}
    </div>
  );
}

function possibleActions({ fitting, payments }: DeliveryPoint): string[] {
  const card = payments.includes('card-on-receipt');
  const cash = payments.includes('cash');
  return [
    fitting !== 'none' && 'Примерить перед покупкой',
    fitting === 'partial' && 'Забрать часть заказа, остальное вернуть на\u00a0месте',
    card && cash && 'Оплатить при получении картой или наличными',
    card && !cash && 'Оплатить при получении картой, наличными нельзя',
    !card && cash && 'Оплатить при получении наличными',
    !card && !cash && 'Забрать оплаченный заказ',
  ].filter((text) => typeof text === 'string');
}
