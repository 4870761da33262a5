import type { OrderEditOptions } from '#contract/client/client.schemas.ts';
import { goodsAsTheyAre } from '#shared/orders/editing/edit-goods.ts';
import { editableLines } from '#shared/orders/editing/editable-lines.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { readGoodsOfOrder } from './goods-of-order.ts';
import { offeredDelivery } from './offered-delivery.ts';
import { readBase } from './read-base.ts';

/** As many days as the contract shows. */
const MOST_DAYS = 60;

/** What an operator can change in an order: sizes with their prices, and times of delivery. */
export async function orderEditOptions(
  deps: OrdersDeps,
  { orderId, requestId }: { orderId: string; requestId: string },
): Promise<OrderEditOptions> {
  const base = await readBase(deps.db, orderId);
  const { order, lines, version } = base;
  const goods = await readGoodsOfOrder(deps, base);
  const { cart } = goodsAsTheyAre(lines, goods);
  const isTimed = order.delivery.day !== null;
  const offered = isTimed ? await offeredDelivery(deps, base, { cart, requestId }) : undefined;
  return {
    version,
    lines: editableLines(lines, goods),
    days: (offered?.method?.days ?? []).slice(0, MOST_DAYS),
    intervals: offered?.method?.intervals ?? [],
  };
}
