import { firstValue, searchSchema, textField } from '@/lib/navigation/search-fields';

/**
 * The list of articles in the address of the cart, as shared/cart/cart-link.ts writes it; a longer one is not read. It
 * imports nothing of that file, because every page begins with the readers of addresses.
 */
export const cartSearch = searchSchema({ add: firstValue(textField({ max: 2000 })) });
