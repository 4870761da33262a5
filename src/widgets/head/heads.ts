import { type NamedPage, PAGES } from '#shared/web/pages.ts';
import { productDescription, productTitle } from '@/features/product/product-head';
import type { Product, ProductReviews } from '@/lib/api';
import { pageConfig } from '@/lib/page/config';
import { hrefTo } from '@/shop/addresses/href-to';
import type { NotFoundData } from '@/shop/addresses/page-not-found';
import { listingHref, productHref } from '@/shop/addresses/paths';
import { breadcrumbData } from './breadcrumb-data';
import { jsonLd } from './json-ld';
import { openGraph, sharedOrOwn, sharedPicture, sharedPrice } from './open-graph';
import { pageHead } from './page-head';
import { pageTitle, shopTitle } from './page-title';
import { productData } from './product-data';
import { shopData } from './shop-data';

export { listingHead } from './listing-head';

/** Head tags of the home page. */
export function homeHead() {
  const facts = {
    title: `${pageConfig().brand} — магазин одежды, обуви и\u00a0аксессуаров`,
    description:
      'Одежда, обувь и\u00a0аксессуары с\u00a0доставкой по\u00a0России и\u00a0примеркой перед покупкой.',
    path: hrefTo('/'),
  };
  const served = import.meta.env.SSR
    ? [...openGraph({ ...facts, type: 'website', picture: sharedPicture('shop') }), jsonLd(...shopData())]
    : [];
  return pageHead(facts, served);
}

/** Head tags of a product page. */
export function productHead(
  product: Omit<Product, 'related' | 'relatedFormOutfit'>,
  reviews?: ProductReviews,
) {
  const { name, productUrl, pictures, breadcrumbs } = product;
  const path = productHref(productUrl);
  const facts = { title: shopTitle(productTitle(product)), description: productDescription(product), path };
  if (!import.meta.env.SSR) return pageHead(facts);
  const [front] = pictures;
  const generated = sharedPicture(`product/${productUrl}`, name, front?.template ?? '');
  const picture = sharedOrOwn(front, generated);
  const crumbs = breadcrumbs.map((crumb) => ({ name: crumb.name, path: listingHref(crumb.path) }));
  return pageHead(facts, [
    ...openGraph({ ...facts, type: 'product', picture }),
    ...sharedPrice(product.price),
    jsonLd(productData(product, reviews), breadcrumbData([...crumbs, { name, path }])),
  ]);
}

/** Head tags of a private page, which search engines must not index. */
export const headOf = (page: NamedPage) => personalHead(PAGES[page].name);

/** Head tags of a private page whose title depends on its data. */
export function personalHead(title: string) {
  return { meta: [{ title: pageTitle(title) }, { name: 'robots', content: 'noindex' }] };
}

/** Head tags of a page that could not be shown: it is missing, was removed, or failed. */
export function failedHead({ status, error }: { status: string; error?: unknown }) {
  if (status === 'error') return personalHead('Ошибка');
  const { gone } = ((error as { data?: unknown } | undefined)?.data ?? {}) as Partial<NotFoundData>;
  if (!gone) return personalHead('Страница не\u00a0найдена');
  return personalHead(gone.what === 'product' ? 'Этого товара больше нет' : 'Этого раздела больше нет');
}
