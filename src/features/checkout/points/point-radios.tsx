import { useEffect, useEffectEvent, useRef } from 'react';
import type { DeliveryPoint } from '@/lib/api';
import { deliveryPriceText } from '@/shop/sums/sums';
import type { PointPartProps } from './point-part-props';

import { hoursOf, placeOf, pointTerm, storageOf, titleOf } from './point-words';

type PointRadiosProps = Omit<PointPartProps, 'points'> & { points: readonly DeliveryPoint[] };

/** Pick-up points as radio buttons: own stores with the stock of each, and before hydration all points. */
export function PointRadios({ method, city, today, points, chosen, error, onChoose }: PointRadiosProps) {
  const list = useRef<HTMLDivElement>(null);
  // Takes over a radio button that was chosen before hydration.
  const takeOver = useEffectEvent(() => {
    const marked = list.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const point = points.find(({ code }) => code === marked);
    if (point && point.code !== chosen?.code) onChoose(point);
  });
  useEffect(() => takeOver(), []);
  const now = new Date();
  return (
    <>
      {method.kind === 'store' && (
        <p className="mb-3 max-w-[60ch] text-ink-2 text-ui">
          Соберём заказ и&nbsp;напишем, когда можно приезжать
        </p>
      )}
      <div
        ref={list}
        role="radiogroup"
        aria-label="Где забрать заказ"
        aria-invalid={error ? true : undefined}
        className="grid gap-2"
      >
        {points.map((point) => (
          <label
            key={point.code}
            className="radio-frame grid min-h-13 cursor-pointer grid-cols-[18px_minmax(0,1fr)_auto] gap-x-3 px-3.5 py-3.5 text-ui has-disabled:text-ink-3"
          >
            <input
              type="radio"
              name="pointCode"
              value={point.code}
              disabled={point.price === null}
              defaultChecked={point.code === chosen?.code}
              onChange={() => onChoose(point)}
              className="mark mt-px"
            />
            <span className="text-body leading-5">{titleOf(point)}</span>
            <span className="tabular-nums">{point.price !== null && deliveryPriceText(point.price)}</span>
            <span className="col-span-2 col-start-2 text-caption text-ink-2">
              <span className="block">{placeOf(point)}</span>
              {/* The local time differs between server and browser. */}
              <span suppressHydrationWarning className="block">
                {hoursOf(point, city.timeZone, now).replace(/^Наш магазин\. /, '')}
              </span>
              <span className="block text-ink">{pointTerm(point, today)}</span>
              {point.price !== null && <span className="block">{storageOf(point)}</span>}
            </span>
          </label>
        ))}
      </div>
    </>
  );
}
