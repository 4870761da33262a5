import type { CheckoutField } from '../fields/checkout-fields';

/** The id of the element that contains a field. */
export const anchorOf = (name: CheckoutField): string => `checkout-${name}`;
