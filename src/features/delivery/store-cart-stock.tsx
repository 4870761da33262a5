import { useQuery } from '@tanstack/react-query';
import { formatDays } from '#shared/text/dates.ts';
import { countOf } from '#shared/text/plural.ts';
import { type Cart, getGetDeliveryPointsQueryOptions, type Store } from '@/lib/api';
import { PageLink } from '@/lib/ui/links/page-link';
import { localClock } from '@/shop/opening-hours/opening-hours';

type StoreCartStockProps = { store: Store; cart: Pick<Cart, 'id' | 'version'> };

const OF_PIECES = ['вещи', 'вещей', 'вещей'] as const;

/**
 * Which goods of the cart a store has, and from which day they can be collected. Renders nothing if the
 * request fails.
 */
export function StoreCartStock({ store, cart }: StoreCartStockProps) {
  const options = getGetDeliveryPointsQueryOptions({ city: store.cityCode, kind: ['store'], size: 200 });
  const { data } = useQuery({ ...options, queryKey: [...options.queryKey, cart.id, cart.version] });
  const here = data?.items.find(({ code }) => code === store.code);
  if (!here?.stock || here.stock.wanted === 0) return null;
  const { pieces, wanted } = here.stock;
  const today = localClock(store.timeZone, new Date())?.day;
  return (
    <section aria-label="Ваша корзина в этом магазине" className="border-hair border-b py-3.5 text-ui">
      <p>
        {pieces === 0
          ? 'Вещей из\u00a0вашей корзины сейчас здесь нет, их\u00a0можно заказать сюда'
          : pieces < wanted
            ? `Из\u00a0вашей корзины здесь ${pieces}\u00a0из\u00a0${countOf(wanted, OF_PIECES)}`
            : 'Вся ваша корзина есть в\u00a0этом магазине'}
      </p>
      {here.firstDay && (
        <p className="text-ink-2">
          {`Можно забрать ${here.firstDay === today ? 'сегодня' : formatDays(here.firstDay, here.firstDay)}`}
        </p>
      )}
      <PageLink to="/cart" className="text-link -mb-2 text-ui">
        Перейти в&nbsp;корзину
      </PageLink>
    </section>
  );
}
