import { getProduct, isApiError, type Product, type ProductCard } from '@/lib/api';
import { missingPage } from '@/shop/addresses/page-not-found';
import { productHref } from '@/shop/addresses/paths';
import { type CareIcons, iconsOf, loadCareIcons } from './details/care-icons';

/** A product and its care icons. */
export type LoadedProduct = { product: Product; careIcons: CareIcons };

/**
 * Loads a product and its care icons in parallel. An invalid URL (422) counts as not found (404).
 * @param search query string of the URL, kept if the product has moved
 * @param suggest loads goods to show if the product does not exist
 * @throws the router's redirect if the product has another URL, or its not-found if the product does not
 * exist
 */
export async function loadProduct(
  productUrl: string,
  search: string,
  suggest: () => Promise<ProductCard[]>,
): Promise<LoadedProduct> {
  try {
    const [product, icons] = await Promise.all([getProduct(productUrl), loadCareIcons()]);
    return { product, careIcons: iconsOf(product, icons) };
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 422)) throw error;
    throw await missingPage(productHref(productUrl), search, suggest);
  }
}
