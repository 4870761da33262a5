import { type ReactNode, useMemo, useRef } from 'react';
import { countOf } from '#shared/text/plural.ts';
import { classNames } from '@/lib/ui/class-names';
import { MinusIcon, PlusIcon } from '@/lib/ui/pictures/icons';
import { labelsOf } from './labels';
import { areApart, type MapPlace, type Mark, marksOf, type PlacedPlace } from './marks';
import { distanceText, squaresOf } from './squares';
import { useGestures } from './use-gestures';
import { useSize } from './use-size';
import { useView } from './use-view';
import { inSight, type Size, toScreen, toWorld, type View } from './view';

type PlacesMapProps = {
  places: readonly MapPlace[];
  /** The code of the place whose card is open. */
  chosen: string | undefined;
  /** The code of the place that is pointed at, here or in the list beside. */
  lit: string | undefined;
  onLight(code: string | undefined): void;
  onChoose(code: string): void;
  className?: string;
};

const PLACES = ['пункт', 'пункта', 'пунктов'] as const;
const STEP = 2;

/**
 * A map that asks no other service: places by their coordinates on squares of a round size. It shows how far they are from
 * each other; streets are the business of a list beside it, which names the same places.
 */
export function PlacesMap({ places, className, ...rest }: PlacesMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const placed = useMemo(
    () => places.map((place) => ({ ...place, at: toWorld(place.latitude, place.longitude) })),
    [places],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a part of a form
    <div
      ref={frame}
      role="group"
      aria-label="Пункты на схеме"
      className={classNames('touch-none select-none overflow-hidden bg-wash', className)}
    >
      {size && <Plane {...rest} places={placed} size={size} />}
    </div>
  );
}

type PlaneProps = Omit<PlacesMapProps, 'places' | 'className'> & {
  places: readonly PlacedPlace[];
  size: Size;
};

function Plane({ places, size, chosen, lit, onLight, onChoose }: PlaneProps) {
  const { view, pan, zoom, showAll } = useView(
    places,
    size,
    places.find(({ code }) => code === chosen),
  );
  const marks = useMemo(() => marksOf(places, view.scale, chosen), [places, view.scale, chosen]);
  const seen = marks.filter(({ at }) => inSight(toScreen(view, size, at), size, -24));
  const surface = useGestures({ onPan: pan, onZoom: zoom });
  return (
    <>
      <div {...surface} className="absolute inset-0 cursor-grab active:cursor-grabbing">
        <Squares view={view} size={size} />
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
        {seen.map((mark) => {
          const [place, ...others] = mark.places;
          const { left, top } = toScreen(view, size, mark.at);
          const isMany = others.length > 0;
          return (
            <button
              key={place.code}
              type="button"
              style={{ left, top }}
              aria-label={isMany ? `${countOf(mark.places.length, PLACES)}, приблизить` : place.title}
              aria-pressed={isMany ? undefined : place.code === chosen}
              onClick={() => (isMany && areApart(mark.places) ? showAll(mark.places) : onChoose(place.code))}
              onPointerEnter={() => onLight(isMany ? undefined : place.code)}
              onPointerLeave={() => onLight(undefined)}
              onFocus={() => onLight(isMany ? undefined : place.code)}
              onBlur={() => onLight(undefined)}
              className="-translate-1/2 absolute flex size-10 items-center justify-center"
            >
              <MarkFace mark={mark} isLit={mark.places.some(({ code }) => code === lit || code === chosen)} />
            </button>
          );
        })}
      </div>
      <div className="absolute top-1/2 right-3 grid -translate-y-1/2 border border-field bg-paper">
        <Zoom label="Приблизить" onPress={() => zoom(STEP)}>
          <PlusIcon />
        </Zoom>
        <Zoom label="Отдалить" onPress={() => zoom(1 / STEP)}>
          <MinusIcon />
        </Zoom>
      </div>
    </>
  );
}

/** Several places as their number, an own store as the letter of the shop, another place as a square. */
function MarkFace({ mark: { places }, isLit }: { mark: Mark; isLit: boolean }) {
  const [place, ...others] = places;
  if (others.length > 0) {
    return (
      <span
        className={classNames(
          'flex h-8 min-w-10 items-center justify-center px-2 font-medium text-ui tabular-nums outline-2 outline-paper',
          isLit ? 'bg-paper text-ink shadow-selected' : 'bg-ink text-paper',
        )}
      >
        {places.length}
      </span>
    );
  }
  const isStore = place.kind === 'store';
  return (
    <>
      <span
        className={classNames(
          'flex items-center justify-center outline-2 outline-paper transition-[width,height] motion-fast',
          isStore ? 'border border-ink bg-paper font-medium text-ui' : 'bg-ink',
          isStore ? (isLit ? 'size-8' : 'size-7') : isLit ? 'size-5' : 'size-3.5',
        )}
      >
        {isStore && 'В'}
      </span>
      {isLit && (
        <span className="pointer-events-none absolute bottom-full max-w-60 truncate bg-ink px-2.5 py-1.5 text-caption text-paper">
          {place.title}
        </span>
      )}
    </>
  );
}

function Squares({ view, size }: { view: View; size: Size }) {
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

function Zoom({ label, onPress, children }: { label: string; onPress(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="flex size-11 items-center justify-center not-first:border-hair not-first:border-t"
    >
      {children}
    </button>
  );
}
