import type { HomeCollections } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { PageLink } from '@/lib/ui/links/page-link';
import { ScenePicture } from '@/lib/ui/pictures/picture';
import { listingHref } from '@/shop/addresses/paths';

/** Collections as tall tiles: four in a row from 1024 px, two in a row on a phone, without side margins. */
export function Collections({ section }: { section: HomeCollections }) {
  return (
    <section className="page-width">
      <h2 className="type-h2 mb-5 px-margin lg:mb-7">{section.title}</h2>
      <ul className="grid grid-cols-2 gap-x-0.5 gap-y-8 md:gap-x-[var(--gutter)] md:px-margin lg:grid-cols-4">
        {section.campaigns.map(({ title, text, path, picture }) => (
          <li key={path} className="relative min-w-0">
            <ScenePicture
              scene={{ wide: picture }}
              sizes="(min-width: 1024px) 25vw, 50vw"
              alt=""
              className="aspect-4/5"
            />
            <div className="pt-2.5 pr-2 pl-4 md:px-0 lg:pt-3.5">
              <h3 className="type-h3">
                <PageLink
                  href={listingHref(path)}
                  className="card-link underline-offset-5 decoration-1 hover:underline"
                >
                  {typesetName(title)}
                </PageLink>
              </h3>
              <p className="mt-1 max-w-[34ch] text-caption text-ink-2 md:text-ui">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
