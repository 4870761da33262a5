import type { Landing } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { Breadcrumbs } from '@/lib/ui/content/breadcrumbs';
import { listingHref } from '@/shop/addresses/paths';
import { GoodsCount } from '../goods/goods-count';
import { LandingScene, LandingWords } from './landing';
import { listingPageName } from './listing-name';
import type { ListingPage } from './listing-page';

/** Breadcrumbs, h1 and count of a listing. A landing also has its picture and description. */
export function ListingHead({ listing }: { listing: ListingPage }) {
  const { crumbs, landing, indexing, title, totalItems } = listing;
  // Below the breadcrumbs «Женщинам» is clear, but «Женщинам, цвет: синий» would not be a good title.
  const name = indexing.kind === 'landing' ? listingPageName(listing) : title;
  return (
    <>
      {landing?.scene && <LandingScene scene={landing.scene} />}
      <div className="page-width px-margin pt-0 lg:pt-2">
        {crumbs.length > 1 ? (
          <Breadcrumbs
            crumbs={crumbs.slice(0, -1).map(({ name, path }) => ({ name, href: listingHref(path) }))}
            current={crumbs.at(-1)?.name}
          />
        ) : (
          <div className="h-5 lg:h-8" />
        )}
        <div className={hasWords(landing) ? 'lg:grid-page lg:items-baseline' : undefined}>
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 lg:col-span-6">
            <h1 className="type-h1">{typesetName(name)}</h1>
            <GoodsCount total={totalItems} />
          </div>
          {landing && <LandingWords landing={landing} />}
        </div>
      </div>
    </>
  );
}

function hasWords(landing: Landing | null): boolean {
  return landing !== null && (landing.text !== '' || landing.endsAt !== null);
}
