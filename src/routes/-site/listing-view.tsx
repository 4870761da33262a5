import type { ListingPage } from '@/features/catalog/listing-page';
import { ListingScreen } from '@/features/catalog/listing-screen';
import { ProductGrid } from './product-grid';

/** Cards in the first row of the widest grid. */
const IN_SIGHT = 4;

/** A listing with the cards of this shop; the same for the landing pages. */
export function ListingView({ listing }: { listing: ListingPage }) {
  // Under a scene the first card is not what the page opens with.
  const first = listing.landing?.scene ? 'eager' : 'high';
  return (
    <ListingScreen
      // The order of another listing must not be mistaken for this one's.
      key={`${listing.path} ${listing.sort} ${listing.page}`}
      listing={listing}
      renderCards={(cards, tile) => <ProductGrid cards={cards} tile={tile} eager={IN_SIGHT} first={first} />}
    />
  );
}
