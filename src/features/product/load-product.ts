import { getProduct, isApiError, type Product, type ProductCard } from '@/lib/api';
import { missingPage } from '@/shop/addresses/page-not-found';
import { productHref } from '@/shop/addresses/paths';
import { type CareIcons, iconsOf, loadCareIcons } from './details/care-icons';

/** The product of a page and the drawings of its care symbols. */
export type LoadedProduct = { product: Product; careIcons: CareIcons };

/**
 * One colour of a model with the icons of its care symbols, asked for side by side. An address that does not even look
 * like one (422) is as unknown as any other (404).
 * @param search query of the address, which a product that moved keeps
 * @param suggest goods to look at instead
 * @throws the router's redirect when the product has another address, its not-found when there is no such product
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
