import { useState } from 'react';
import type { City, Store } from '@/lib/api';
import { useHydrated } from '@/lib/state/use-hydrated';
import { classNames } from '@/lib/ui/class-names';
import { PageLink } from '@/lib/ui/links/page-link';
import { useNearMe } from '@/shop/distance/use-near-me';
import { hasMaps } from '@/shop/places-map/service/use-maps';
import { CityForm } from './city-form';
import { NearMeButton } from './near-me-button';
import { StoreList } from './store-list';
import { StoresMap } from './stores-map';
import { ALL_CITIES, useFollowCity } from './use-follow-city';

export type StoresScreenProps = {
  cities: City[];
  /** The city whose stores are shown; undefined for all cities. */
  city: City | undefined;
  stores: Store[];
  /** The city parameter of the URL, if it has one. */
  cityParam?: string | undefined;
};

const WAYS = [
  { id: 'list', label: 'Списком' },
  { id: 'map', label: 'Показать на\u00a0карте' },
] as const;

/**
 * The stores of one city or of all, as a list. If the shop has a map service, a map is beside the list; on a
 * phone a button replaces the list by the map.
 */
export function StoresScreen({ cities, city, stores, cityParam }: StoresScreenProps) {
  useFollowCity(cities, cityParam);
  const near = useNearMe();
  const List = hasMaps() ? ListAndMap : ListAlone;
  return (
    // At least as high as the window, so that the footer does not appear while the list changes to another
    // city.
    <div className="page-width min-h-dvh px-margin pt-5 lg:pt-12">
      <h1 className="type-h1">{city ? `Магазины: ${city.name}` : 'Магазины'}</h1>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-1 lg:mt-5">
        <CityForm cities={cities} city={city} />
        {stores.length > 0 && <NearMeButton near={near} />}
      </div>
      {stores.length === 0 ? (
        <div className="mt-10 lg:mt-16">
          <p className="type-h3">В&nbsp;этом городе пока нет магазинов</p>
          <PageLink to="/stores" search={{ city: ALL_CITIES }} className="text-link">
            Все магазины
          </PageLink>
        </div>
      ) : (
        // The key resets the selected store when the city changes.
        <List key={city?.code ?? ''} stores={stores} isOneCity={city !== undefined} near={near} />
      )}
    </div>
  );
}

type ListProps = Pick<StoresScreenProps, 'stores'> & {
  isOneCity: boolean;
  near: ReturnType<typeof useNearMe>;
};

function ListAlone({ stores, isOneCity, near }: ListProps) {
  return (
    <div className="mt-4 lg:mt-8">
      <StoreList stores={stores} isOneCity={isOneCity} from={near.at} isWide />
    </div>
  );
}

function ListAndMap({ stores, isOneCity, near }: ListProps) {
  const isHydrated = useHydrated();
  const [way, setWay] = useState<'list' | 'map'>('list');
  const [chosen, setChosen] = useState<string>();
  const [lit, setLit] = useState<string>();
  const onMap = way === 'map';
  return (
    <>
      {/* The space is reserved until hydration, so that the list does not move. */}
      {/* biome-ignore lint/a11y/useSemanticElements: toggle buttons, not a part of a form */}
      <div
        role="group"
        aria-label="Как показать магазины"
        className={classNames('mt-3 flex gap-5.5 noscript:hidden lg:hidden', !isHydrated && 'invisible')}
      >
        {WAYS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={way === id}
            onClick={() => setWay(id)}
            className="min-h-11 border-transparent border-b text-ink-2 text-ui hover:text-ink aria-pressed:border-ink aria-pressed:text-ink"
          >
            {label}
          </button>
        ))}
      </div>
      <div className="lg:grid-page lg:mt-8">
        <div className={classNames('mt-4 lg:col-span-4 lg:mt-0', onMap && 'max-lg:hidden')}>
          <StoreList
            stores={stores}
            isOneCity={isOneCity}
            chosen={chosen}
            lit={lit}
            from={near.at}
            onLight={setLit}
          />
        </div>
        <StoresMap
          stores={stores}
          chosen={chosen}
          lit={lit}
          onLight={setLit}
          onChoose={setChosen}
          className={classNames('lg:col-span-8', !onMap && 'max-lg:hidden')}
        />
      </div>
    </>
  );
}
