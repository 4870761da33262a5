import { CART_LINK_PARAMETER } from '#shared/cart/cart-link.ts';
import { firstValue, searchSchema, textField } from '@/lib/navigation/search-fields';

/** The list of articles in the address of the cart; a longer one is not read. */
export const cartSearch = searchSchema({ [CART_LINK_PARAMETER]: firstValue(textField({ max: 2000 })) });
