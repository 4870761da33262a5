import { useNavigate } from '@tanstack/react-router';
import type { City, Store } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { SelectField } from '@/lib/ui/forms/select';
import { hrefTo } from '@/shop/addresses/href-to';
import { OpenState } from './open-state';
import { Hours, Phone, WayLink } from './store-parts';

export type StoresScreenProps = {
  cities: City[];
  /** The city asked for; none means all of them. */
  city: City | undefined;
  stores: Store[];
};

/** Stores city by city, or those of one. */
export function StoresScreen({ cities, city, stores }: StoresScreenProps) {
  return (
    <div className="page-width px-margin pt-5 lg:pt-12">
      <div className="lg:grid-page lg:items-end">
        <h1 className="type-h1 lg:col-span-8">{city ? `Магазины: ${city.name}` : 'Магазины'}</h1>
        <CityForm cities={cities} city={city} />
      </div>
      {stores.length === 0 ? (
        <div className="mt-10 lg:mt-16">
          <p className="type-h3">В&nbsp;этом городе пока нет магазинов</p>
          <a href={hrefTo('/stores')} className="text-link">
            Все магазины
          </a>
        </div>
      ) : (
        groupByCity(stores).map(({ name, items }) => (
          <section key={name} className="mt-10 lg:mt-16">
            <h2 className={city ? 'sr-only' : 'type-h2 mb-4 lg:mb-5'}>{name}</h2>
            <ul className="border-hair border-t">
              {items.map((store) => (
                <Row key={store.code} store={store} />
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  );
}

/** A form of its own address: with scripts the choice is the whole of it, without there is a button. */
function CityForm({ cities, city }: Pick<StoresScreenProps, 'cities' | 'city'>) {
  const navigate = useNavigate();
  const offered = cities.filter(({ code, storeCount }) => storeCount > 0 || code === city?.code);
  return (
    <form action={hrefTo('/stores')} method="get" className="mt-6 flex items-end gap-2 lg:col-span-4 lg:mt-0">
      <SelectField
        // An address that changed otherwise, by going back, is shown too.
        key={city?.code ?? ''}
        label="Город"
        name="city"
        defaultValue={city?.code ?? ''}
        onChange={({ target }) =>
          void navigate({ href: hrefTo('/stores', { search: { city: target.value } }), resetScroll: false })
        }
        className="min-w-0 flex-1"
      >
        <option value="">Все города</option>
        {offered.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" variant="quiet">
          Показать
        </Button>
      </noscript>
    </form>
  );
}

function Row({ store }: { store: Store }) {
  return (
    <li className="grid gap-y-3 border-hair border-b py-5 sm:grid-page lg:py-6">
      <div className="sm:col-span-4 lg:col-span-5">
        <h3 className="type-h3">
          <a
            href={hrefTo('/stores/$code', { params: { code: store.code } })}
            className="underline-offset-5 decoration-1 hover:underline"
          >
            {store.name}
          </a>
        </h3>
        <p className="mt-1.5">{store.address}</p>
        {store.landmark && <p className="text-ink-2 text-ui">{store.landmark}</p>}
      </div>
      <div className="sm:col-span-4 lg:col-span-3">
        <OpenState store={store} />
        <Hours store={store} />
      </div>
      <p className="text-ink-2 text-ui sm:col-span-4 lg:col-span-2">{servicesText(store.services)}</p>
      <div className="-my-3 flex flex-wrap gap-x-6 sm:col-span-4 lg:col-span-2 lg:flex-col lg:items-end">
        <Phone store={store} />
        <WayLink store={store} />
      </div>
    </li>
  );
}

/** One sentence of several names: «Примерка, выдача заказов, возврат». */
function servicesText(services: readonly string[]): string {
  return services
    .map((name, index) => (index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
    .join(', ');
}

/** Cities in the order of their first store. */
function groupByCity(stores: Store[]): { name: string; items: Store[] }[] {
  const groups = new Map<string, { name: string; items: Store[] }>();
  for (const store of stores) {
    const group = groups.get(store.cityCode) ?? { name: store.cityName, items: [] };
    group.items.push(store);
    groups.set(store.cityCode, group);
  }
  return [...groups.values()];
}
