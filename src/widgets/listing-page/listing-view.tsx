import { countChosen } from '@/features/catalog/choice/choice';
import type { ListingPage } from '@/features/catalog/listing/listing-page';
import { ListingScreen } from '@/features/catalog/listing/listing-screen';
import { Look } from '@/features/content/look';
import { LookParts } from '../product-grid/look-parts';
import { ProductGrid } from '../product-grid/product-grid';

/** Number of cards in the first row of the widest grid. */
const IN_SIGHT = 4;

/** The id of the outfit, to which menus link: `/kollektsiya/x#obraz`. */
const OUTFIT_ID = 'obraz';

/** A listing or landing page with cards. */
export function ListingView({ listing }: { listing: ListingPage }) {
  // If the page has a scene, this is its main picture, and the first card's picture has a lower priority.
  const first = listing.landing?.scene ? 'eager' : 'high';
  const look = listing.landing?.look;
  const isWhole = listing.page === 1 && countChosen(listing.choice) === 0;
  return (
    <ListingScreen
      // The key is the path, so that unfolded filters stay unfolded when the choice changes, but not for
      // another listing.
      key={listing.path}
      listing={listing}
      renderCards={(cards, tile) => <ProductGrid cards={cards} tile={tile} eager={IN_SIGHT} first={first} />}
      look={
        look &&
        isWhole && (
          <div id={OUTFIT_ID} className="my-10 lg:my-16">
            <Look section={look} parts={<LookParts products={look.products} />} />
          </div>
        )
      }
      fallback={listing.fallback.length > 0 && <ProductGrid cards={listing.fallback} />}
    />
  );
}
