import { PAGES, type Page, type PageFacts } from '#shared/web/pages.ts';
import { PageLink } from '@/lib/ui/links/page-link';
import { hrefTo, type PagePath } from './href-to';

/** Code that must not compile. The type checker reads it; it never runs. */
export const notCompiling = () => [
  // @ts-expect-error there is no such page
  hrefTo('/carts'),
  // @ts-expect-error the product is missing
  hrefTo('/product/$productUrl'),
  // @ts-expect-error the param has another name
  hrefTo('/product/$productUrl', { params: { url: 'palto' } }),
  // @ts-expect-error a listing has a path
  hrefTo('/$', { params: {} }),
  // @ts-expect-error the page takes no params
  hrefTo('/cart', { params: { productUrl: 'palto' } }),
  // @ts-expect-error the wishlist has no such parameter
  hrefTo('/wishlist', { search: { seite: 2 } }),
  // @ts-expect-error nor such an order
  hrefTo('/wishlist', { search: { sort: 'popular' } }),
  // @ts-expect-error no facet has such a parameter
  hrefTo('/$', { params: { _splat: 'novinki' }, search: { fasson: 'a' } }),
  // @ts-expect-error there is no such page to link to
  PageLink({ to: '/carts' }),
  // @ts-expect-error the product of the link is missing
  PageLink({ to: '/product/$productUrl' }),
  // @ts-expect-error the wishlist has no such parameter to link with
  PageLink({ to: '/wishlist', search: { seite: 2 } }),
  // @ts-expect-error an address as text has its search already
  PageLink({ href: hrefTo('/wishlist'), search: { page: 2 } }),
  // @ts-expect-error a link leads somewhere
  PageLink({ children: 'Избранное' }),
];

/** Compiles only if the list of pages has exactly the pages of the route tree. */
export const listed = (page: Page): PagePath => {
  PAGES satisfies Record<PagePath, PageFacts>;
  return page;
};
