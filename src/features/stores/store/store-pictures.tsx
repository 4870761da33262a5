import type { ScenePicture as Picture } from '@/lib/api';
import { ScenePicture } from '@/lib/ui/pictures/picture';
import { PHONE_WIDE } from '@/lib/ui/pictures/picture-sources';

/**
 * Grid classes of the heading and the facts of a store. From 1024 px both are at the right of the main
 * picture.
 */
export const PORTRAIT_GRID = {
  head: 'lg:col-span-5 lg:col-start-8 lg:row-start-1',
  facts: 'lg:col-span-5 lg:col-start-8 lg:row-start-2 lg:mt-8',
};

/** Pictures of a store: the main one, at full width on a phone, and smaller ones below it. */
export function StorePictures({ pictures: [portrait, ...others] }: { pictures: readonly Picture[] }) {
  if (!portrait) return null;
  return (
    <div className="mt-6 max-lg:-mx-(--margin) lg:col-span-7 lg:row-span-2 lg:row-start-1 lg:mt-0">
      <ScenePicture
        scene={{ wide: portrait }}
        sizes={`(min-width: 1024px) 58vw, ${PHONE_WIDE}`}
        loading="high"
        className="aspect-3/2"
      />
      {others.length > 0 && (
        <ul className="mt-1 grid grid-cols-2 gap-1">
          {others.map((picture) => (
            <li key={picture.template}>
              <ScenePicture
                scene={{ wide: picture }}
                sizes="(min-width: 1024px) 29vw, 50vw"
                className="aspect-3/2"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
