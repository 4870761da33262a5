import { useMemo } from 'react';
import { getListing, getListingFacets } from '@/lib/api';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { Banner } from '@/lib/ui/content/banner';
import type { Elements } from '@/lib/ui/elements';
import { listingHref, listingLink, NEW_ARRIVALS } from '@/shop/addresses/paths';
import type { CardData } from '../cards/card-data';
import { countChosen } from '../choice/choice';
import type { GoodsSource } from '../choice/goods-source';
import { writeListingSearch } from '../choice/listing-search';
import { GoodsBody } from '../goods/goods-body';
import { LandingTerms } from './landing';
import { ListingHead } from './listing-head';
import type { ListingPage } from './listing-page';
import { ListingTabs } from './listing-tabs-row';
import { ListingTile } from './listing-tile';

type ListingScreenProps = {
  listing: ListingPage;
  renderCards(cards: readonly CardData[], tile: Elements): Elements;
  /** An outfit of goods from this listing, shown only while nothing is chosen. */
  look?: Elements;
  /** A row of other goods, shown if no goods match the choice. */
  fallback: Elements;
};

/** A listing page: breadcrumbs, tabs of neighbouring listings, filters and goods. */
export function ListingScreen({ listing, renderCards, look, fallback }: ListingScreenProps) {
  const { path, banner, tile, landing } = listing;
  const source = useMemo<GoodsSource>(
    () => ({
      page: listingHref(path),
      hrefOf: (requested) => listingHref(path, writeListingSearch(requested)),
      load: (requested) => getListing({ path, ...requested }),
      count: (choice, signal) => getListingFacets({ path, ...choice }, { signal }),
    }),
    [path],
  );
  return (
    <>
      <ListingHead listing={listing} />
      <ListingTabs path={path} tabs={listing.tabs} />
      {banner && (
        <div className="page-width px-margin">
          <Banner {...banner} />
        </div>
      )}
      {listing.totalItems === 0 && countChosen(listing.choice) === 0 ? (
        <NothingYet />
      ) : (
        <>
          {look}
          <GoodsBody
            source={source}
            goods={listing}
            renderCards={renderCards}
            tile={tile && <ListingTile tile={tile} />}
            fallback={fallback}
          />
          {landing?.terms && <LandingTerms terms={landing.terms} />}
        </>
      )}
    </>
  );
}

function NothingYet() {
  return (
    <div className="page-width px-margin pt-12">
      <p className="type-h3">В&nbsp;этом разделе пока нет товаров</p>
      <ButtonLink {...listingLink(NEW_ARRIVALS)} className="mt-6">
        Перейти к&nbsp;новинкам
      </ButtonLink>
    </div>
  );
}
