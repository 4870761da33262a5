import { type ReactNode, useMemo } from 'react';
import { getListing, getListingFacets } from '@/lib/api';
import { listingHref } from '@/lib/paths';
import { ButtonLink } from '@/lib/ui/button';
import type { CardData } from './card-data';
import { countChosen } from './choice';
import { GoodsBody } from './goods-body';
import { LandingTerms } from './landing';
import type { Place } from './listed-goods';
import { ListingHead } from './listing-head';
import type { ListingPage } from './listing-page';
import { ListingTile } from './listing-tile';

type ListingScreenProps = {
  listing: ListingPage;
  renderCards(cards: readonly CardData[], tile: ReactNode): ReactNode;
  /** A row of other goods, for a choice that leaves nothing. */
  instead: ReactNode;
};

/** A page of a listing: where it is, what is beside it, its filters and its goods. */
export function ListingScreen({ listing, renderCards, instead }: ListingScreenProps) {
  const { path, tile, landing } = listing;
  const place = useMemo<Place>(
    () => ({
      path,
      load: (asked) => getListing({ path, ...asked }),
      count: (choice, signal) => getListingFacets({ path, ...choice }, { signal }),
    }),
    [path],
  );
  return (
    <>
      <ListingHead listing={listing} />
      <Subcategories listing={listing} />
      {listing.totalItems === 0 && countChosen(listing.choice) === 0 ? (
        <NothingYet />
      ) : (
        <>
          <GoodsBody
            place={place}
            goods={listing}
            renderCards={renderCards}
            tile={tile && <ListingTile tile={tile} />}
            instead={instead}
          />
          {landing?.terms && <LandingTerms terms={landing.terms} />}
        </>
      )}
    </>
  );
}

/** Listings inside this one, or beside it; the row scrolls sideways on a narrow window. */
function Subcategories({ listing }: { listing: ListingPage }) {
  const { path, crumbs, subcategories } = listing;
  if (subcategories.length === 0) return <div className="mt-4 border-hair border-b lg:mt-6" />;
  const isBeside = subcategories.some((other) => other.path === path);
  const whole = isBeside ? crumbs.at(-2)?.path : path;
  const tabs = whole === undefined ? subcategories : [{ path: whole, name: 'Все' }, ...subcategories];
  return (
    <nav aria-label="Подразделы" className="mt-2 border-hair border-b lg:mt-3.5">
      <ul className="page-width scrollbar-none flex gap-5 overflow-x-auto px-margin text-ui whitespace-nowrap lg:gap-7">
        {tabs.map((tab) => (
          <li key={tab.path}>
            <a
              href={listingHref(tab.path)}
              aria-current={tab.path === path ? 'page' : undefined}
              className="tab block py-3"
            >
              {tab.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NothingYet() {
  return (
    <div className="page-width px-margin pt-12">
      <p className="type-h3">В&nbsp;этом разделе пока нет товаров</p>
      <ButtonLink href="/novinki" className="mt-6">
        Перейти к&nbsp;новинкам
      </ButtonLink>
    </div>
  );
}
