import { formatMoney } from '#shared/text/money.ts';
import { useChosenCity } from '@/features/stores/city/chosen-city';
import { PageLink } from '@/lib/ui/links/page-link';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';
import { CityChoice } from './city-choice';

type ServiceLineProps = {
  /** The sum in kopecks from which delivery is free in all cities; null if there is no such sum. */
  freeFrom: number | null;
};

/** The service line at the top of the header: city, stores, delivery. */
export function ServiceLine({ freeFrom }: ServiceLineProps) {
  const chosen = useChosenCity();
  return (
    <div className="hidden border-hair border-b lg:block">
      <div className="page-width flex h-9 items-center gap-7 px-margin text-caption text-ink-2">
        <CityChoice />
        <PageLink to="/stores" search={{ city: chosen?.code }} className="py-2 hover:text-ink">
          Магазины
        </PageLink>
        <PageLink href={TEXT_PAGES.delivery} className="py-2 hover:text-ink">
          Доставка
        </PageLink>
        {freeFrom !== null && (
          <PageLink href={TEXT_PAGES.delivery} className="ml-auto py-2 hover:text-ink">
            {`Бесплатная доставка${freeFrom > 0 ? ` от\u00a0${formatMoney(freeFrom)}` : ''}`}
          </PageLink>
        )}
      </div>
    </div>
  );
}
