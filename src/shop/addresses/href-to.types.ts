import { PAGES, type Page, type PageFacts } from '#shared/web/pages.ts';
import { hrefTo, type PagePath } from './href-to';

/** Code that must not compile. Checked by the type check only; never runs. */
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
];

/** Compiles only if the list of pages and the route tree have exactly the same pages. */
export const listed = (page: Page): PagePath => {
  PAGES satisfies Record<PagePath, PageFacts>;
  return page;
};
