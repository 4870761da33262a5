import cyrillicFont from '@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2?url';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { getNavigation, isApiError } from '@/lib/api';
import { pageConfig } from '@/lib/config';
import styles from '@/styles/app.css?url';
import { Document } from './-site/document';
import { buildMenu, type MenuItem } from './-site/menu';
import { Shell } from './-site/shell';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async () => ({ menu: await loadMenu() }),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#ffffff' },
      { name: 'format-detection', content: 'telephone=no' },
      { title: pageConfig().brand },
    ],
    links: [
      { rel: 'preload', href: cyrillicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
  }),
  shellComponent: Document,
  component: Root,
});

function Root() {
  const { queryClient } = Route.useRouteContext();
  const { menu } = Route.useLoaderData();
  return (
    <QueryClientProvider client={queryClient}>
      <Shell menu={menu}>
        <Outlet />
      </Shell>
    </QueryClientProvider>
  );
}

/** A page without its menu is better than no page: what the page itself needs says what is wrong. */
async function loadMenu(): Promise<MenuItem[]> {
  try {
    return buildMenu(await getNavigation());
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}
