import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { DefaultCity } from '@/features/stores/city/default-city';
import { getCities, getNavigation, isApiError, type Navigation } from '@/lib/api';
import { pageConfig } from '@/lib/page/config';
import type { Elements } from '@/lib/ui/elements';
import styles from '@/styles/app.css?url';
import { type MenuEntry, topOfMenu } from '@/widgets/menu/menu';
import { Document } from '@/widgets/shell/document';
import { QueryDevtools } from '@/widgets/shell/query-devtools';
import { Shell } from '@/widgets/shell/shell';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async () => {
    const [{ deliveryMethods, ...top }, city] = await Promise.all([loadTop(), loadCity()]);
    return { ...top, city: city && { ...city, deliveryMethods } };
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: () => {
    const { brand, look } = pageConfig();
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'theme-color', content: '#ffffff' },
        { name: 'format-detection', content: 'telephone=no' },
        { title: brand },
      ],
      links: [
        { rel: 'stylesheet', href: styles },
        ...(look?.styles ? [{ rel: 'stylesheet', href: look.styles }] : []),
        { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
        { rel: 'icon', href: look?.favicon ?? '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
        { rel: 'manifest', href: '/manifest.webmanifest' },
      ],
    };
  },
  // React types the children as nodes, but the router passes only elements.
  shellComponent: ({ children }) => <Document>{children as Elements}</Document>,
  component: Root,
});

function Root() {
  const { queryClient } = Route.useRouteContext();
  const { menu, pages, freeFrom, payments, city } = Route.useLoaderData();
  return (
    <QueryClientProvider client={queryClient}>
      <Shell menu={menu} pages={pages} city={city} freeFrom={freeFrom} payments={payments}>
        <Outlet />
      </Shell>
      {import.meta.env.DEV && <QueryDevtools />}
    </QueryClientProvider>
  );
}

type Top = Pick<Navigation, 'pages' | 'payments' | 'deliveryMethods'> & {
  menu: MenuEntry[];
  freeFrom: number | null;
};

/**
 * The data of header and footer. A failure is ignored, because a page without its menu is better than an
 * error; the page's own data reports failures.
 */
async function loadTop(): Promise<Top> {
  try {
    const navigation = await getNavigation();
    const { pages, payments, deliveryMethods, freeDeliveryFrom } = navigation;
    return { menu: topOfMenu(navigation), pages, payments, deliveryMethods, freeFrom: freeDeliveryFrom };
  } catch (error) {
    if (isApiError(error)) return { menu: [], pages: [], payments: [], deliveryMethods: 0, freeFrom: null };
    throw error;
  }
}

/** The default city, used until the shopper chooses one. It is the same for everyone. */
async function loadCity(): Promise<Omit<DefaultCity, 'deliveryMethods'> | null> {
  try {
    const [city] = (await getCities({ size: 1 })).items;
    return city ? { code: city.code, name: city.name, hasStores: city.storeCount > 0 } : null;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}
