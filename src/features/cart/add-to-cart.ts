import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '@/lib/api';
import { perClient } from '@/lib/state/per-client';
import { addActions } from './state/cart-actions';
import { cartChanges } from './state/cart-changes';

/** The longest time between the presses of a double click, in ms: the default of common systems. */
export const DOUBLE_PRESS_MS = 500;

type Press = { articles: string; at: number; result: Promise<Cart> };

const lastPress = perClient(() => ({ current: undefined as Press | undefined }));

/**
 * Adds a piece of each article to the cart, all or none. The second press of a double click adds nothing, even after
 * the server has answered: it gets the result of the first.
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
