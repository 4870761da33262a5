import { countOf, GOODS } from '#shared/text/plural.ts';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { MoreRows } from '@/lib/ui/content/more-rows';
import { usePagesBelow } from '@/lib/ui/content/use-more-pages';
import type { Elements } from '@/lib/ui/elements';
import { listingLink, NEW_ARRIVALS } from '@/shop/addresses/paths';
import { WISHLIST_PAGE_SIZE } from './wishlist-query';

type SharedWishlistScreenProps<Card> = {
  cards: readonly Card[];
  /** The page number in the URL. */
  page: number;
  /** Identifies this visit of the page, so that a later visit starts with one page of cards again. */
  visit: string;
  hrefOf(page: number): string;
  renderCards(cards: readonly Card[]): Elements;
};

/**
 * A shared wishlist: its goods, but nothing about its owner. Hearts and cart buttons change the viewer's own
 * wishlist and cart.
 */
export function SharedWishlistScreen<Card>(props: SharedWishlistScreenProps<Card>) {
  const { cards, visit, hrefOf, renderCards } = props;
  const size = WISHLIST_PAGE_SIZE;
  // If the owner has removed all goods of this page, show the first page.
  const page = (props.page - 1) * size < cards.length ? props.page : 1;
  const list = { href: hrefOf(page), visit, page, size, totalItems: cards.length };
  const { count, add } = usePagesBelow(list);
  const shown = cards.slice((page - 1) * size, (page + count) * size);
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
          <ButtonLink {...listingLink(NEW_ARRIVALS)} className="mt-6">
            Перейти к&nbsp;новинкам
          </ButtonLink>
        )}
      </div>
      {cards.length > 0 && (
        <div className="page-width md:px-margin">
          <h2 className="sr-only">Товары</h2>
          {renderCards(shown)}
          <MoreRows
            list={list}
            hrefOf={hrefOf}
            shown={shown.length}
            of="товаров"
            links="h3 > a"
            more={{ lastPage: page + count, busy: false, error: undefined, append: add }}
          />
        </div>
      )}
    </div>
  );
}
