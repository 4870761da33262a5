import type { IconSet } from '#contract/client/client.schemas.ts';
import { exampleOf } from '../../contract/contract.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { Refusal } from '../state/refusal.ts';

/** Returns the requested icons. Icons that the example of the contract does not contain are left out. */
export const getIcons: ShopOperations['getIcons'] = ({ params, query }) => {
  const whole = exampleOf<IconSet>('getIcons', 'care');
  if (whole.prefix !== params.set) throw new Refusal('NOT_FOUND');
  const wanted = Object.entries(whole.icons).filter(([name]) => query.icons.includes(name));
  return { ...whole, icons: Object.fromEntries(wanted) };
};
