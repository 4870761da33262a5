import { type ReactNode, useState } from 'react';
import { countOf, GOODS } from '#shared/text/plural.ts';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { listingHref, NEW_ARRIVALS } from '@/shop/addresses/paths';

/** Cards that stand on the page at first, and that every press adds. */
const STEP = 24;

type SharedWishlistScreenProps<Card> = {
  cards: readonly Card[];
  renderCards(cards: readonly Card[]): ReactNode;
};

/** A shared wishlist by its address: the goods, and nothing about its owner. Everything is for the viewer's own. */
export function SharedWishlistScreen<Card>({ cards, renderCards }: SharedWishlistScreenProps<Card>) {
  const [count, setCount] = useState(STEP);
  return (
    <div className="min-h-page">
      <div className="page-width px-margin pt-5 pb-5 lg:pt-12 lg:pb-8">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="type-h1">Список избранного</h1>
          {cards.length > 0 && (
            <p className="text-ui text-ink-2 tabular-nums">{countOf(cards.length, GOODS)}</p>
          )}
        </div>
        <p className="mt-1.5 text-caption text-ink-2">
          {cards.length > 0
            ? 'С\u00a0вами поделились этими товарами. Понравившиеся можно сохранить в\u00a0своём избранном'
            : 'В\u00a0этом списке пока ничего нет'}
        </p>
        {cards.length === 0 && (
          <ButtonLink href={listingHref(NEW_ARRIVALS)} className="mt-6">
            Перейти к&nbsp;новинкам
          </ButtonLink>
        )}
      </div>
      {cards.length > 0 && (
        <div className="page-width md:px-margin">
          <h2 className="sr-only">Товары</h2>
          {renderCards(cards.slice(0, count))}
          {count < cards.length && (
            <div className="flex justify-center px-margin pt-12 noscript:hidden">
              <Button variant="quiet" onClick={() => setCount(count + STEP)}>
                Показать ещё
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
