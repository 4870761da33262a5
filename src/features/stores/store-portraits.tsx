import type { Store } from '@/lib/api';
import { PageLink } from '@/lib/ui/links/page-link';
import { ScenePicture } from '@/lib/ui/pictures/picture';

/** A store as its picture on another page needs it: for the link and the caption. */
export type StorePortrait = Pick<Store, 'code' | 'name' | 'cityName' | 'address'> & {
  picture: Store['pictures'][number];
};

/** Pictures that link to stores: two in a row on a phone, three from 768 px, four on a wide window. */
export function StorePortraits({ stores }: { stores: readonly StorePortrait[] }) {
  if (stores.length === 0) return null;
  return (
    <section className="page-width">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 px-margin lg:mb-7">
        <h2 className="type-h2">Магазины</h2>
        <PageLink to="/stores" className="text-link text-ui whitespace-nowrap">
          Все магазины
        </PageLink>
      </div>
      <ul className="grid grid-cols-2 gap-x-0.5 gap-y-6 md:grid-cols-3 md:gap-x-[var(--gutter)] md:px-margin lg:grid-cols-4 md:max-lg:[&>:nth-child(4)]:hidden">
        {stores.map(({ code, name, cityName, address, picture }) => (
          <li key={code} className="relative">
            <ScenePicture
              scene={{ wide: picture }}
              sizes="(min-width: 1024px) 24vw, (min-width: 768px) 32vw, 50vw"
              alt=""
              className="aspect-3/2"
            />
            <h3 className="mt-3 px-4 text-ui md:px-0">
              <PageLink
                to="/stores/$code"
                params={{ code }}
                className="card-link underline-offset-5 decoration-1 hover:underline"
              >
                {name}
              </PageLink>
            </h3>
            <p className="px-4 text-caption text-ink-2 md:px-0">{`${cityName}, ${address}`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
