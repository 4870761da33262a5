import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

type CartAction = { action: 'ADD' | 'REMOVE' | 'UPDATE'; articleId: string; quantity: number };

/**
 * Changes the shopper's cart by a call of the API that the open page does not notice, like a change on
 * another device.
 */
export async function changeCartElsewhere(context: BrowserContext, items: CartAction[]): Promise<void> {
  const origin = new URL(context.pages()[0]?.url() ?? '').origin;
  const answer = await context.request.post(
    `${origin}/api/cart-orchestration/v1/carts/items/list?extendByMindbox=true&site=ru`,
    {
      data: { items },
      headers: {
        origin,
        'x-request-id': randomUUID(),
        'x-requested-from': 'browser',
        'x-site-id': 'ru',
      },
    },
  );
  if (!answer.ok()) throw new Error(`The cart was not changed: ${answer.status()} ${await answer.text()}`);
}
