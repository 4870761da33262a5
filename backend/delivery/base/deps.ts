import type { CartDeps } from '../../cart/base/deps.ts';
import type { AddressSuggester } from './address-suggester.ts';
import type { DeliveryProvider } from './delivery-provider.ts';
import type { DeliveryLimits } from './limits.ts';

/** What delivery needs. */
export type DeliveryDeps = CartDeps & {
  /** Null when the shop's own table is all it delivers by. */
  deliveryProvider: DeliveryProvider | null;
  /** Null when only the built-in streets are suggested. */
  addressSuggester: AddressSuggester | null;
  limits: DeliveryLimits;
};
