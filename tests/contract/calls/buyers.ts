import * as sdk from '#contract/sdk/sdk.gen.ts';
import { becomeUser } from '../people.ts';
import type { Shopper } from '../shopper.ts';
import { becomeOperator } from './operator.ts';
import { placeOne } from './orders.ts';
import type { Calls } from './prepare.ts';

/** Creates an account with an order, and then turns the shopper into an operator. Returns the id of the account. */
export async function operatorWithAccount(shopper: Shopper): Promise<{ buyerId: string; email: string }> {
  await placeOne(shopper, becomeUser);
  const { data } = await sdk.getMyAccount({ ...shopper.with(), throwOnError: true });
  await becomeOperator(shopper);
  return { buyerId: data.id, email: data.email };
}

/** Places an order as a guest, and then turns the shopper into an operator. Returns the id of the order. */
export async function operatorWithGuest(shopper: Shopper): Promise<{ buyerId: string }> {
  const { id } = await placeOne(shopper);
  await becomeOperator(shopper);
  return { buyerId: id };
}

const allDevices = { signInId: null };
export const checked = { identityChecked: true as const };

/** Valid calls of operators about buyers. */
export const buyerCalls = {
  async listBuyers(shopper) {
    const { email } = await operatorWithAccount(shopper);
    const call = shopper.with();
    return () => sdk.listBuyers({ ...call, query: { ...call.query, search: email } });
  },
  async showBuyer(shopper) {
    const { buyerId } = await operatorWithAccount(shopper);
    return () => sdk.showBuyer({ ...shopper.with(), path: { buyerId } });
  },
  async exportBuyer(shopper) {
    const { buyerId } = await operatorWithAccount(shopper);
    return () => sdk.exportBuyer({ ...shopper.with(), path: { buyerId } });
  },
  async endBuyerSignIns(shopper) {
    const { buyerId } = await operatorWithAccount(shopper);
    return () => sdk.endBuyerSignIns({ ...shopper.with(), path: { buyerId }, body: allDevices });
  },
  async deleteBuyer(shopper) {
    const { buyerId } = await operatorWithAccount(shopper);
    return () => sdk.deleteBuyer({ ...shopper.with(), path: { buyerId }, body: checked });
  },
} satisfies Calls;
