import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { SearchForm } from '@/features/search/search-form';
import type { ChosenCity } from '@/lib/chosen-city';
import { BagIcon, CloseIcon, HeartIcon, PersonIcon, SearchIcon } from '@/lib/ui/icons';
import { profileHref } from './auth-links';
import { CountedLink } from './counted-link';
import { Departments } from './departments';
import { LinkOrButton } from './link-or-button';
import type { MenuEntry } from './menu';
import { MenuButton } from './menu-button';
import { usePersonalCounts } from './personal';
import { ServiceLine } from './service-line';

type HeaderProps = { brand: string; menu: MenuEntry[]; city: ChosenCity | null; pathname: string };

const SEARCH_ID = 'search-line';

/** Service line, wordmark, departments, icons. Sticks as the main line only; one thing opens below it at a time. */
export function Header({ brand, menu, city, pathname }: HeaderProps) {
  const { signedIn, wishlist, cart } = usePersonalCounts();
  const [department, setDepartment] = useState<string>();
  const search = useSearchLine();
  const closeAll = () => {
    setDepartment(undefined);
    search.close();
  };

  return (
    <>
      {(department !== undefined || search.open) && (
        // Esc and the buttons do the same; this is for a pointer.
        <div
          aria-hidden="true"
          onClick={closeAll}
          className="fixed inset-0 z-header bg-scrim transition-opacity motion-fast starting:opacity-0"
        />
      )}
      {/* Sticks with the service line (36 px and its hairline) above the window's edge. */}
      <header className="sticky top-0 z-header bg-paper lg:-top-[37px]">
        <ServiceLine city={city} />
        <div className="border-hair border-b">
          <div className="page-width grid min-h-14 grid-cols-[1fr_auto_1fr] items-center px-1.5 max-[359px]:px-0 lg:min-h-18 lg:grid-cols-[auto_1fr_auto] lg:px-[var(--margin)]">
            <div className="flex lg:hidden">
              <MenuButton signedIn={signedIn} meant={city} pathname={pathname} />
              <SearchButton search={search} />
            </div>
            <a
              href="/"
              className="px-2 font-medium text-[1.1875rem] leading-11 uppercase max-[359px]:text-base lg:px-0 lg:text-[1.4375rem]"
            >
              <span className="-mr-[0.2em] tracking-[0.2em]">{brand}</span>
            </a>
            <Departments
              menu={menu}
              pathname={pathname}
              path={department}
              onPath={(path) => {
                if (path !== undefined) search.close();
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
              <CountedLink href="/wishlist" name="Избранное" count={wishlist} icon={<HeartIcon />} />
              <CountedLink href="/cart" name="Корзина" count={cart} icon={<BagIcon />} />
            </div>
          </div>
        </div>
        {search.open && (
          <div
            id={SEARCH_ID}
            className="absolute inset-x-0 top-full z-menu bg-paper transition-opacity motion-fast starting:opacity-0"
          >
            <div className="page-width px-margin pt-2 pb-6 lg:pt-6 lg:pb-10">
              <SearchForm autoFocus onSearch={search.close} className="mx-auto max-w-230" />
            </div>
          </div>
        )}
      </header>
    </>
  );
}

type SearchLine = ReturnType<typeof useSearchLine>;
type SearchButtonProps = { search: SearchLine; className?: string; onOpen?(): void };

function SearchButton({ search, className, onOpen }: SearchButtonProps) {
  return (
    <LinkOrButton
      href="/search"
      label={search.open ? 'Закрыть поиск' : 'Поиск'}
      aria-expanded={search.open}
      aria-controls={search.open ? SEARCH_ID : undefined}
      className={className}
      onClick={(event) => {
        onOpen?.();
        search.toggle(event.currentTarget);
      }}
    >
      {search.open ? <CloseIcon /> : <SearchIcon />}
    </LinkOrButton>
  );
}

/** The line under the header with the field; Esc and another page close it, Esc gives the focus back. */
function useSearchLine() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const router = useRouter();

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    const unsubscribe = router.subscribe('onBeforeNavigate', () => setOpen(false));
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      unsubscribe();
    };
  }, [open, router]);

  return {
    open,
    close: () => setOpen(false),
    toggle: (button: HTMLElement) => {
      opener.current = button;
      setOpen(!open);
    },
  };
}
