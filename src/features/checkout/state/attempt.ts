import type { Cart, OrderRequest } from '@/lib/api';
import { ORDER_KEY } from '../draft/forget-checkout';

/**
 * An order that was asked for and not answered, or the one that was answered last: in the storage of this tab, so that a
 * reload and the way back find it. The request goes as soon as there is an answer.
 */
type Kept = { asked?: { key: string; request: OrderRequest }; placed?: string };

function read(): Kept {
  try {
    return (JSON.parse(sessionStorage.getItem(ORDER_KEY) ?? '{}') ?? {}) as Kept;
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(ORDER_KEY, JSON.stringify(kept));
  } catch {}
}

export const keptOrder = read;

export const keepAsked = (key: string, request: OrderRequest): void => write({ asked: { key, request } });

export const keepPlaced = (orderId: string): void => write({ placed: orderId });

/** What was asked for was refused. */
export const forgetAsked = (): void => write({});

/**
 * The idempotency key of an order from this state of the cart: the same after a reload, on the way back and in every tab.
 * A version never comes back, and a cart that was ordered has another one.
 */
export function orderKeyOf({ id, version }: Pick<Cart, 'id' | 'version'>): string {
  const at = id.lastIndexOf('-') + 1;
  const mixed = (BigInt(`0x${id.slice(at)}`) ^ BigInt(version)).toString(16);
  return id.slice(0, at) + mixed.padStart(id.length - at, '0');
}
