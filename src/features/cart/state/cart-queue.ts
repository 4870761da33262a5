import type { QueryClient } from '@tanstack/react-query';
import { ApiError, type Cart, isApiError, uuid } from '@/lib/api';
import {
  type ensureFresh,
  expireQuery,
  forgetQueries,
  overtakeQuery,
  refreshQuery,
} from '@/lib/state/query-reads';
import { ensureSession, withIdentity } from '@/shop/identity/session';
import { announce } from '@/shop/identity/tabs';
import { ignoreFailedCall } from './cart-failure';
import { CART_CHANGE, cartQuery, lastAdded } from './cart-query';
import { notePendingChanges } from './pending-changes';

/** A change of the cart: the expected cart, and the call that makes the change. */
type Change = {
  predict(cart: Cart): Cart;
  send(): Promise<Cart>;
  /** The server has made it: the cart before, as far as it was known, and after. */
  done?(before: Cart | undefined, after: Cart): void;
  /** The line whose quantity it sets and does nothing else. */
  sets?: string | undefined;
};

/** A pending change; another may replace it as long as it was not sent. */
type Pending = { change: Change; sent: boolean; result: Promise<Cart> };

/**
 * Sends the changes of one cache one after the other, and shows the server's cart with the changes in flight applied.
 */
export function createCartQueue(client: QueryClient) {
  /** The last cart from the server, and the changes in flight, oldest first. */
  let settled: Cart | undefined;
  let pending: Pending[] = [];
  /** Whether a change failed since the cart was read: what the server has may be anything then. */
  let doubtful = false;
  /** Grows when the cart becomes another shopper's: answers to an earlier owner are not shown, and nothing is sent for one. */
  let owner = 0;

  function show(): void {
    notePendingChanges(pending.length, settled?.version);
    if (!settled) return;
    const shown = pending.reduce((cart, { change }) => change.predict(cart), settled);
    client.setQueryData(cartQuery.queryKey, shown);
  }

  function enqueue(change: Change): Promise<Cart> {
    // The first change starts from what is shown: it was rendered on the server or read at start-up.
    if (pending.length === 0) settled = client.getQueryData(cartQuery.queryKey);
    // A reading that is under way would come back without this change.
    overtakeQuery(client, cartQuery.queryKey);
    const last = pending.at(-1);
    if (last && !last.sent && change.sets !== undefined && last.change.sets === change.sets) {
      last.change = change;
      show();
      return last.result;
    }
    const askedBy = owner;
    const mutation = client.getMutationCache().build<Cart, Error, void, unknown>(client, {
      mutationKey: CART_CHANGE,
      // One after the other.
      scope: { id: 'cart' },
      mutationFn: () => send(next, askedBy),
    });
    const next: Pending = { change, sent: false, result: mutation.execute() };
    pending = [...pending, next];
    show();
    return next.result;
  }

  async function send(next: Pending, askedBy: number): Promise<Cart> {
    if (askedBy !== owner) throw sessionEnded();
    next.sent = true;
    let sentBy = owner;
    try {
      const cart = await withIdentity(client, () => {
        sentBy = owner;
        return next.change.send();
      });
      if (sentBy === owner) {
        const before = settled;
        settled = cart;
        next.change.done?.(before, cart);
      } else {
        // A guest whose tokens had ended wrote as a new one while the old one's cart was forgotten.
        doubtful = true;
      }
      announce({ type: 'cart-changed' });
      return cart;
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        // The following changes would be made by another shopper.
        abandon();
        show();
      } else if (sentBy === owner) {
        doubtful = true;
      }
      throw error;
    } finally {
      pending = pending.filter((other) => other !== next);
      if (sentBy === owner) show();
      if (pending.length === 0 && doubtful) void reconcile();
    }
  }

  /** Reads the cart after a failure: a call without an answer may still have been carried out. */
  async function reconcile(): Promise<void> {
    doubtful = false;
    const known = settled?.version;
    expireQuery(client, cartQuery);
    if (globalThis.navigator?.onLine === false) return;
    try {
      const cart = await read(refreshQuery);
      if (cart && cart.version !== known) announce({ type: 'cart-changed' });
    } catch (error) {
      ignoreFailedCall(error);
    }
  }

  /** Drops the changes that were not sent yet. */
  function abandon(): void {
    owner += 1;
    pending = [];
    doubtful = false;
  }

  /** A shopper without an identity has no cart, and a read waits for the changes in flight. */
  async function read(how: typeof ensureFresh): Promise<Cart | undefined> {
    const session = await ensureSession(client);
    if (session.identity === 'none') return undefined;
    for (let last = pending.at(-1); last; last = pending.at(-1)) await last.result.catch(() => undefined);
    return how(client, cartQuery);
  }

  /** Forgets the cart and its changes. Changes that were not sent yet fail. */
  function forget(): void {
    abandon();
    settled = undefined;
    lastAdded.set(undefined);
    show();
    forgetQueries(client, cartQuery);
  }

  return { enqueue, read, forget };
}

function sessionEnded(): ApiError {
  return new ApiError({ kind: 'auth', message: 'Сессия завершена. Войдите снова', requestId: uuid() });
}
