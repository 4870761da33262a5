import { type ChosenCity, useChosenCity } from '@/features/stores/city/chosen-city';
import { hrefTo } from '@/shop/addresses/href-to';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';
import { CityChoice } from './city-choice';

/** What surrounds selling: the city, stores, delivery. */
export function ServiceLine({ city }: { city: ChosenCity | null }) {
  const chosen = useChosenCity();
  return (
    <div className="hidden border-hair border-b lg:block">
      <div className="page-width flex h-9 items-center gap-7 px-margin text-caption text-ink-2">
        <CityChoice meant={city} />
        <a href={hrefTo('/stores', { search: { city: chosen?.code } })} className="py-2 hover:text-ink">
          Магазины
        </a>
        <a href={TEXT_PAGES.delivery} className="py-2 hover:text-ink">
          Доставка
        </a>
        <a href={TEXT_PAGES.delivery} className="ml-auto py-2 hover:text-ink">
          Бесплатная доставка от&nbsp;5&nbsp;000&nbsp;₽
        </a>
      </div>
    </div>
  );
}
