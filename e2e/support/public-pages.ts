import { allPages } from '../../shared/web/pages.ts';

/**
 * For some routes, the page to test: routes without a page in the sitemap, and routes with pages of different
 * kinds.
 */
const CHOSEN: Readonly<Record<string, string>> = {
  '/$': '/zhenshchinam/platya',
  '/search': '/search?q=юбка',
  '/wishlist': '/wishlist',
};

/** Paths of all public routes in the router's notation, such as `/product/$slug`. */
const publicRoutes = () => allPages().flatMap(([path, { isPrivate }]) => (isPrivate ? [] : [path]));

/**
 * The only public page that is not cached: a shared wishlist stops being public as soon as its owner stops
 * sharing it.
 */
const SHARED_WISHLIST = '/wishlist/shared/$code';

/**
 * For every public route that the server caches, the URL of one page from the sitemap.
 * @throws Error if no page of a route is known
 */
export async function cachedPages(origin: string): Promise<string[]> {
  const sitemaps = ['pages.xml', 'listings.xml', 'products-1.xml'];
  const texts = await Promise.all(
    sitemaps.map(async (name) => (await fetch(`${origin}/sitemaps/${name}`)).text()),
  );
  const named = [...texts.join('').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  return publicRoutes()
    .filter((route) => route !== SHARED_WISHLIST)
    .map((route) => {
      const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`);
      const page = CHOSEN[route] ?? named.find((path) => pattern.test(path));
      if (!page) throw new Error(`No page of the route ${route} is known.`);
      return page;
    });
}
