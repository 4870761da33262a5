import type { CartDeps } from '../../cart/base/deps.ts';
import type { AddressSuggester } from './address-suggester.ts';
import type { DeliveryProvider } from './delivery-provider.ts';
import type { DeliveryLimits } from './limits.ts';

export type DeliveryDeps = CartDeps & {
  /** The carrier; null if the shop uses only its own delivery table. */
  deliveryProvider: DeliveryProvider | null;
  /** The address service; null if the shop has none and suggests only the built-in streets. */
  addressSuggester: AddressSuggester | null;
  limits: DeliveryLimits;
};
