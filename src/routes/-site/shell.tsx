import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageConfig } from '@/lib/config';
import { Toaster } from '@/lib/ui/toast';
import { Footer } from './footer';
import { Header } from './header';
import type { MenuItem } from './menu';
import { usePageLife } from './use-page-life';

/** Header, the page, footer. */
export function Shell({ menu, children }: { menu: MenuItem[]; children: ReactNode }) {
  const { brand } = pageConfig();
  const pathname = useLocation({ select: (location) => location.pathname });
  usePageLife();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-toast -translate-y-20 bg-ink px-5 py-3 text-paper text-ui focus:translate-y-0"
      >
        К&nbsp;содержанию
      </a>
      <Header brand={brand} menu={menu} pathname={pathname} />
      <main id="main" tabIndex={-1} className="flex-1 focus-visible:outline-none">
        {children}
      </main>
      <Footer brand={brand} menu={menu} />
      <Toaster />
    </>
  );
}
