import type { Category } from '@/lib/api';
import { classNames } from '@/lib/ui/class-names';
import { PageLink } from '@/lib/ui/links/page-link';
import { listingHref } from '@/shop/addresses/paths';
import { searchHref } from './query/search-query';

export type SearchAlternativesProps = {
  /** Queries to try instead. */
  queries: readonly string[];
  /** Whether `queries` are similar to the typed query; otherwise they are popular queries. */
  alike: boolean;
  categories: readonly Pick<Category, 'path' | 'name'>[];
  /** Text pages that answer the query, such as «Доставка». */
  pages: readonly TextPageLink[];
};

export type TextPageLink = { name: string; href: string };

/** Number of queries shown: the list beside it has as many rows of categories. */
const QUERIES = 6;

/** Links below a search without goods: other queries, and the largest categories. */
export function SearchAlternatives({ queries, alike, categories, pages }: SearchAlternativesProps) {
  return (
    <div className="mt-8 grid gap-y-6 md:grid-cols-4 md:gap-x-(--gutter) lg:mt-12">
      <Ways
        id="found-pages"
        columns="md:columns-2"
        title="Найдено в&nbsp;разделах магазина"
        ways={pages}
        className="md:col-span-4"
      />
      <Ways
        id="other-searches"
        columns="md:columns-1"
        title={alike ? 'Похожие запросы' : 'Популярные запросы'}
        ways={queries.slice(0, QUERIES).map((query) => ({ name: query, href: searchHref(query) }))}
      />
      <Ways
        id="popular-categories"
        title="Популярные разделы"
        ways={categories.map(({ path, name }) => ({ name, href: listingHref(path) }))}
        className="md:col-span-3 lg:col-span-2"
      />
    </div>
  );
}

type WaysProps = {
  id: string;
  title: string;
  ways: readonly TextPageLink[];
  className?: string;
  columns?: string;
};

function Ways({ id, title, ways, className, columns }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 id={id} className="text-caption text-ink-2">
        {title}
      </h2>
      <ul className={classNames('mt-1 columns-2 gap-x-(--gutter)', columns)}>
        {ways.map(({ name, href }) => (
          <li key={href} className="break-inside-avoid">
            <PageLink
              href={href}
              className="block py-2.75 decoration-1 underline-offset-5 [overflow-wrap:anywhere] hover:underline"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
