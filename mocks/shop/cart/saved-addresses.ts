import type { Order, SavedAddress } from '#contract/client/client.schemas.ts';
import { mostAddresses, sameAddress } from '#shared/checkout/same-address.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';

export const addressesOf = ({ addresses }: ShopState, ownerId: string): SavedAddress[] =>
  addresses[ownerId] ?? [];

/** Saves the delivery address of an order. It becomes the first in the list of saved addresses. */
export function saveAddress(state: ShopState, ownerId: string, { address, delivery, placedAt }: Order): void {
  if (!address) return;
  const { cityCode: city, cityName } = delivery;
  const addresses = addressesOf(state, ownerId);
  const sameAs = sameAddress({ ...address, city });
  const same = addresses.find((one) => sameAddress(one) === sameAs);
  const id = same?.id ?? crypto.randomUUID();
  state.addresses[ownerId] = [
    { ...address, id, city, cityName, usedAt: placedAt },
    ...addresses.filter((one) => one !== same),
  ].slice(0, mostAddresses);
}

export function savedAddressOperations(
  state: ShopState,
): Pick<ShopOperations, 'getMyAddresses' | 'deleteMyAddress'> {
  return {
    getMyAddresses: ({ visitor }) => ({ items: addressesOf(state, ownerOf(visitor).id) }),

    deleteMyAddress({ visitor, params }) {
      const { id } = ownerOf(visitor);
      const addresses = addressesOf(state, id);
      if (!addresses.some((address) => address.id === params.addressId)) throw new Refusal('NOT_FOUND');
      state.addresses[id] = addresses.filter((address) => address.id !== params.addressId);
    },
  };
}
