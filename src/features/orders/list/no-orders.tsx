import { ButtonLink } from '@/lib/ui/buttons/button';
import { EmptyRail } from '@/lib/ui/pictures/empty-state';
import { listingLink, NEW_ARRIVALS } from '@/shop/addresses/paths';

/** Shown to a shopper without orders. */
export function NoOrders() {
  return (
    <div className="grid gap-6 lg:grid-cols-9 lg:items-center lg:gap-x-[var(--gutter)] lg:pt-8">
      <div className="-mx-edge lg:col-span-4 lg:mx-0">
        <EmptyRail hangers={1} className="aspect-4/3 md:aspect-16/9 lg:aspect-4/5 lg:max-h-120" />
      </div>
      <div className="lg:col-span-5 lg:pl-8">
        <h2 className="type-h2">Заказов пока нет</h2>
        <p className="mt-2.5 max-w-[44ch] text-ink-2">
          Здесь будет видно, где сейчас заказ и&nbsp;что с&nbsp;ним можно сделать. Если заказывали без входа,
          найдите заказ по&nbsp;номеру
        </p>
        <div className="mt-5 flex flex-wrap gap-2">
          <ButtonLink {...listingLink(NEW_ARRIVALS)} className="max-sm:w-full">
            Перейти к&nbsp;новинкам
          </ButtonLink>
          <ButtonLink to="/orderstatus" variant="quiet" className="max-sm:w-full">
            Найти заказ по&nbsp;номеру
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
