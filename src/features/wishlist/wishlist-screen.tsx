import { useState } from 'react';
import { countOf, GOODS } from '#shared/text/plural.ts';
import { isApiError, UNKNOWN_ERROR_MESSAGE, type WishlistEntry, type WishlistPage } from '@/lib/api';
import { useRetryableQuery } from '@/lib/state/retryable-query';
import { useHydrated } from '@/lib/state/use-hydrated';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { MoreRows } from '@/lib/ui/content/more-rows';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { type MorePages, useMorePages } from '@/lib/ui/content/use-more-pages';
import type { Elements } from '@/lib/ui/elements';
import { PageLink } from '@/lib/ui/links/page-link';
import { CardSkeleton } from '@/lib/ui/loading/skeleton';
import { EmptyState } from '@/lib/ui/pictures/empty-state';
import { hrefTo } from '@/shop/addresses/href-to';
import { listingLink, NEW_ARRIVALS } from '@/shop/addresses/paths';
import { useSession } from '@/shop/identity/session';
import { WISHLIST_PAGE_SIZE, wishlistPageQuery } from './wishlist-query';
import { keysOf, WISHLIST_FILTERS, type WishlistSearch, wishlistHref } from './wishlist-search';
import { SharedLine, useSharing } from './wishlist-share';

type WishlistScreenProps = {
  search: WishlistSearch;
  /** Identifies this visit of the page, so that a later visit starts with one page of goods again. */
  visit: string;
  renderEntries(entries: WishlistEntry[]): Elements;
  /** The menu for the sort order. */
  sortMenu: Elements;
  /** The checkbox for price-drop letters, for signed-in shoppers. */
  priceDrops: Elements;
  /** Recommended goods, shown if the wishlist is empty. */
  goods: Elements;
};

const LOGIN = hrefTo('/login', { search: { redirect: hrefTo('/wishlist') } });

/**
 * The wishlist. The server's HTML is the same for everyone; the browser loads the goods. The page is at least
 * as high as the window, so that the footer does not move when they load.
 */
export function WishlistScreen(props: WishlistScreenProps) {
  const { search, visit, goods } = props;
  const session = useSession();
  const known = session !== undefined && session.identity !== 'none';
  const { data, error, busy, retry } = useWishlistPage(search, known);
  const { page = 1, size = WISHLIST_PAGE_SIZE, totalItems = 0 } = (known && data) || {};
  const list = { href: wishlistHref(search), visit, page, size, totalItems };
  const { answers, ...more } = useMorePages(list, (number) => wishlistPageQuery({ ...search, page: number }));
  // The last loaded page stays visible until the page for another order or filter is loaded.
  const [last, setLast] = useState(data);
  if (known && data && data !== last) setLast(data);
  // The identity is not known, so the page that was shown before may belong to another shopper: drop it.
  if (!known && last) setLast(undefined);
  const [hadGoods, setHadGoods] = useState(false);
  if (data && data.totalItems > 0 && !hadGoods) setHadGoods(true);
  const shown = error ? undefined : (data ?? last);
  const keepsNothing = data?.totalItems === 0 && search.filter === undefined;
  const signedIn = session?.user != null;
  const sharing = useSharing(shown?.shareCode);
  const shared = sharing.code !== undefined && (
    <SharedLine code={sharing.code} busy={sharing.busy} onStop={sharing.stop} />
  );
  return (
    <div className="min-h-page">
      {session?.identity === 'none' || keepsNothing ? (
        <EmptyWishlist signedIn={signedIn} emptied={hadGoods} shared={shared} goods={goods} />
      ) : (
        <Entries
          {...props}
          signedIn={known && signedIn}
          data={shown}
          more={more}
          below={answers}
          shareButton={
            <TextButton busy={sharing.busy} onClick={sharing.share} className="ml-auto -my-[11px] text-ui">
              Поделиться
            </TextButton>
          }
          shared={shared}
        >
          {error !== undefined && !shown && (
            <div className="space-y-4 px-margin pt-6 md:px-0 md:pt-0">
              <ErrorNotice>{isApiError(error) ? error.message : UNKNOWN_ERROR_MESSAGE}</ErrorNotice>
              <Button variant="quiet" busy={busy} onClick={retry}>
                Попробовать ещё раз
              </Button>
            </div>
          )}
        </Entries>
      )}
    </div>
  );
}

/**
 * The page of the wishlist that the URL asks for, or the first page if the requested page is beyond the last.
 */
function useWishlistPage(search: WishlistSearch, enabled: boolean) {
  const requested = useRetryableQuery({ ...wishlistPageQuery(search), enabled });
  const isBeyond = search.page !== undefined && isApiError(requested.error) && requested.error.status === 404;
  const first = useRetryableQuery({
    ...wishlistPageQuery({ ...search, page: undefined }),
    enabled: enabled && isBeyond,
  });
  return isBeyond ? first : requested;
}

