import { useState } from 'react';
import type { DeliveryPoint } from '@/lib/api';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { costOf } from '@/shop/sums/sums';

import { hoursOf, placeOf, pointTerm, servicesOf, titleOf } from './point-words';

type PointListProps = {
  points: readonly DeliveryPoint[];
  timeZone: string;
  today: string;
  now: Date;
  onShow(point: DeliveryPoint): void;
};

/** As many as are drawn at once: a big city has thousands. */
const STEP = 50;

export function PointList({ points, timeZone, today, now, onShow }: PointListProps) {
  const [most, setMost] = useState(STEP);
  return (
    <>
      <ul aria-label="Пункты" className="mt-2">
        {points.slice(0, most).map((point) => (
          <li key={point.code} className="border-hair border-t">
            <button
              type="button"
              onClick={() => onShow(point)}
              className="group grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-4 text-left focus-visible:-outline-offset-2"
            >
              <span className="text-body leading-5 underline-offset-4 group-hover:underline">
                {titleOf(point)}
              </span>
              <span className="text-body leading-5 tabular-nums">
                {point.price !== null && costOf(point.price)}
              </span>
              <span className="col-span-2 mt-0.5 text-ink-2 text-ui">{placeOf(point)}</span>
              <span className="col-span-2 text-ink-2 text-ui">{hoursOf(point, timeZone, now)}</span>
              <span className="col-span-2 text-ui">
                {[pointTerm(point, today), capitalised(servicesOf(point).join(', '))]
                  .filter(Boolean)
                  .join('. ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {points.length > most && <TextButton onClick={() => setMost(most + STEP)}>Показать ещё</TextButton>}
    </>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
