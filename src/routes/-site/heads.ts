import { productDescription, productTitle } from '@/features/product/product-head';
import type { Listing, Product } from '@/lib/api';
import { pageConfig } from '@/lib/config';
import { listingHref, productHref } from '@/lib/paths';
import { pageTitle } from './page-title';

/** Title, description and canonical address of the home page. */
export function homeHead() {
  return {
    meta: [
      { title: `${pageConfig().brand} — магазин одежды, обуви и\u00a0аксессуаров` },
      {
        name: 'description',
        content:
          'Одежда, обувь и\u00a0аксессуары с\u00a0доставкой по\u00a0России и\u00a0примеркой перед покупкой.',
      },
    ],
    links: [{ rel: 'canonical', href: '/' }],
  };
}

/** Title, description and canonical address of a listing page: its order is no page of its own, its number is. */
export function listingHead({ title, path, page }: Pick<Listing, 'title' | 'path' | 'page'>) {
  return {
    meta: [
      { title: pageTitle(page > 1 ? `${title}, страница ${page}` : title) },
      { name: 'description', content: `${title}: цены, размеры в\u00a0наличии, доставка по\u00a0России.` },
    ],
    links: [{ rel: 'canonical', href: listingHref(path, { page }) }],
  };
}

/** Title, description and canonical address of a product. */
export function productHead(product: Omit<Product, 'related'>) {
  return {
    meta: [
      { title: pageTitle(productTitle(product)) },
      { name: 'description', content: productDescription(product) },
    ],
    links: [{ rel: 'canonical', href: productHref(product.productUrl) }],
  };
}

/** Pages for one shopper are nothing for search engines. */
export function personalHead(title: string) {
  return { meta: [{ title: pageTitle(title) }, { name: 'robots', content: 'noindex' }] };
}

/** The head of a page that could not be loaded: it is missing, or something went wrong. */
export function failedHead({ status }: { status: string }) {
  return personalHead(status === 'error' ? 'Ошибка' : 'Страница не\u00a0найдена');
}
