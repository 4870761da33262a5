import { useLocation } from '@tanstack/react-router';
import { capitalised } from '#shared/text/capitalised.ts';
import type { SearchBanner, UnmetPart } from '@/lib/api';
import { Banner } from '@/lib/ui/content/banner';
import type { Elements } from '@/lib/ui/elements';
import { hrefTo } from '@/shop/addresses/href-to';
import { querySearch } from './query/search-query';
import { SearchAlternatives, type SearchAlternativesProps } from './search-alternatives';
import { SearchForm } from './search-form';
import { UnderstoodParts, type UnderstoodWord } from './understood-parts';
import { UnmetParts } from './unmet-parts';

type SearchScreenProps = {
  /** The typed query; empty without a query. */
  query: string;
  /** The corrected query, if the typed one finds nothing; null otherwise. */
  shownQuery: string | null;
  understood: readonly UnderstoodWord[];
  /**
   * Parts of the query that the shown goods do not fulfil. If there are any, the goods are the nearest
   * matches.
   */
  unmet: readonly UnmetPart[];
  /** A banner of the retailer for this query. */
  banner: SearchBanner | null;
  /** The number of goods and the list, even if filters leave no goods; null if the search found nothing. */
  found: { count: Elements; body: Elements } | null;
  /** Other links, shown if there are no goods. */
  alternatives: SearchAlternativesProps | null;
  /** A row of other goods, shown if the search found nothing. */
  fallback: Elements;
  /** Similar goods, below a few results. */
  similar: Elements;
};

/** The search page: the field, then results, or other links if nothing was found. */
export function SearchScreen(props: SearchScreenProps) {
  const { query, shownQuery, understood, unmet, banner, found, alternatives, fallback, similar } = props;
  const wanted = useWantedQuery(query);
  const isNearest = found !== null && unmet.length > 0;
  return (
    <>
      <div className="page-width px-margin pt-2 md:pt-5 lg:pt-7">
        {/* The page itself shows popular queries, so the field does not suggest them. */}
        <SearchForm query={wanted} popular={query !== ''} className="max-w-230" />
        <div className="mt-6 flex flex-wrap items-baseline gap-x-3 gap-y-1 lg:mt-8">
          <h1 className="type-h1 [overflow-wrap:anywhere]">{headingOf(props)}</h1>
          {!isNearest && found?.count}
        </div>
        {isNearest && <UnmetParts parts={unmet} />}
        {found && !isNearest && shownQuery !== null && (
          <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
            {`По\u00a0запросу «${query}» ничего не\u00a0найдено`}
          </p>
        )}
        {!found && query !== '' && (
          <p className="type-story mt-3.5" role="status">
            {hasPages(props)
              ? 'Об\u00a0этом рассказывают страницы магазина'
              : 'Проверьте написание или попробуйте более общий запрос'}
          </p>
        )}
        <UnderstoodParts parts={understood} />
        {banner && <Banner {...banner} />}
        {isNearest && (
          <div className="mt-6 flex flex-wrap items-baseline gap-x-3 gap-y-1 lg:mt-8">
            <h2 className="type-h2 [overflow-wrap:anywhere]">{nearestTitle(props)}</h2>
            {found.count}
          </div>
        )}
        {alternatives && <SearchAlternatives {...alternatives} />}
      </div>
      {found ? (
        <>
          <div className="mt-4 border-hair border-t lg:mt-6">{found.body}</div>
          {similar && <div className="section-gap">{similar}</div>}
        </>
      ) : (
        fallback && <div className="section-gap">{fallback}</div>
      )}
    </>
  );
}

/** The query in the URL: of this page, or of the next page while it is loading. */
function useWantedQuery(shown: string): string {
  const wanted = useLocation({
    select: ({ pathname, search }) =>
      pathname === hrefTo('/search') ? querySearch.parse(search).q : undefined,
  });
  return wanted ?? shown;
}

/** Whether text pages answer the query, for example «доставка», though no goods match it. */
const hasPages = ({ alternatives }: SearchScreenProps): boolean => (alternatives?.pages.length ?? 0) > 0;

function headingOf(props: SearchScreenProps): string {
  const { query, shownQuery, found, unmet } = props;
  if (query === '') return 'Поиск';
  if (!found && hasPages(props)) return `Товаров по\u00a0запросу «${query}» нет`;
  if (!found) return `По\u00a0запросу «${query}» ничего не\u00a0найдено`;
  if (unmet.length > 0) return `По\u00a0запросу «${query}» точных совпадений нет`;
  return shownQuery === null ? capitalised(query) : `Показаны результаты по\u00a0запросу «${shownQuery}»`;
}

/** The heading of goods that match only a part of the query. It leaves out the other words. */
function nearestTitle({ shownQuery, unmet }: SearchScreenProps): string {
  const isPromised = shownQuery !== null && !unmet.some(({ words }) => shownQuery.includes(words));
  return isPromised ? `Ближайшее: ${shownQuery}` : 'Ближайшее';
}
