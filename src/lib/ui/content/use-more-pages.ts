import { type FetchQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api';

/**
 * A last page with at most a third of the rows of a full page is appended together with the page before it.
 */
const FEW = 3;

/** The page of a list that the URL shows, below which further pages are appended. */
export type PageOfList = {
  /** URL of the page, which identifies the list and its page. */
  href: string;
  /** Identifies this visit of the URL (useVisit). */
  visit: string;
  page: number;
  /** Number of rows on a full page. */
  size: number;
  totalItems: number;
};

/** What a list needs to append further pages. */
export type MorePages = {
  /** Number of the last appended page. */
  lastPage: number;
  busy: boolean;
  error: string | undefined;
  /** Appends the next page. If the page after it is the last one and has few rows, appends both. */
  append(): void;
};

/**
 * The number of pages appended in this visit. It is in the query cache, so that the pages and the scroll
 * position are restored when the shopper goes back.
 */
export function usePagesBelow({ href, visit, page, size, totalItems }: PageOfList) {
  const client = useQueryClient();
  const queryKey = ['pages-below', visit, href];
  // The number is set only by setQueryData; the query itself is never fetched.
  const { data } = useQuery({ queryKey, queryFn: () => 0, enabled: false, initialData: 0 });
  const most = Math.max(0, Math.ceil(totalItems / size) - page);
  return {
    count: Math.min(data, most),
    /** The current number, which may have changed since the last render. */
    latest: () => Math.min(client.getQueryData<number>(queryKey) ?? 0, most),
    add() {
      const left = totalItems - (page + data + 1) * size;
      client.setQueryData(queryKey, data + (left > 0 && left <= size / FEW ? 2 : 1));
    },
  };
}

/**
 * The pages appended to a list. Their query keys begin with the key of the list, so that a change of the list
 * makes them reload.
 */
export function useMorePages<Answer, Failure extends Error = Error>(
  list: PageOfList,
  queryOf: (page: number) => FetchQueryOptions<Answer, Failure, Answer>,
): MorePages & { answers: readonly Answer[] } {
  const client = useQueryClient();
  const { count, latest, add } = usePagesBelow(list);
  const { page, visit, href } = list;
  const queryKey = [...queryOf(page).queryKey.slice(0, -1), 'below', visit, href];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async () => ({
      answers: await Promise.all(
        Array.from({ length: latest() }, (_, place) => client.fetchQuery(queryOf(page + 1 + place))),
      ),
    }),
    enabled: count > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error && !isApiError(error)) throw error;
  const answers = data?.answers ?? NONE;
  return {
    answers,
    lastPage: page + answers.length,
    busy: isFetching && answers.length < count,
    error: isFetching ? undefined : error?.message,
    append() {
      if (!error) add();
      void refetch();
    },
  };
}

const NONE: readonly never[] = [];
