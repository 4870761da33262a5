import type { HomeHero } from '@/lib/api';
import { ScenePicture } from '@/lib/ui/pictures/picture';
import { PHONE_WIDE } from '@/lib/ui/pictures/picture-sources';

/**
 * The window of the shop: goods in good light, and a few words on the free wall at their left. The wall is wide enough
 * for large words from 1280 px; below that they stand under the picture, on white. Never on the goods. The picture comes
 * first in the page as well: where only a part of it has arrived, nothing that is shown moves down for the rest.
 */
export function Hero({ hero }: { hero: HomeHero }) {
  return (
    <section className="relative flex flex-col xl:block">
      {/* Cut at its foot where it is higher than the window below the header; the rail stays. */}
      <ScenePicture
        scene={hero.scene}
        sizes={PHONE_WIDE}
        loading="high"
        className="object-[100%_0] md:max-h-[max(420px,calc(100dvh-108px))]"
      />
      <div className="px-margin pt-5 md:max-xl:grid md:max-xl:grid-cols-2 md:max-xl:items-end md:max-xl:gap-x-[var(--gutter)] md:max-xl:pt-8 xl:absolute xl:bottom-0 xl:left-0 xl:w-[41%] xl:pr-0 xl:pb-14 xl:pl-edge">
        <h1 className="type-display text-balance">{hero.title}</h1>
        <div className="mt-3.5 md:max-xl:mt-0 xl:mt-5.5">
          <p className="max-w-[34ch] md:text-[1.0625rem] md:leading-[1.53]">{hero.text}</p>
          <a href={hero.link.path} className="text-link mt-1 md:max-xl:-mb-2.75 xl:mt-2">
            {hero.link.label}
          </a>
        </div>
      </div>
    </section>
  );
}
