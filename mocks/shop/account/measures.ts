import type { MyMeasures } from '#contract/client/client.schemas.ts';
import { toTenths } from '../../../shared/goods/my-size.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { ShopState } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';

export const measuresOf = ({ measures }: ShopState, ownerId: string): MyMeasures => measures[ownerId] ?? {};

export function measureOperations(
  state: ShopState,
): Pick<ShopOperations, 'getMyMeasures' | 'replaceMyMeasures' | 'deleteMyMeasures'> {
  return {
    getMyMeasures: ({ visitor }) => measuresOf(state, ownerOf(visitor).id),

    replaceMyMeasures({ visitor, params: { wearer }, body }) {
      const { id } = ownerOf(visitor);
      const { [wearer]: _, ...others } = measuresOf(state, id);
      const rounded = toTenths(body);
      state.measures[id] = Object.keys(rounded).length === 0 ? others : { ...others, [wearer]: rounded };
      return state.measures[id];
    },

    deleteMyMeasures({ visitor, params: { wearer } }) {
      const { id } = ownerOf(visitor);
      const { [wearer]: _, ...others } = measuresOf(state, id);
      state.measures[id] = others;
    },
  };
}
