import { formatMoney } from '#shared/text/money.ts';
import type { Product } from '@/lib/api';

/** Maximum length of a description, in characters; search engines cut longer ones. */
const MAX_DESCRIPTION = 160;

type Named = Pick<Product, 'name' | 'colour'>;
type Described = Named & Pick<Product, 'price' | 'hasDearerSizes' | 'description' | 'vendorCode'>;

export function productTitle({ name, colour }: Named): string {
  return `${name}, ${colour.displayValue.toLowerCase()}`;
}

/**
 * The description for search results: name and price, the article number if the product has one, then the
 * beginning of its description.
 */
export function productDescription(product: Described): string {
  const cost = `${product.hasDearerSizes ? 'от' : 'за'}\u00a0${formatMoney(product.price)}`;
  const code = product.vendorCode === null ? '' : `, артикул\u00a0${product.vendorCode}`;
  const facts = `${productTitle(product)} ${cost}${code}.`;
  const text = `${facts} ${product.description}`.trim();
  if (text.length <= MAX_DESCRIPTION) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION - 1))}…`;
}
