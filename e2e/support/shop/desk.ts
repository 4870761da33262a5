import type { BrowserContext } from '@playwright/test';
import type { Order } from '#contract/client/client.schemas.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { test as base } from '../test.ts';
import { openShop } from './open-shop.ts';
import { addOperator, command } from './operator.ts';
import { orderByCourier } from './orders.ts';
import type { ShopServer } from './server.ts';

/**
 * The work of operators: `run` runs a command that calls the operator API, such as `orders` with `words` as
 * arguments, and returns its output.
 */
export type Desk = { run(file: 'orders' | 'refunds' | 'reviews', ...words: string[]): Promise<string> };

/**
 * A test with a shop and an operator. The operator is added before the shop starts, because only one process
 * can open the embedded database.
 */
export const test = base.extend<object, { desk: Desk; shop: { server: ShopServer; desk: Desk } }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const operatorPort = String(await freePort());
      let token = '';
      const { server, close } = await openShop({
        settings: { OPERATOR_PORT: operatorPort },
        prepare: async (dataDir) => {
          token = await addOperator(dataDir, 'manager');
        },
      });
      const settings = { OPERATOR_PORT: operatorPort, OPERATOR_TOKEN: token };
      await use({ server, desk: { run: (file, ...words) => command(file, words, settings) } });
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: [({ shop }, use) => use(shop.server), { scope: 'worker' }],
  desk: [({ shop }, use) => use(shop.desk), { scope: 'worker' }],
});

/** Creates an order by the browser's shopper that was paid in cash and delivered. */
export async function receiveOrder(context: BrowserContext, server: ShopServer, desk: Desk): Promise<Order> {
  const order = await orderByCourier(context, server);
  await desk.run('orders', 'pack', order.number);
  await desk.run('orders', 'ship', order.number, '--carrier', 'СДЭК', '--track', '1010101010');
  await desk.run('orders', 'hand-over', order.number);
  return order;
}
