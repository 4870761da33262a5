import { useState } from 'react';
import { suggestionsPart } from '@/features/search/suggestions/suggestions-part';
import { LinkOrButton } from '@/lib/ui/buttons/link-or-button';
import { lazyPart, useLazyOpen, useQuietPart } from '@/lib/ui/loading/lazy-part';
import { BagIcon, CloseIcon, HeartIcon, PersonIcon, SearchIcon } from '@/lib/ui/pictures/icons';
import { hrefTo } from '@/shop/addresses/href-to';
import { Departments } from '../menu/departments';
import type { MenuEntry } from '../menu/menu';
import { MenuButton } from '../menu/menu-button';
import { usePersonalCounts } from '../shopper/personal';
import { profileHref } from '../sign-in/auth-links';
import { CountedLink } from './counted-link';
import type { SearchLayerProps } from './search-layer';
import { ServiceLine } from './service-line';
import { Wordmark } from './wordmark';

type HeaderProps = {
  brand: string;
  menu: MenuEntry[];
  freeFrom: number | null;
  pathname: string;
};

const SEARCH_ID = 'search-layer';
const searchLayer = lazyPart<SearchLayerProps>(async () => (await import('./search-layer')).SearchLayer);

/**
 * The header: a service line, then the main line with wordmark, departments and icons, which is sticky. Below
 * it at most one layer is open: a menu or the search.
 */
export function Header({ brand, menu, freeFrom, pathname }: HeaderProps) {
  const { signedIn, wishlist, cart } = usePersonalCounts();
  const [department, setDepartment] = useState<string>();
  const search = useSearchLayer();
  const { Part: SearchLayer } = search;
  const closeAll = () => {
    setDepartment(undefined);
    search.onClose();
  };

  return (
    <>
      {(department !== undefined || search.open) && (
        // A press outside of the open layer closes it. With a keyboard, Esc and the buttons close it.
        <div
          aria-hidden="true"
          onClick={closeAll}
          className="fixed inset-0 z-header bg-scrim transition-opacity motion-fast starting:opacity-0"
        />
      )}
      {/*
       * The service line (36 px and its hairline) scrolls out of the window; at double text size the name line does
       * too.
       */}
      <header className="sticky top-0 z-header bg-paper zoomed:-top-7 lg:-top-[37px]">
        <ServiceLine freeFrom={freeFrom} />
        <div className="border-hair border-b">
          <div className="page-width grid min-h-14 grid-cols-[1fr_auto_1fr] items-center px-1.5 zoomed:grid-cols-2 max-[359px]:px-0 lg:min-h-18 lg:grid-cols-[auto_1fr_auto] lg:px-[var(--margin)]">
            <div className="flex lg:hidden">
              <MenuButton signedIn={signedIn} pathname={pathname} />
              <SearchButton search={search} />
            </div>
            <Wordmark brand={brand} />
            <Departments
              menu={menu}
              pathname={pathname}
              path={department}
              onPath={(path) => {
                if (path !== undefined) search.onClose();
                setDepartment(path);
              }}
            />
            <div className="flex justify-self-end lg:-mr-3">
              <SearchButton
                search={search}
                className="max-lg:hidden"
                onOpen={() => setDepartment(undefined)}
              />
              <CountedLink
                href={profileHref(signedIn, pathname)}
                name={signedIn ? 'Личный кабинет' : 'Войти'}
                icon={<PersonIcon />}
                className="max-lg:hidden"
              />
              <CountedLink
                href={hrefTo('/wishlist')}
                name="Избранное"
                count={wishlist}
                icon={<HeartIcon />}
              />
              <CountedLink href={hrefTo('/cart')} name="Корзина" count={cart} icon={<BagIcon />} />
            </div>
          </div>
        </div>
        {SearchLayer && search.open && <SearchLayer id={SEARCH_ID} onClose={search.onClose} />}
      </header>
    </>
  );
}

/**
 * The search layer. Its code and that of the suggestions load together, when the button is hovered or
 * focused.
 */
function useSearchLayer() {
  const layer = useLazyOpen(searchLayer);
  const { wake } = useQuietPart(suggestionsPart);
  return { ...layer, wake };
}

type SearchButtonProps = {
  search: ReturnType<typeof useSearchLayer>;
  className?: string;
  onOpen?(): void;
};

function SearchButton({ search, className, onOpen }: SearchButtonProps) {
  const { open, busy, opener, wake, onClose } = search;
  return (
    <LinkOrButton
      {...opener}
      href={hrefTo('/search')}
      label={open ? 'Закрыть поиск' : 'Поиск'}
      busy={busy}
      aria-expanded={open}
      aria-controls={open ? SEARCH_ID : undefined}
      className={className}
      onPointerEnter={(event) => {
        opener.onPointerEnter(event);
        wake();
      }}
      onClick={(event) => {
        if (open) return onClose();
        onOpen?.();
        opener.onClick(event);
      }}
    >
      {open ? <CloseIcon /> : <SearchIcon />}
    </LinkOrButton>
  );
}
