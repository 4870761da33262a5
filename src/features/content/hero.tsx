import type { HomeHero } from '@/lib/api';
import { PageLink } from '@/lib/ui/links/page-link';
import { ScenePicture } from '@/lib/ui/pictures/picture';
import { PHONE_WIDE } from '@/lib/ui/pictures/picture-sources';

/**
 * The main picture of the home page, with its text on the empty wall at the left of the picture. From 1280 px
 * the wall has room for the text; on narrower windows the text is below, so it never covers goods. The
 * picture comes first in the HTML, so that a partly loaded page does not shift.
 */
export function Hero({ hero }: { hero: HomeHero }) {
  return (
    <section className="relative flex flex-col xl:block">
      {/* Cropped at the bottom if it is higher than the window below the header; the controls stay visible. */}
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
          <PageLink href={hero.link.path} className="text-link mt-1 md:max-xl:-mb-2.75 xl:mt-2">
            {hero.link.label}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
