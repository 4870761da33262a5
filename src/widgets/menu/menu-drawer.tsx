import { useMemo } from 'react';
import type { Link, Navigation } from '@/lib/api';
import { useRetryableQuery } from '@/lib/state/retryable-query';
import { Button } from '@/lib/ui/buttons/button';
import { Tabs } from '@/lib/ui/content/tabs';
import { PageLink } from '@/lib/ui/links/page-link';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { Drawer } from '@/lib/ui/overlays/drawer';
import { PersonIcon } from '@/lib/ui/pictures/icons';
import { PinIcon, StoreIcon, TruckIcon } from '@/lib/ui/pictures/service-icons';
import { listingHref } from '@/shop/addresses/paths';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';
import { profileHref } from '../sign-in/auth-links';
import { buildMenu, featureOf, isWithin, type MenuTab, menuTabs } from './menu';
import { MenuRows } from './menu-rows';
import { navigationQuery } from './navigation-query';
import { useCityDialog } from './use-city-dialog';

export type MenuDrawerProps = {
  open: boolean;
  onClose(): void;
  signedIn: boolean;
  pathname: string;
};

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];
const FOOT = 'flex min-h-11 items-center gap-2.5 text-left text-ui';

/**
 * The menu in narrow windows: a tab with categories for each department, and other links of the shop below.
 */
export function MenuDrawer({ open, onClose, signedIn, pathname }: MenuDrawerProps) {
  const { city, opener, busy, dialog } = useCityDialog();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Меню"
      footer={
        <div className="grid grid-cols-2 gap-x-4">
          <PageLink href={profileHref(signedIn, pathname)} onClick={onClose} className={FOOT}>
            <PersonIcon className="shrink-0" />
            <span>{signedIn ? 'Личный кабинет' : 'Войти'}</span>
          </PageLink>
          <button type="button" {...opener} aria-busy={busy || undefined} className={FOOT}>
            <PinIcon className="shrink-0" />
            <span className="sr-only">Ваш город: </span>
            <span>{city?.name ?? 'Выбрать город'}</span>
          </button>
          <PageLink to="/stores" search={{ city: city?.code }} onClick={onClose} className={FOOT}>
            <StoreIcon className="shrink-0" />
            Магазины
          </PageLink>
          <PageLink href={TEXT_PAGES.delivery} onClick={onClose} className={FOOT}>
            <TruckIcon className="shrink-0" />
            Доставка
          </PageLink>
        </div>
      }
    >
      <Tree pathname={pathname} onClose={onClose} />
      {dialog}
    </Drawer>
  );
}

function Tree({ pathname, onClose }: { pathname: string; onClose(): void }) {
  const { data, error, retry } = useRetryableQuery(navigationQuery);
  const tabs = useMemo(() => (data ? menuTabs(buildMenu(data)) : []), [data]);
  if (error && !data) {
    return (
      <>
        <p>Каталог сейчас недоступен</p>
        <Button variant="quiet" className="mt-4" onClick={retry}>
          Попробовать ещё раз
        </Button>
      </>
    );
  }
  const [first] = tabs;
  if (!data || !first) return ROWS.map((row) => <Skeleton key={row} className="my-[15px] h-5 w-1/2" />);
  if (tabs.length === 1)
    return (
      <>
        <MenuRows rows={first.rows} onClose={onClose} />
        <LinksBelow links={data.pages} onClose={onClose} />
      </>
    );
  return (
    <>
      <Tabs
        label="Для кого"
        large
        initial={tabs.find(({ path }) => isWithin(pathname, path))?.path ?? first.path}
        tabs={tabs.map(({ path, name, rows }) => ({
          id: path,
          label: name,
          panel: (
            <>
              <MenuRows rows={rows} onClose={onClose} />
              <LinksBelow links={campaignsOf(data, { path, rows })} onClose={onClose} />
            </>
          ),
        }))}
        className="-mx-[var(--modal-pad)] -mt-4 [&>[role=tablist]]:px-[var(--modal-pad)] [&>[role=tabpanel]]:px-[var(--modal-pad)]"
      />
      <LinksBelow links={data.pages} onClose={onClose} />
    </>
  );
}

/** Campaigns of a department to which none of its rows links. */
function campaignsOf(data: Navigation, { path, rows }: Pick<MenuTab, 'path' | 'rows'>): Link[] {
  const shown = new Set(rows.flatMap((row) => [row, ...row.children]).map((row) => listingHref(row.path)));
  return featureOf(data, path)?.links.filter((link) => !shown.has(link.path)) ?? [];
}

/** Links to campaigns and pages about the shop. */
function LinksBelow({ links, onClose }: { links: Link[]; onClose(): void }) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-4">
      {links.map(({ label, path }) => (
        <li key={path}>
          <PageLink href={path} onClick={onClose} className="flex min-h-11 items-center text-ui">
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
