import { useState } from 'react';
import type { DeliveryPoint } from '@/lib/api';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { PointRow } from './point-row';

type PointListProps = {
  points: readonly DeliveryPoint[];
  timeZone: string;
  today: string;
  now: Date;
  /** Code of the highlighted point, in the list or on the map. */
  lit: string | undefined;
  onLight(code: string | undefined): void;
  onShow(code: string): void;
};

/** Number of rows drawn at first and added later: a big city has thousands of points. */
const STEP = 50;

export function PointList({ points, lit, onLight, onShow, ...words }: PointListProps) {
  const [most, setMost] = useState(STEP);
  return (
    <>
      <ul aria-label="Пункты" className="mt-2">
        {points.slice(0, most).map((point) => (
          <li key={point.code} className="border-hair border-t">
            <button
              type="button"
              data-code={point.code}
              data-lit={point.code === lit || undefined}
              onClick={() => onShow(point.code)}
              onPointerEnter={() => onLight(point.code)}
              onPointerLeave={() => onLight(undefined)}
              onFocus={() => onLight(point.code)}
              onBlur={() => onLight(undefined)}
              className="modal-bleed group box-content w-full py-4 text-left focus-visible:-outline-offset-2 data-lit:bg-wash"
            >
              <PointRow point={point} {...words} />
            </button>
          </li>
        ))}
      </ul>
      {points.length > most && <TextButton onClick={() => setMost(most + STEP)}>Показать ещё</TextButton>}
    </>
  );
}
