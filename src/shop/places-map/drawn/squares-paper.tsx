import type { Size, View } from '../parts/view';
import { distanceText, squaresOf } from './squares';

/** The paper of the map: squares of a round size, which say how far places are from each other. */
export function SquaresPaper({ view, size }: { view: View; size: Size }) {
  const { metres, columns, rows } = squaresOf(view, size);
  const path = [
    ...columns.map((x) => `M${x.toFixed(1)} 0V${size.height}`),
    ...rows.map((y) => `M0 ${y.toFixed(1)}H${size.width}`),
  ].join('');
  return (
    <>
      <svg aria-hidden="true" width={size.width} height={size.height} className="absolute inset-0">
        <path d={path} className="fill-none stroke-2 stroke-paper" />
      </svg>
      <p className="absolute right-3 bottom-3 text-caption text-ink-2">
        Сторона клетки&nbsp;— {distanceText(metres)}, север сверху
      </p>
    </>
  );
}
