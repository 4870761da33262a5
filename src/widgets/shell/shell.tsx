import { useLocation } from '@tanstack/react-router';
import { type DefaultCity, DefaultCityContext } from '@/features/stores/city/default-city';
import type { Link, OrderPayment } from '@/lib/api';
import { pageConfig } from '@/lib/page/config';
import type { Elements } from '@/lib/ui/elements';
import { OfflineNotice } from '@/lib/ui/overlays/offline-notice';
import { Toaster } from '@/lib/ui/overlays/toast';
import { hrefTo } from '@/shop/addresses/href-to';
import { AddedPanelHost } from '../cart-panel/added-panel-host';
import { ConsentHost } from '../consent/consent-host';
import { Header } from '../header/header';
import { SlimHeader } from '../header/slim-header';
import type { MenuEntry } from '../menu/menu';
import { AuthModalHost } from '../sign-in/auth-modal-host';
import { Footer } from './footer';
import { NavigationProgress } from './navigation-progress';
import { NoCookiesNotice } from './no-cookies-notice';
import { SlimFooter } from './slim-footer';
import { usePageLife } from './use-page-life';

type ShellProps = {
  menu: MenuEntry[];
  /** Links to the pages about the shop and to its journal. */
  pages: Link[];
  city: DefaultCity | null;
  /** The sum in kopecks from which delivery is free in all cities. */
  freeFrom: number | null;
  payments: OrderPayment[];
  children: Elements;
};

/**
 * Header, page and footer. In the checkout, header and footer have hardly any links, so that nothing
 * distracts.
 */
export function Shell({ menu, pages, city, freeFrom, payments, children }: ShellProps) {
  const { brand, demo, seller } = pageConfig();
  const pathname = useLocation({ select: (location) => location.pathname });
  const isSlim = pathname === hrefTo('/checkout');
  usePageLife();
  return (
    <DefaultCityContext value={city}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-toast -translate-y-20 bg-ink px-5 py-3 text-paper text-ui focus:translate-y-0"
      >
        К&nbsp;содержанию
      </a>
      <ConsentHost />
      <NavigationProgress />
      {isSlim ? (
        <SlimHeader brand={brand} phone={seller?.phone} />
      ) : (
        <Header brand={brand} menu={menu} freeFrom={freeFrom} pathname={pathname} />
      )}
      <main id="main" tabIndex={-1} className="flex-1 focus-visible:outline-none">
        <NoCookiesNotice pathname={pathname} />
        {children}
      </main>
      {isSlim ? (
        <SlimFooter brand={brand} demo={demo} seller={seller} />
      ) : (
        <Footer brand={brand} menu={menu} pages={pages} payments={payments} demo={demo} seller={seller} />
      )}
      <OfflineNotice />
      <AddedPanelHost />
      <AuthModalHost />
      <Toaster />
    </DefaultCityContext>
  );
}
