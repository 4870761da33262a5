import { allPages } from '../../shared/web/pages.ts';

/** A chosen page for each route that has no page in the sitemap, or several different pages. */
const CHOSEN: Readonly<Record<string, string>> = {
  '/$': '/zhenshchinam/platya',
  '/search': '/search?q=юбка',
  '/wishlist': '/wishlist',
};

/** The paths of all public routes, as the router writes them. */
const publicRoutes = () => allPages().flatMap(([path, { isPrivate }]) => (isPrivate ? [] : [path]));

/**
 * The only public page that is never cached, because a shared wishlist is public only until its owner stops
 * sharing it.
 */
const SHARED_WISHLIST = '/wishlist/shared/$code';

/**
 * One page from the sitemap for every public route that the server caches.
 * @throws Error when no page of a route is known
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
