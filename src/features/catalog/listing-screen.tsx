import type { ReactNode } from 'react';
import type { Listing, ProductCard } from '@/lib/api';
import { listingHref } from '@/lib/paths';
import { countOf, GOODS } from '@/lib/plural';
import { Breadcrumbs } from '@/lib/ui/breadcrumbs';
import { ButtonLink } from '@/lib/ui/button';
import { MoreCards } from './more-cards';
import { SortMenu } from './sort-menu';

type ListingScreenProps = {
  listing: Listing;
  renderCards(cards: ProductCard[]): ReactNode;
};

/** A page of a listing: where it is, what is beside it, its order, its goods. */
export function ListingScreen({ listing, renderCards }: ListingScreenProps) {
  const crumbs = listing.breadcrumbs.map(({ name, path }) => ({ name, href: listingHref(path) }));
  return (
    <>
      <div className="page-width px-margin pt-0 lg:pt-2">
        {crumbs.length > 1 ? (
          <Breadcrumbs crumbs={crumbs.slice(0, -1)} current={crumbs.at(-1)?.name} />
        ) : (
          <div className="h-5 lg:h-8" />
        )}
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="type-h1">{listing.title}</h1>
          <p className="text-ui text-ink-2 tabular-nums">{countOf(listing.totalItems, GOODS)}</p>
        </div>
      </div>
      <Subcategories listing={listing} />
      {listing.items.length === 0 ? (
        <NothingYet />
      ) : (
        <>
          <div className="border-hair border-b">
            <div className="page-width flex justify-end px-margin">
              <SortMenu key={listing.sort} path={listing.path} sort={listing.sort} />
            </div>
          </div>
          <div className="page-width pt-0.5 md:px-margin md:pt-5 lg:pt-6">
            <h2 className="sr-only">Товары</h2>
            {renderCards(listing.items)}
            <MoreCards
              key={`${listing.path} ${listing.sort} ${listing.page}`}
              listing={listing}
              renderCards={renderCards}
            />
          </div>
        </>
      )}
    </>
  );
}

/** Listings inside this one, or beside it; the row scrolls sideways on a narrow window. */
function Subcategories({ listing }: { listing: Listing }) {
  if (listing.subcategories.length === 0) return <div className="mt-4 border-hair border-b" />;
  return (
    <nav aria-label="Подразделы" className="mt-2 border-hair border-b lg:mt-3.5">
      <ul className="page-width scrollbar-none flex gap-5 overflow-x-auto px-margin text-ui whitespace-nowrap lg:gap-7">
        {listing.subcategories.map(({ path, name }) => (
          <li key={path}>
            <a
              href={listingHref(path)}
              aria-current={path === listing.path ? 'page' : undefined}
              className="block border-transparent border-b py-3 text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-ink aria-[current]:text-ink"
            >
              {name}
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
