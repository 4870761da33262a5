import { discountPercent, pricesOfSize } from '#shared/goods/prices.ts';
import { countOf } from '#shared/text/plural.ts';
import { PriceDropConsent } from '@/features/account/preferences/price-drop-consent';
import { CardGrid } from '@/features/catalog/cards/card-grid';
import { SortMenu } from '@/features/catalog/goods/sort-menu';
import { useWishlist, useWishlistState } from '@/features/wishlist/use-wishlist';
import { WishlistHeart } from '@/features/wishlist/wishlist-heart';
import { WishlistScreen } from '@/features/wishlist/wishlist-screen';
import {
  keysOf,
  WISHLIST_SORTS,
  type WishlistSearch,
  wishlistHref,
} from '@/features/wishlist/wishlist-search';
import type { WishlistEntry } from '@/lib/api';
import { useSession } from '@/shop/identity/session';
import { useCardCart } from '../product-grid/product-grid';
import { GoodsToSee } from './goods-to-see';
import { SavedSizeNote } from './saved-size-note';

const OF_GOODS = ['товара', 'товаров', 'товаров'] as const;

/** Number of cards in the first row of the widest grid. */
const IN_SIGHT = 4;

/** The wishlist page: cards of the catalog with the saved sizes. */
export function WishlistPage({ search, visit }: { search: WishlistSearch; visit: string }) {
  return (
    <WishlistScreen
      search={search}
      visit={visit}
      renderEntries={(entries) => <SavedCards entries={entries} />}
      sortMenu={
        <SortMenu
          options={keysOf(WISHLIST_SORTS).map((sort) => ({
            label: WISHLIST_SORTS[sort],
            href: wishlistHref({ sort, filter: search.filter }),
            current: sort === (search.sort ?? 'added'),
          }))}
        />
      }
      priceDrops={<PriceDropConsent email={useSession()?.user?.email ?? ''} />}
      goods={<GoodsToSee />}
    />
  );
}

/** Class names that dim the picture of a sold-out size, as in the cart. */
const GONE = '[&_.card:has([data-gone])_.card-views]:opacity-45';

/** The data of a wishlist card. If a size was saved, it has the price of that size. */
function savedCard({ product, ...saved }: WishlistEntry) {
  const size = product.sizes.find(({ articleId }) => saved.sizeChosen && articleId === saved.articleId);
  if (size?.price === undefined) return { ...product, saved };
  const { hasDearerSizes: _, ...card } = product;
  const prices = pricesOfSize(product, size);
  return {
    ...card,
    ...prices,
    discountPercent: discountPercent(prices.price, prices.priceBefore),
    saved,
  };
}

function SavedCards({ entries }: { entries: WishlistEntry[] }) {
  const cart = useCardCart();
  const { changes } = useWishlist();
  const { loading } = useWishlistState();
  const unsized = entries.filter(({ sizeChosen, inStock }) => !sizeChosen && inStock).length;
  return (
    <div aria-busy={loading || undefined} className={GONE}>
      <h2 className="sr-only">Товары</h2>
      {unsized > 0 && (
        <p className="px-margin pt-3 pb-4 text-caption text-ink-2 md:px-0 md:pt-0">
          {`Размер не\u00a0выбран у\u00a0${countOf(unsized, OF_GOODS)}. Его можно выбрать на\u00a0карточке`}
        </p>
      )}
      <CardGrid
        cards={entries.map(savedCard)}
        // Two sizes of one colour are two cards, so the article is the key.
        keyOf={({ saved }) => saved.articleId}
        eager={IN_SIGHT}
        cart={cart}
        renderHeart={({ productUrl, saved }) => (
          <WishlistHeart productUrl={productUrl} wish={saved} onlyThis tabIndex={-1} className="card-heart" />
        )}
        renderNote={({ saved, name }) => (
          <SavedSizeNote saved={saved} name={name} cart={cart} onInStock={() => void changes.refresh()} />
        )}
      />
    </div>
  );
}
