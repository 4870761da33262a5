import type { Cart, OrderRequest } from '@/lib/api';
import { readJson, tabStorage } from '@/lib/browser/storage';
import { ORDER_KEY } from '../draft/forget-checkout';

/**
 * An order request whose response is pending, and the id of the last placed order. Stored in this tab, so
 * that they survive a reload and going back. The request is removed once it is answered.
 */
type Attempt = { requested?: { key: string; request: OrderRequest }; placed?: string };

function read(): Attempt {
  return (readJson(tabStorage, ORDER_KEY) ?? {}) as Attempt;
}

function write(attempt: Attempt): void {
  tabStorage.setItem(ORDER_KEY, JSON.stringify(attempt));
}

export const storedAttempt = read;

export const storeRequest = (key: string, request: OrderRequest): void =>
  write({ requested: { key, request } });

export const storePlaced = (orderId: string): void => write({ placed: orderId });

/** Call after the request was refused. */
export const removeRequest = (): void => write({});

/**
 * The idempotency key of an order for this version of the cart. It is the same after a reload, after going
 * back and in every tab. A cart never has the same version twice, and after an order there is a new cart with
 * another id.
 */
export function idempotencyKeyOf({ id, version }: Pick<Cart, 'id' | 'version'>): string {
  const at = id.lastIndexOf('-') + 1;
  const mixed = (BigInt(`0x${id.slice(at)}`) ^ BigInt(version)).toString(16);
  return id.slice(0, at) + mixed.padStart(id.length - at, '0');
}
