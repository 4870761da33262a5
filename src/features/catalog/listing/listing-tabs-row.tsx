import { useEffect, useRef } from 'react';
import { PageLink } from '@/lib/ui/links/page-link';
import { listingHref } from '@/shop/addresses/paths';
import type { ListingTab } from './listing-tabs';

/** Tabs of the listings inside this one or beside it. On a narrow window the row scrolls horizontally. */
export function ListingTabs({ path, tabs }: { path: string; tabs: ListingTab[] }) {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab becomes current
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    // Scroll only the row, so that its current tab is centred; scrollIntoView would also scroll the page.
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [path]);
  if (tabs.length === 0) return <div className="mt-4 border-hair border-b lg:mt-6" />;
  return (
    <nav aria-label="Подразделы" className="mt-2 border-hair border-b lg:mt-3.5">
      <ul
        ref={row}
        className="page-width scrollbar-none relative flex gap-5 overflow-x-auto px-margin text-ui whitespace-nowrap lg:gap-7"
      >
        {tabs.map((tab) => (
          <li key={tab.path}>
            <PageLink
              href={listingHref(tab.path)}
              aria-current={tab.path === path ? 'page' : undefined}
              className="tab block py-3"
            >
              {tab.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
