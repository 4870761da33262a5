import type { CheckoutField } from '../fields/checkout-fields';

/** The id of the element around a field, for links to it. */
export const anchorOf = (name: CheckoutField): string => `checkout-${name}`;
