import type { AddressChange } from '#contract/client/client.schemas.ts';
import { exampleOf } from '../../contract/contract.ts';
import { FORMER_ADDRESSES } from '../../contract/former-addresses.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { cardNow } from '../goods/articles.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';

export function addressOperations(state: ShopState): Pick<ShopOperations, 'getAddressChange'> {
  return {
    getAddressChange({ query: { path } }) {
      if (path === FORMER_ADDRESSES.moved) return exampleOf<AddressChange>('getAddressChange', 'moved');
      if (path !== FORMER_ADDRESSES.gone) throw new Refusal('NOT_FOUND');
      const gone = exampleOf<AddressChange>('getAddressChange', 'gone');
      return { ...gone, alternatives: gone.alternatives.map((card) => cardNow(state, card)) };
    },
  };
}
