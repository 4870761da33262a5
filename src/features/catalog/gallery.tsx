import { useState } from 'react';
import type { Picture as PictureData } from '@/lib/api';
import { classNames } from '@/lib/class-names';
import { Picture } from '@/lib/ui/picture';

const SIZES = '(min-width: 1024px) 32vw, 100vw';
const SIZES_ALONE = '(min-width: 1024px) 63vw, 100vw';

/** Pictures of a product: a strip to swipe on a phone, two columns from 1024. */
export function Gallery({ pictures }: { pictures: PictureData[] }) {
  const [at, setAt] = useState(0);
  const alone = pictures.length === 1;
  return (
    <section aria-label="Фотографии товара" className="relative lg:sticky lg:top-18 lg:self-start">
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className={classNames(
          'scrollbar-none flex snap-x snap-mandatory overflow-x-auto focus-visible:-outline-offset-2 lg:grid lg:gap-1 lg:overflow-visible',
          !alone && 'lg:grid-cols-2',
        )}
        onScroll={({ currentTarget: strip }) => {
          if (strip.clientWidth > 0) setAt(Math.round(strip.scrollLeft / strip.clientWidth));
        }}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.template}
            className={classNames(
              'w-full shrink-0 snap-start',
              // An odd first picture takes the whole width, so that no hole is left.
              !alone && index === 0 && pictures.length % 2 === 1 && 'lg:col-span-2',
            )}
          >
            <Picture
              picture={picture}
              sizes={alone || (index === 0 && pictures.length % 2 === 1) ? SIZES_ALONE : SIZES}
              loading={index === 0 ? 'high' : 'lazy'}
              className="aspect-3/4"
            />
          </li>
        ))}
      </ul>
      {!alone && (
        <>
          <p aria-hidden="true" className="absolute bottom-4 left-4 text-caption tabular-nums lg:hidden">
            {at + 1}&nbsp;/&nbsp;{pictures.length}
          </p>
          <div aria-hidden="true" className="flex h-0.5 bg-hair lg:hidden">
            {pictures.map((picture, index) => (
              <i key={picture.template} className={classNames('flex-1', index === at && 'bg-ink')} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
