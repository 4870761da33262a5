import type { HomeHero } from '@/lib/api';
import { classNames } from '@/lib/class-names';
import { Picture } from '@/lib/ui/picture';

/** On a wide window two pictures stand side by side. */
const SHOWN = 2;

/** The window of the shop: a few words on the wall, the goods in good light. Text never lies on a picture. */
export function Hero({ hero }: { hero: HomeHero }) {
  const pictures = hero.pictures.slice(0, SHOWN);
  return (
    <section className="flex flex-col-reverse lg:grid-page lg:items-end lg:pl-edge">
      <div className="px-margin pt-5 lg:col-span-5 lg:px-0 lg:pt-12 lg:pb-12">
        <h1 className="type-display text-balance">{hero.title}</h1>
        <p className="mt-3.5 max-w-[34ch] md:mt-5.5 md:text-[1.0625rem] md:leading-[1.53]">{hero.text}</p>
        <a href={hero.link.path} className="text-link mt-1 md:mt-2">
          {hero.link.label}
        </a>
      </div>
      <div className="flex lg:col-span-7">
        {pictures.map((picture, index) => (
          <div key={picture.template} className={classNames('min-w-0 flex-1', index > 0 && 'max-md:hidden')}>
            <Picture
              picture={picture}
              sizes={
                pictures.length > 1 ? '(min-width: 1024px) 30vw, (min-width: 768px) 50vw, 100vw' : '100vw'
              }
              loading={index === 0 ? 'high' : 'eager'}
              className="aspect-4/5 md:aspect-3/4"
            />
          </div>
        ))}
      </div>
    </section>
  );
}
