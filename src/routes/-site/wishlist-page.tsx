import { CardGrid } from '@/features/catalog/card-grid';
import { SortMenu } from '@/features/catalog/sort-menu';
import { WishlistHeart } from '@/features/wishlist/wishlist-heart';
import { WishlistScreen } from '@/features/wishlist/wishlist-screen';
import {
  keysOf,
  WISHLIST_SORTS,
  type WishlistSearch,
  wishlistHref,
} from '@/features/wishlist/wishlist-search';
import type { WishlistEntry } from '@/lib/api';
import { GoodsToSee } from './goods-to-see';
import { useCardCart } from './product-grid';

/** Cards in the first row of the widest grid. */
const IN_SIGHT = 4;

/** The wishlist as cards of the catalogue that know which size is kept. */
export function WishlistPage({ search }: { search: WishlistSearch }) {
  return (
    <WishlistScreen
      search={search}
      renderEntries={(entries) => <KeptCards entries={entries} />}
      sortMenu={
        <SortMenu
          options={keysOf(WISHLIST_SORTS).map((sort) => ({
            label: WISHLIST_SORTS[sort],
            href: wishlistHref({ sort, filter: search.filter }),
            current: sort === (search.sort ?? 'added'),
          }))}
        />
      }
      goods={<GoodsToSee />}
    />
  );
}

function KeptCards({ entries }: { entries: WishlistEntry[] }) {
  const cart = useCardCart();
  return (
    <>
      <h2 className="sr-only">Товары</h2>
      <CardGrid
        cards={entries.map(({ product, ...kept }) => ({ ...product, kept }))}
        // Two sizes of a colour are two entries.
        keyOf={({ kept }) => kept.articleId}
        eager={IN_SIGHT}
        cart={cart}
        renderHeart={({ variantId, kept }) => (
          <WishlistHeart variantId={variantId} articleId={kept.articleId} onlyThis className="card-heart" />
        )}
        renderNote={({ kept: { size, inStock } }) => (
          <p className="mt-2 text-caption text-ink-2">
            {inStock ? `Размер\u00a0${size}` : `Размер\u00a0${size} закончился`}
          </p>
        )}
      />
    </>
  );
}