type EntriesProps = WishlistScreenProps & {
  signedIn: boolean;
  data: WishlistPage | undefined;
  more: MorePages;
  /** Pages added below the page in `data`. */
  below: readonly WishlistPage[];
  shareButton: Elements;
  /** The URL of the wishlist for other people, shown while the wishlist is shared. */
  shared: Elements;
  /** Shown instead of the goods if they failed to load. */
  children: Elements;
};

function Entries(props: EntriesProps) {
  const { search, renderEntries, sortMenu, priceDrops, signedIn, data, more, below } = props;
  const { shareButton, shared, children } = props;
  // While pages are being read again, the same article may be on two of them.
  const all = [data, ...below].flatMap((page) => page?.items ?? []);
  const entries = [...new Map(all.map((entry) => [entry.articleId, entry])).values()];
  const hydrated = useHydrated();
  return (
    <>
      <div className="page-width px-margin pt-5 lg:pt-12">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="type-h1">Избранное</h1>
          {data && <p className="text-ui text-ink-2">{countOf(data.totalItems, GOODS)}</p>}
          {data && shareButton}
        </div>
        {data && !signedIn && (
          <p className="mt-1.5 text-caption text-ink-2">
            <PageLink href={LOGIN} className="quiet-link">
              Войдите
            </PageLink>
            , чтобы избранное было доступно на&nbsp;всех устройствах
          </p>
        )}
        {data && shared}
        {data && signedIn && <div className="mt-1.5 max-w-160">{priceDrops}</div>}
        {!hydrated && (
          <noscript>
            <p className="mt-4">Чтобы увидеть избранное, включите JavaScript в&nbsp;браузере.</p>
          </noscript>
        )}
      </div>
      <div className="mt-2 border-hair border-b lg:mt-3.5">
        <div className="page-width flex flex-wrap items-end justify-between gap-x-5 px-margin">
          <Filters search={search} />
          {sortMenu}
        </div>
      </div>
      <div className="page-width pt-0.5 md:px-margin md:pt-5 lg:pt-6">
        {children ||
          (data ? <ListOf entries={entries} renderEntries={renderEntries} /> : <WishlistSkeleton />)}
        {data && (
          <MoreRows
            list={data}
            more={more}
            shown={entries.length}
            of="товаров"
            links="h3 > a"
            hrefOf={(page) => wishlistHref({ ...search, page })}
          />
        )}
      </div>
    </>
  );
}

function ListOf({
  entries,
  renderEntries,
}: Pick<WishlistScreenProps, 'renderEntries'> & { entries: WishlistEntry[] }) {
  if (entries.length > 0) return renderEntries(entries);
  return (
    <div className="px-margin pt-10 md:px-0">
      <p className="type-h3">Таких товаров в&nbsp;избранном нет</p>
      <ButtonLink to="/wishlist" variant="quiet" className="mt-6">
        Показать всё
      </ButtonLink>
    </div>
  );
}

function Filters({ search }: { search: WishlistSearch }) {
  const current = search.filter ?? 'all';
  return (
    // On a phone the sort menu is in a line below these links.
    <nav
      aria-label="Показать"
      className="max-sm:-mx-edge max-sm:grow max-sm:basis-full max-sm:border-hair max-sm:border-b max-sm:pr-edge max-sm:pl-edge"
    >
      <ul className="flex flex-wrap gap-x-5 text-ui whitespace-nowrap lg:gap-x-7">
        {keysOf(WISHLIST_FILTERS).map((filter) => (
          <li key={filter}>
            <PageLink
              href={wishlistHref({ sort: search.sort, filter })}
              aria-current={filter === current ? 'page' : undefined}
              className="tab block py-3.5"
            >
              {WISHLIST_FILTERS[filter]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type EmptyWishlistProps = {
  signedIn: boolean;
  /** Whether the shopper has just removed the last article. */
  emptied: boolean;
  shared: Elements;
  goods: Elements;
};

function EmptyWishlist({ signedIn, emptied, shared, goods }: EmptyWishlistProps) {
  return (
    <>
      <EmptyState
        takesFocus={emptied}
        title={'В\u00a0избранном пока пусто'}
        actions={
          <>
            <ButtonLink {...listingLink(NEW_ARRIVALS)}>Перейти в&nbsp;каталог</ButtonLink>
            {!signedIn && (
              <ButtonLink href={LOGIN} variant="quiet">
                Войти
              </ButtonLink>
            )}
          </>
        }
      >
        <p>
          Нажмите на&nbsp;сердечко у&nbsp;товара, чтобы сохранить его здесь.
          {!signedIn && <span>{' Войдите, чтобы избранное было доступно на\u00a0всех устройствах.'}</span>}
        </p>
        {shared}
      </EmptyState>
      {goods}
    </>
  );
}

/** Placeholder of the card grid, with its layout. */
function WishlistSkeleton() {
  return (
    <div role="status" aria-label="Загружаем избранное" className="card-grid">
      {[1, 2, 3, 4].map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  );
}
