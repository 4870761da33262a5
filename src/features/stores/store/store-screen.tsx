import type { ReactNode } from 'react';
import type { Store } from '@/lib/api';
import { classNames } from '@/lib/ui/class-names';
import { Breadcrumbs } from '@/lib/ui/content/breadcrumbs';
import type { Elements } from '@/lib/ui/elements';
import { PageLink } from '@/lib/ui/links/page-link';
import { hrefTo } from '@/shop/addresses/href-to';
import { hasMaps } from '@/shop/places-map/service/use-maps';
import { Phone, WayLink } from '../store-parts';
import { StoreHours } from './store-hours';
import { PORTRAIT_GRID, StorePictures } from './store-pictures';
import { StorePlace } from './store-place';

export type StoreScreenProps = {
  store: Store;
  /** Other stores of the same city. */
  others: Store[];
  /** Which goods of the shopper's cart the store has. */
  cartStock: Elements;
};

/** Grid classes for a store without pictures. */
const PLAIN_GRID = { head: 'lg:col-span-6', facts: 'lg:col-span-5 lg:col-start-8 lg:mt-2' };

/** The page of a store: address, opening hours, services. */
export function StoreScreen({ store, others, cartStock }: StoreScreenProps) {
  const grid = store.pictures.length > 0 ? PORTRAIT_GRID : PLAIN_GRID;
  return (
    <div className="page-width px-margin lg:pt-2">
      <Breadcrumbs
        crumbs={[
          { name: 'Магазины', href: hrefTo('/stores') },
          { name: store.cityName, href: hrefTo('/stores', { search: { city: store.cityCode } }) },
        ]}
        current={store.name}
      />
      <div className="lg:grid-page">
        <div className={grid.head}>
          <h1 className="type-h1">{store.name}</h1>
          <address className="type-story mt-4 not-italic lg:mt-6">
            <span>{`${store.cityName}, ${store.address}`}</span>
            {store.landmark && <span className="block text-ink-2">{store.landmark}</span>}
          </address>
          <WayLink store={store} className="text-link mt-1" />
        </div>
        <StorePictures pictures={store.pictures} />
        <div className={classNames('mt-6 border-hair border-t', grid.facts)}>
          {cartStock}
          <dl>
            <Fact name="Часы работы">
              <StoreHours store={store} />
            </Fact>
            <Fact name="Телефон">
              <div className="-my-3">
                <Phone store={store} />
              </div>
            </Fact>
            {store.services.length > 0 && (
              <Fact name="Услуги">
                <ul className="text-ui">
                  {store.services.map((service) => (
                    <li key={service}>{service}</li>
                  ))}
                </ul>
              </Fact>
            )}
          </dl>
        </div>
      </div>
      {hasMaps() && (
        <div className="mt-8 lg:mt-12">
          <StorePlace store={store} others={others} />
        </div>
      )}
      {others.length > 0 && (
        <section className="section-gap">
          <h2 className="type-h2 mb-4">Другие магазины города</h2>
          <ul className="border-hair border-t">
            {others.map((other) => (
              <li key={other.code} className="border-hair border-b">
                <PageLink
                  to="/stores/$code"
                  params={{ code: other.code }}
                  className="flex flex-col gap-x-6 py-3.5 hover:underline sm:flex-row sm:items-baseline"
                >
                  <span>{other.name}</span>
                  <span className="text-ink-2 text-ui">{other.address}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-x-3 border-hair border-b py-3.5">
      <dt className="text-ink-2 text-ui">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
