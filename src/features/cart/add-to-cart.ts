import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '@/lib/api';
import { perClient } from '@/lib/state/per-client';
import { addActions } from './state/cart-actions';
import { cartChanges } from './state/cart-changes';

/** Two presses of one double click, in ms: the longest that systems wait for the second by default. */
export const DOUBLE_PRESS_MS = 500;

type Press = { articles: string; at: number; result: Promise<Cart> };

const lastPress = perClient(() => ({ current: undefined as Press | undefined }));

/**
 * Puts a piece of each article into the cart, all or none, for a press of «Добавить в корзину». The second press of a double click adds
 * nothing, even when the server has already answered: it gets the result of the first.
 * @throws ApiError to the caller
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
