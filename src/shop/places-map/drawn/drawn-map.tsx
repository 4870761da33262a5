import { useMemo } from 'react';
import { classNames } from '@/lib/ui/class-names';
import { MarkButton } from '../parts/mark-button';
import { marksOf } from '../parts/marks';
import type { PlacedMapProps } from '../parts/places-map-props';
import { inSight, toScreen } from '../parts/view';
import { ZoomButtons } from '../parts/zoom-buttons';
import { labelsOf } from './labels';
import { SquaresPaper } from './squares-paper';
import { useGestures } from './use-gestures';
import { useView } from './use-view';

/** Marks are drawn as long as a part of them may be in sight. */
const NEAR = { around: -24, right: -24 };

/**
 * A map that asks no other service: places by their coordinates on squares of a round size. It shows how far they are from
 * each other; streets are the business of a list beside it, which names the same places.
 */
export function DrawnMap({ places, size, ...rest }: PlacedMapProps) {
  const { chosen } = rest;
  const { view, pan, zoom, showAll } = useView(
    places,
    size,
    places.find(({ code }) => code === chosen),
  );
  const marks = useMemo(() => marksOf(places, view.scale, chosen), [places, view.scale, chosen]);
  const seen = marks.filter(({ at }) => inSight(toScreen(view, size, at), size, NEAR));
  const surface = useGestures({ onPan: pan, onZoom: zoom });
  return (
    <>
      <div {...surface} className="absolute inset-0 cursor-grab active:cursor-grabbing">
        <SquaresPaper view={view} size={size} />
        {labelsOf(seen, view, size).map(({ text, left, top, side }) => (
          <span
            key={`${text} ${left} ${top}`}
            aria-hidden="true"
            style={{ left, top }}
            className={classNames(
              '-translate-y-1/2 absolute whitespace-nowrap text-caption text-ink-2',
              side === 'left' && '-translate-x-full',
            )}
          >
            {text}
          </span>
        ))}
        {seen.map((mark) => (
          <MarkButton
            key={mark.places[0].code}
            {...rest}
            mark={mark}
            style={toScreen(view, size, mark.at)}
            onApart={showAll}
          />
        ))}
      </div>
      <ZoomButtons onZoom={(factor) => zoom(factor)} />
    </>
  );
}
