import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { capitalised } from '#shared/text/capitalised.ts';
import type { SearchBanner, UnmetPart } from '@/lib/api';
import { Banner } from '@/lib/ui/content/banner';
import { hrefTo } from '@/shop/addresses/href-to';
import { querySearch } from './query/search-query';
import { SearchForm } from './search-form';
import { UnderstoodParts, type UnderstoodWord } from './understood-parts';
import { UnmetParts } from './unmet-parts';
import { WaysOn, type WaysOnProps } from './ways-on';

type SearchScreenProps = {
  /** Empty when nothing was asked. */
  query: string;
  /** The query that was answered in place of one that finds nothing. */
  shownQuery: string | null;
  understood: readonly UnderstoodWord[];
  /** What of the query the goods do not fulfil: they are the nearest then, and not what was asked for. */
  unmet: readonly UnmetPart[];
  /** What the retailer says of this query. */
  banner: SearchBanner | null;
  /** Goods, and how many they are, even when a choice among them leaves nothing; null when the search found nothing. */
  found: { count: ReactNode; body: ReactNode } | null;
  /** Where to go on when there is nothing to show. */
  waysOn: WaysOnProps | null;
  /** A row of goods for a search that found nothing. */
  instead: ReactNode;
  /** Goods that come near, below the few that were found. */
  similar: ReactNode;
};

/** The search and what it found; a search that found nothing leads on. */
export function SearchScreen(props: SearchScreenProps) {
  const { query, shownQuery, understood, unmet, banner, found, waysOn, instead, similar } = props;
  const wanted = useWantedQuery(query);
  const isNearest = found !== null && unmet.length > 0;
  return (
    <>
      <div className="page-width px-margin pt-2 md:pt-5 lg:pt-7">
        {/* Beside the popular queries of the page itself the field has no need to offer them. */}
        <SearchForm query={wanted} popular={query !== ''} className="max-w-230" />
        <div className="mt-6 flex flex-wrap items-baseline gap-x-3 gap-y-1 lg:mt-8">
          <h1 className="type-h1 [overflow-wrap:anywhere]">{headingOf(props)}</h1>
          {!isNearest && found?.count}
        </div>
        {isNearest && <UnmetParts parts={unmet} />}
        {found && !isNearest && shownQuery !== null && (
          <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
            По&nbsp;запросу «{query}» ничего не&nbsp;найдено
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
        {waysOn && <WaysOn {...waysOn} />}
      </div>
      {found ? (
        <>
          <div className="mt-4 border-hair border-t lg:mt-6">{found.body}</div>
          {similar && <div className="section-gap">{similar}</div>}
        </>
      ) : (
        instead && <div className="section-gap">{instead}</div>
      )}
    </>
  );
}

/** The query of the address, which is that of the page or of the page to come: a search may be left before it is here. */
function useWantedQuery(shown: string): string {
  const wanted = useLocation({
    select: ({ pathname, search }) =>
      pathname === hrefTo('/search') ? querySearch.parse(search).q : undefined,
  });
  return wanted ?? shown;
}

/** Whether pages of text answer what no goods do: «доставка». */
const hasPages = ({ waysOn }: SearchScreenProps): boolean => (waysOn?.pages.length ?? 0) > 0;

function headingOf(props: SearchScreenProps): string {
  const { query, shownQuery, found, unmet } = props;
  if (query === '') return 'Поиск';
  if (!found && hasPages(props)) return `Товаров по\u00a0запросу «${query}» нет`;
  if (!found) return `По\u00a0запросу «${query}» ничего не\u00a0найдено`;
  if (unmet.length > 0) return `По\u00a0запросу «${query}» точных совпадений нет`;
  return shownQuery === null ? capitalised(query) : `Показаны результаты по\u00a0запросу «${shownQuery}»`;
}

/** The title of goods that are not quite what was asked for; it promises no word that they do not fulfil. */
function nearestTitle({ shownQuery, unmet }: SearchScreenProps): string {
  const isPromised = shownQuery !== null && !unmet.some(({ words }) => shownQuery.includes(words));
  return isPromised ? `Ближайшее: ${shownQuery}` : 'Ближайшее';
}
