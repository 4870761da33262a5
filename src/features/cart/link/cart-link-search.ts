import { firstValue, searchSchema, textField } from '@/lib/navigation/search-fields';

/**
 * The articles that a link adds to the cart, as the URL lists them in the format of shared/cart/cart-link.ts.
 * A list that is too long is ignored. Does not import cart-link.ts, because the URL parsers are in the
 * scripts of every page.
 */
export const cartSearch = searchSchema({ add: firstValue(textField({ max: 2000 })) });
