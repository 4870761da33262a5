import { type ReactNode, useMemo } from 'react';
import { listingHref } from '@/lib/paths';
import { ButtonLink } from '@/lib/ui/button';
import { type CardData, unpackCard } from './card-data';
import { LandingTerms } from './landing';
import { ListingHead } from './listing-head';
import type { ListingPage } from './listing-page';
import { DEFAULT_SORT, SORT_NAMES, SORTS } from './listing-search';
import { ListingTile } from './listing-tile';
import { MoreCards } from './more-cards';
import { SortMenu } from './sort-menu';
import { useMoreCards } from './use-more-cards';

type ListingScreenProps = {
  listing: ListingPage;
  renderCards(cards: readonly CardData[], tile: ReactNode): ReactNode;
};

/** A page of a listing: where it is, what is beside it, its order, its goods. */
export function ListingScreen({ listing, renderCards }: ListingScreenProps) {
  const own = useMemo(() => listing.cards.map(unpackCard), [listing.cards]);
  const more = useMoreCards(listing);
  const cards = useMemo(() => [...own, ...more.cards], [own, more.cards]);
  return (
    <>
      <ListingHead listing={listing} />
      <Subcategories listing={listing} />
      {cards.length === 0 ? (
        <NothingYet />
      ) : (
        <>
          {/* The toolbar sticks as long as there are goods under it. */}
          <div>
            <div className="sticky top-14 z-sticky border-hair border-b bg-paper lg:top-18">
              <div className="page-width flex justify-end px-margin">
                <SortMenu
                  options={SORTS.map((sort) => ({
                    label: SORT_NAMES[sort],
                    href: listingHref(listing.path, { sort: sort === DEFAULT_SORT ? undefined : sort }),
                    current: sort === listing.sort,
                  }))}
                />
              </div>
            </div>
            <div className="page-width pt-0.5 md:px-margin md:pt-5 lg:pt-6">
              <h2 className="sr-only">Товары</h2>
              {renderCards(cards, listing.tile && <ListingTile tile={listing.tile} />)}
              <MoreCards listing={listing} more={more} shown={cards.length} />
            </div>
          </div>
          {listing.landing?.terms && <LandingTerms terms={listing.landing.terms} />}
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
