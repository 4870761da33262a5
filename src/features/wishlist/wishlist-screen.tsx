import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { WishlistEntry, WishlistPage } from '@/lib/api';
import { countOf, GOODS } from '@/lib/plural';
import { stringifySearch } from '@/lib/search-params';
import { useSession } from '@/lib/session';
import { Button, ButtonLink } from '@/lib/ui/button';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorNotice } from '@/lib/ui/notice';
import { Pagination } from '@/lib/ui/pagination';
import { Skeleton, useLongWait } from '@/lib/ui/skeleton';
import { useHydrated } from '@/lib/use-hydrated';
import { wishlistPageQuery } from './wishlist-store';

type WishlistScreenProps = {
  page: number;
  renderEntries(entries: WishlistEntry[]): ReactNode;
};

/**
 * The wishlist. Its HTML is the same for everyone; the list itself arrives in the browser. The footer begins below the
 * window, so that it does not jump when the list or its emptiness arrives.
 */
export function WishlistScreen({ page, renderEntries }: WishlistScreenProps) {
  const session = useSession();
  const known = session !== undefined && session.identity !== 'none';
  const query = useQuery({ ...wishlistPageQuery(page), enabled: known });
  const isEmpty = session?.identity === 'none' || query.data?.totalItems === 0;
  return (
    <div className="min-h-[calc(100dvh-3.5rem)] lg:min-h-[calc(100dvh-6.75rem)]">
      {isEmpty ? (
        <EmptyWishlist signedIn={session?.user != null} />
      ) : (
        <Entries query={query} page={page} renderEntries={renderEntries} />
      )}
    </div>
  );
}

type EntriesProps = WishlistScreenProps & {
  query: Pick<UseQueryResult<WishlistPage>, 'data' | 'error' | 'refetch' | 'isFetching'>;
};

function Entries({ query: { data, error, refetch, isFetching }, page, renderEntries }: EntriesProps) {
  const hydrated = useHydrated();
  return (
    <div className="page-width px-margin pt-5 lg:pt-12">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="type-h1">Избранное</h1>
        {data && <p className="text-ui text-ink-2">{countOf(data.totalItems, GOODS)}</p>}
      </div>
      {!hydrated && (
        <noscript>
          <p className="mt-4">Чтобы увидеть избранное, включите JavaScript в&nbsp;браузере.</p>
        </noscript>
      )}
      {error && !data && (
        <div className="mt-6 space-y-4">
          <ErrorNotice>{error.message}</ErrorNotice>
          <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
            Попробовать ещё раз
          </Button>
        </div>
      )}
      <div className="-mx-edge mt-6 md:mx-0">
        {data ? renderEntries(data.items) : !error && <WishlistSkeleton />}
      </div>
      {data && (
        <div className="pt-12">
          <Pagination
            page={page}
            totalPages={data.totalPages}
            hrefOf={(number) => `/wishlist${stringifySearch({ page: number > 1 ? number : undefined })}`}
          />
        </div>
      )}
    </div>
  );
}

function EmptyWishlist({ signedIn }: { signedIn: boolean }) {
  return (
    <EmptyState
      title={'В\u00a0избранном пока пусто'}
      actions={
        <>
          <ButtonLink href="/novinki">Перейти в&nbsp;каталог</ButtonLink>
          {!signedIn && (
            <ButtonLink href="/login?redirect=%2Fwishlist" variant="quiet">
              Войти
            </ButtonLink>
          )}
        </>
      }
    >
      <p>
        Нажмите на&nbsp;сердечко у&nbsp;товара, чтобы сохранить его здесь.
        {!signedIn && ' Войдите, чтобы избранное было доступно на\u00a0всех устройствах.'}
      </p>
    </EmptyState>
  );
}

/** The grid of cards to come, on the same geometry. */
function WishlistSkeleton() {
  const shown = useLongWait(true);
  return (
    <div
      role="status"
      aria-label="Загружаем избранное"
      className="grid grid-cols-2 gap-0.5 md:grid-cols-3 md:gap-[var(--gutter)] lg:grid-cols-4"
    >
      {shown && [1, 2, 3, 4].map((place) => <Skeleton key={place} className="aspect-3/4" />)}
    </div>
  );
}
