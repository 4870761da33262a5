import { countOf } from '#shared/text/plural.ts';
import { classNames } from '@/lib/ui/class-names';
import { canSeparate, type Mark } from './marks';
import type { PlacesMapProps } from './places-map-props';

type MarkButtonProps = Pick<PlacesMapProps, 'names' | 'chosen' | 'lit' | 'onLight' | 'onChoose'> & {
  mark: Mark;
  /** Called for a mark of several places. The map must zoom in until they have separate marks. */
  onApart(places: Mark['places']): void;
};

/**
 * A mark on a map, centred at its coordinates. Pressing it opens its place; if it stands for several places,
 * it zooms in.
 */
export function MarkButton({ mark, names, chosen, lit, onLight, onChoose, onApart }: MarkButtonProps) {
  const [place, ...others] = mark.places;
  const isMany = others.length > 0;
  return (
    <button
      type="button"
      aria-label={isMany ? `${countOf(mark.places.length, names.counted)}, приблизить` : place.title}
      aria-pressed={isMany ? undefined : place.code === chosen}
      onClick={() => (isMany && canSeparate(mark.places) ? onApart(mark.places) : onChoose(place.code))}
      onPointerEnter={() => onLight(isMany ? undefined : place.code)}
      onPointerLeave={() => onLight(undefined)}
      onFocus={() => onLight(isMany ? undefined : place.code)}
      onBlur={() => onLight(undefined)}
      className="-translate-1/2 absolute flex size-11 items-center justify-center"
    >
      <MarkFace mark={mark} isLit={mark.places.some(({ code }) => code === lit || code === chosen)} />
    </button>
  );
}

/**
 * The face of a mark: a number for several places, the shop's letter for an own store, a square for any other
 * place.
 */
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
          // CSS adds the letter, because it is decorative: visible text would have to be part of the button's
          // accessible name.
          isStore ? "border border-ink bg-paper font-medium text-ui before:content-['В']" : 'bg-ink',
          isStore ? (isLit ? 'size-8' : 'size-7') : isLit ? 'size-5' : 'size-3.5',
        )}
      />
      {isLit && (
        <span className="pointer-events-none absolute bottom-full max-w-60 truncate bg-ink px-2.5 py-1.5 text-caption text-paper">
          {place.title}
        </span>
      )}
    </>
  );
}
