import type { Product } from '@/lib/api';
import { formatMoney } from '@/lib/money';

/** Search engines cut longer descriptions. */
const MAX_DESCRIPTION = 160;

type Named = Pick<Product, 'name' | 'colour'>;

export function productTitle({ name, colour }: Named): string {
  return `${name}, ${colour.displayValue.toLowerCase()}`;
}

/** A sentence for search results: what it is, what it costs, then as much of the description as fits. */
export function productDescription(product: Named & Pick<Product, 'price' | 'description'>): string {
  const text = `${productTitle(product)} за ${formatMoney(product.price)}. ${product.description}`.trim();
  if (text.length <= MAX_DESCRIPTION) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION - 1))}…`;
}
