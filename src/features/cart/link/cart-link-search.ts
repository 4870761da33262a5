import { firstValue, searchSchema, textField } from '@/lib/navigation/search-fields';

/**
 * The list of articles in the URL of the cart, as shared/cart/cart-link.ts writes it; a longer list is
 * ignored. This module does not import cart-link.ts, because every page loads the parsers of all URLs first.
 */
export const cartSearch = searchSchema({ add: firstValue(textField({ max: 2000 })) });
