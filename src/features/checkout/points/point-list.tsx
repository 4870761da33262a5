import { useState } from 'react';
import { TextButton } from '@/lib/ui/buttons/text-link';
import type { PlacedPoint } from './by-distance';
import { PointRow } from './point-row';

type PointListProps = {
  points: readonly PlacedPoint[];
  timeZone: string;
  today: string;
  now: Date;
  /** Code of the pick-up point that is highlighted in both the list and the map. */
  lit: string | undefined;
  onLight(code: string | undefined): void;
  onShow(code: string): void;
};

/** Number of rows rendered at first, and added at the end of the list: a big city has thousands of points. */
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
              <PointRow point={point} metres={point.metres} {...words} />
            </button>
          </li>
        ))}
      </ul>
      {points.length > most && <TextButton onClick={() => setMost(most + STEP)}>Показать ещё</TextButton>}
    </>
  );
}
