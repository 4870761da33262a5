import { listingHref } from '@/shop/addresses/paths';
import type { ListingTab } from './listing-tabs';

/** Listings inside this one, or beside it; the row scrolls sideways on a narrow window. */
export function ListingTabs({ path, tabs }: { path: string; tabs: ListingTab[] }) {
  if (tabs.length === 0) return <div className="mt-4 border-hair border-b lg:mt-6" />;
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
