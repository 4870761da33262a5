import { classNames } from '@/lib/class-names';
import { listingHref } from '@/lib/paths';
import { BagIcon, HeartIcon, PersonIcon } from '@/lib/ui/icons';
import { CountedLink } from './counted-link';
import { isWithin, type MenuItem } from './menu';
import { MenuDrawer } from './menu-drawer';
import { usePersonalCounts } from './personal';

type HeaderProps = { brand: string; menu: MenuItem[]; pathname: string };

/** Service line, wordmark, departments, icons. Sticks as the main line only. */
export function Header({ brand, menu, pathname }: HeaderProps) {
  const { signedIn, wishlist, cart } = usePersonalCounts();
  return (
    // Sticks with the service line (36 px and its hairline) above the window's edge.
    <header className="sticky top-0 z-header bg-paper lg:-top-[37px]">
      <div className="hidden border-hair border-b lg:block">
        <div className="page-width flex h-9 items-center gap-7 px-margin text-caption text-ink-2">
          <a href="/support/shipping" className="py-2 hover:text-ink">
            Доставка
          </a>
          <span className="ml-auto">Бесплатная доставка от&nbsp;5&nbsp;000&nbsp;₽</span>
        </div>
      </div>
      <div className="border-hair border-b">
        <div className="page-width grid h-14 grid-cols-[1fr_auto_1fr] items-center px-1.5 max-[359px]:px-0 lg:h-18 lg:grid-cols-[auto_1fr_auto] lg:px-[var(--margin)]">
          <div className="flex lg:hidden">
            <MenuDrawer brand={brand} menu={menu} signedIn={signedIn} />
          </div>
          <a
            href="/"
            className="px-2 font-medium text-[1.1875rem] leading-11 uppercase max-[359px]:text-base lg:px-0 lg:text-[1.4375rem]"
          >
            <span className="-mr-[0.2em] tracking-[0.2em]">{brand}</span>
          </a>
          <Departments menu={menu} pathname={pathname} />
          <div className="flex justify-self-end lg:-mr-3">
            <CountedLink
              href="/myprofile"
              name={signedIn ? 'Личный кабинет' : 'Войти'}
              icon={<PersonIcon />}
              className="max-lg:hidden"
            />
            <CountedLink href="/wishlist" name="Избранное" count={wishlist} icon={<HeartIcon />} />
            <CountedLink href="/cart" name="Корзина" count={cart} icon={<BagIcon />} />
          </div>
        </div>
      </div>
    </header>
  );
}

function Departments({ menu, pathname }: { menu: MenuItem[]; pathname: string }) {
  return (
    <nav aria-label="Каталог" className="ml-[clamp(28px,4.2vw,72px)] hidden lg:block">
      <ul className="flex gap-[clamp(14px,1.75vw,28px)] text-ui">
        {menu.map(({ path, name, sale }) => (
          <li key={path}>
            <a
              href={listingHref(path)}
              aria-current={isWithin(pathname, path) ? 'true' : undefined}
              className={classNames(
                'relative flex h-18 items-center whitespace-nowrap after:absolute after:inset-x-0 after:-bottom-px after:h-px hover:after:bg-ink aria-[current]:after:bg-ink focus-visible:-outline-offset-4',
                sale && 'text-accent',
              )}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
