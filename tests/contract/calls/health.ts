import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { Shopper } from '../shopper.ts';
import { becomeOperator, operatorWithOrder } from './operator.ts';
import type { Calls } from './prepare.ts';

/** Makes a dead letter, and turns the shopper into a manager. */
export async function managerWithDeadMessage(shopper: Shopper): Promise<{ messageId: string }> {
  const messageId = await shopper.target.deadMessage();
  await becomeOperator(shopper);
  return { messageId };
}

/** Valid calls about what waits today, and about how the shop is. */
export const healthCalls = {
  async getToday(shopper) {
    await operatorWithOrder(shopper, 'packer');
    return () => sdk.getToday(shopper.with());
  },
  async getTodaySales(shopper) {
    await operatorWithOrder(shopper, 'viewer');
    return () => sdk.getTodaySales(shopper.with());
  },
  async listSoldOutSizes(shopper) {
    await becomeOperator(shopper, 'packer');
    return () => sdk.listSoldOutSizes(shopper.with());
  },
  async getShopHealth(shopper) {
    await becomeOperator(shopper, 'owner');
    return () => sdk.getShopHealth(shopper.with());
  },
  async checkShop(shopper) {
    await becomeOperator(shopper);
    return () => sdk.checkShop(shopper.with());
  },
  async listMessages(shopper) {
    await managerWithDeadMessage(shopper);
    const call = shopper.with();
    return () => sdk.listMessages({ ...call, query: { ...call.query, state: 'DEAD' } });
  },
  async repeatMessage(shopper) {
    const path = await managerWithDeadMessage(shopper);
    return () => sdk.repeatMessage({ ...shopper.with(), path });
  },
  async repeatDeadMessages(shopper) {
    const body = { messageIds: [(await managerWithDeadMessage(shopper)).messageId] };
    return () => sdk.repeatDeadMessages({ ...shopper.with(), body });
  },
  async dropMessage(shopper) {
    const path = await managerWithDeadMessage(shopper);
    return () => sdk.dropMessage({ ...shopper.with(), path });
  },
} satisfies Calls;
