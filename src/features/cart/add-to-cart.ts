import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '@/lib/api';
import { perClient } from '@/lib/state/per-client';
import { addActions } from './state/cart-actions';
import { cartChanges } from './state/cart-changes';

/**
 * The longest time between two presses that count as a double click, in ms: the default of common operating
 * systems.
 */
export const DOUBLE_PRESS_MS = 500;

type Press = { articles: string; at: number; result: Promise<Cart> };

const lastPress = perClient(() => ({ current: undefined as Press | undefined }));

/**
 * Adds one piece of each article to the cart: all of them, or nothing if one fails. The second press of a
 * double click adds nothing and gets the result of the first, even if the server has already answered.
 * @throws ApiError
 */
export function addToCart(client: QueryClient, ...articleIds: readonly string[]): Promise<Cart> {
  const articles = articleIds.join(' ');
  const last = lastPress(client);
  const { current } = last;
  const at = performance.now();
  if (current?.articles === articles && at - current.at < DOUBLE_PRESS_MS) return current.result;
  const result = cartChanges(client).perform(articleIds.flatMap((id) => addActions(id, 1)));
  last.current = { articles, at, result };
  return result;
}
