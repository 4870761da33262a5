import { type FetchQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api';

/** Fewer than this part of a page are no page of their own: they come with the one before. */
const FEW = 3;

/** A page of a list, as it came by its address. */
export type PageOfList = {
  /** Address of the page: what it shows is named by it. */
  href: string;
  /** Which visit of that address it is (useVisit). */
  visit: string;
  page: number;
  /** Rows of a whole page. */
  size: number;
  totalItems: number;
};

/** What puts rows of further pages below a page. */
export type MorePages = {
  /** The page that stands at the end. */
  lastPage: number;
  busy: boolean;
  error: string | undefined;
  /** Puts the rows of the next page below, and the last few with them. */
  append(): void;
};

/** How many pages stand below a page in this visit of it: who comes back finds them, and the place in them, again. */
export function usePagesBelow({ href, visit, page, size, totalItems }: PageOfList) {
  const client = useQueryClient();
  const queryKey = ['pages-below', visit, href];
  // Written by hand alone.
  const { data } = useQuery({ queryKey, queryFn: () => 0, enabled: false, initialData: 0 });
  const most = Math.max(0, Math.ceil(totalItems / size) - page);
  return {
    count: Math.min(data, most),
    /** The same at this moment, which may be later than the last rendering. */
    latest: () => Math.min(client.getQueryData<number>(queryKey) ?? 0, most),
    add() {
      const left = totalItems - (page + data + 1) * size;
      client.setQueryData(queryKey, data + (left > 0 && left <= size / FEW ? 2 : 1));
    },
  };
}

/**
 * Further pages of a list put below a page. They are queries like any other, and their key begins with what those of the
 * list have in common, so that a change of the list has them read again.
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
