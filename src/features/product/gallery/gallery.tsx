import { type MouseEvent, useRef, useState } from 'react';
import type { Picture as PictureData } from '@/lib/api';
import { isPlainClick } from '@/lib/navigation/link-clicks';
import { classNames } from '@/lib/ui/class-names';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { Picture } from '@/lib/ui/pictures/picture';
import { placeAttributes, placesOf } from './gallery-plan';
import { largestSource } from './largest-source';
import { STICKY_COLUMN, useOwnHeight } from './use-own-height';
import type { ZoomProps } from './zoom';

const zoom = lazyPart<ZoomProps>(async () => (await import('./zoom')).Zoom);

/**
 * Pictures of a product: a strip to swipe on a phone, a column beside the panel from 768 px, two columns from
 * 1024 px. Each picture links to its file; with scripts it opens a full-window viewer.
 */
export function Gallery({ pictures }: { pictures: PictureData[] }) {
  const [at, setAt] = useState(0);
  const [from, setFrom] = useState(0);
  const section = useRef<HTMLElement>(null);
  const { Part: Zoom, open, onClose, opener } = useLazyOpen(zoom);
  useOwnHeight(section);
  const places = placesOf(pictures.length);

  const look = (event: MouseEvent<HTMLElement>, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setFrom(index);
    opener.onClick(event);
  };

  return (
    <section ref={section} aria-label="Фотографии товара" className={classNames('relative', STICKY_COLUMN)}>
      <ul
        className="carousel md:grid md:gap-1 md:overflow-visible lg:grid-cols-6"
        onScroll={({ currentTarget: strip }) => {
          if (strip.clientWidth > 0) setAt(Math.round(strip.scrollLeft / strip.clientWidth));
        }}
      >
        {pictures.map((picture, index) => {
          const place = placeAttributes(places[index] ?? 'half');
          return (
            // The index as a key keeps the elements when the colour changes, so that the scroll position
            // stays.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} className={classNames('w-full shrink-0 snap-start', place.cell)}>
              <a
                href={largestSource(picture)}
                data-press=""
                aria-haspopup={opener['aria-haspopup']}
                onPointerEnter={opener.onPointerEnter}
                onFocus={opener.onFocus}
                onClick={(event) => look(event, index)}
                className={classNames('cursor-zoom-in focus-visible:-outline-offset-4', place.link)}
                style={{ backgroundColor: picture.tint }}
              >
                <Picture
                  picture={picture}
                  sizes={place.sizes}
                  loading={index === 0 ? 'high' : 'lazy'}
                  className={place.picture}
                />
                <span className="sr-only">, во&nbsp;весь экран</span>
              </a>
            </li>
          );
        })}
      </ul>
      {pictures.length > 1 && <Place at={Math.min(at, pictures.length - 1)} of={pictures.length} />}
      {Zoom && <Zoom open={open} onClose={onClose} pictures={pictures} from={from} />}
    </section>
  );
}

/** The number of the visible picture and of all, on a phone only. */
function Place({ at, of }: { at: number; of: number }) {
  return (
    <div aria-hidden="true" className="md:hidden">
      <p className="pointer-events-none absolute bottom-4 left-4 text-caption tabular-nums">
        {`${at + 1}\u00a0/\u00a0${of}`}
      </p>
      <div className="flex h-0.5 bg-hair">
        <i
          className="block h-full bg-ink transition-transform motion-fast"
          style={{ width: `${100 / of}%`, transform: `translateX(${at * 100}%)` }}
        />
      </div>
    </div>
  );
}
