import type { ReactNode } from 'react';
import type { Category, ListingSort } from '@/lib/api';
import { listingHref } from '@/lib/paths';
import { countOf, formatCount, GOODS } from '@/lib/plural';
import { ChevronDownIcon } from '@/lib/ui/icons';
import { Pagination } from '@/lib/ui/pagination';
import { Popover } from '@/lib/ui/popover';
import { SearchForm } from './search-form';
import { searchHref } from './search-query';

type Found = { sort: ListingSort; page: number; pageSize: number; totalItems: number; totalPages: number };

type SearchScreenProps = {
  /** Empty when nothing was asked. */
  query: string;
  found: (Found & { shown: number }) | null;
  /** Where to go on when there is nothing to show. */
  categories: Pick<Category, 'path' | 'name'>[];
  sortNames: Record<ListingSort, string>;
  /** The cards of this page. */
  cards: ReactNode;
  /** A row of goods for a search that found nothing. */
  instead: ReactNode;
};

/** The search and what it found; a search that found nothing leads on. */
export function SearchScreen(props: SearchScreenProps) {
  const { query, found, categories, sortNames, cards, instead } = props;
  const none = found === null || found.totalItems === 0;
  return (
    <>
      <div className="page-width px-margin pt-5 lg:pt-10">
        <SearchForm key={query} query={query} className="max-w-230" />
        <div className="mt-6 flex flex-wrap items-baseline gap-x-3 lg:mt-10">
          <h1 className="type-h1 [overflow-wrap:anywhere]">{headingOf(query, none)}</h1>
          {!none && (
            <p role="status" className="text-ui text-ink-2 tabular-nums">
              {countOf(found.totalItems, GOODS)}
            </p>
          )}
        </div>
        {none && query !== '' && (
          <p className="type-story mt-3.5" role="status">
            Проверьте написание или попробуйте более общий запрос
          </p>
        )}
        {none && <Categories categories={categories} />}
      </div>
      {none ? (
        instead && <div className="section-gap">{instead}</div>
      ) : (
        <Results query={query} found={found} sortNames={sortNames} cards={cards} />
      )}
    </>
  );
}

function headingOf(query: string, none: boolean): string {
  if (query === '') return 'Поиск';
  return none ? `По\u00a0запросу «${query}» ничего не\u00a0найдено` : `«${query}»`;
}

function Categories({ categories }: Pick<SearchScreenProps, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby="popular-categories" className="mt-8 lg:mt-12">
      <h2 id="popular-categories" className="text-caption text-ink-2">
        Популярные разделы
      </h2>
      <ul className="mt-1 sm:columns-2 sm:gap-x-[var(--gutter)] lg:max-w-230 lg:columns-3">
        {categories.map(({ path, name }) => (
          <li key={path} className="break-inside-avoid">
            <a
              href={listingHref(path)}
              className="block py-2.75 underline-offset-5 decoration-1 hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ResultsProps = Pick<SearchScreenProps, 'query' | 'sortNames' | 'cards'> & {
  found: Found & { shown: number };
};

function Results({ query, found, sortNames, cards }: ResultsProps) {
  const { sort, page, pageSize, totalItems, totalPages, shown } = found;
  return (
    <>
      <div className="mt-4 border-hair border-y">
        <div className="page-width flex justify-end px-margin">
          <SortMenu query={query} sort={sort} sortNames={sortNames} />
        </div>
      </div>
      <div className="page-width pt-0.5 md:px-margin md:pt-5 lg:pt-6">
        <h2 className="sr-only">Товары</h2>
        {cards}
        <div className="flex flex-col items-center gap-4 px-margin pt-12 text-center md:px-0">
          <p className="text-ui text-ink-2 tabular-nums">
            Показано {formatCount((page - 1) * pageSize + shown)} из&nbsp;{formatCount(totalItems)}
          </p>
          <Pagination
            page={page}
            totalPages={totalPages}
            hrefOf={(number) => searchHref({ q: query, page: number, sort })}
          />
        </div>
      </div>
    </>
  );
}

function SortMenu({
  query,
  sort,
  sortNames,
}: { query: string; sort: ListingSort } & Pick<ResultsProps, 'sortNames'>) {
  return (
    <Popover
      label="Сортировка"
      align="end"
      className="!px-0 !py-2"
      trigger={
        <button
          type="button"
          className="flex min-h-13 items-center gap-2 text-ui focus-visible:-outline-offset-2"
        >
          <span className="sr-only">Сортировка: </span>
          {sortNames[sort]}
          <ChevronDownIcon />
        </button>
      }
    >
      {(close) => (
        <ul className="min-w-56 text-ui">
          {(Object.keys(sortNames) as ListingSort[]).map((name) => (
            <li key={name}>
              <a
                href={searchHref({ q: query, sort: name })}
                aria-current={name === sort ? 'true' : undefined}
                onClick={close}
                className="block px-5 py-3 text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-medium aria-[current]:text-ink"
              >
                {sortNames[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
