import type { QueryClient } from '@tanstack/react-query';
import { ApiError, type Cart, isApiError, SESSION_ENDED, uuid } from '@/lib/api';
import {
  type ensureFresh,
  expireQuery,
  forgetQueries,
  refreshQuery,
  supersedeQuery,
} from '@/lib/state/query-reads';
import { ensureSession, withIdentity } from '@/shop/identity/session';
import { announce } from '@/shop/identity/tabs';
import { ignoreFailedCall } from './cart-failure';
import { CART_CHANGE, cartQuery, lastAdded } from './cart-query';
import { notePendingChanges } from './pending-changes';

/** A change of the cart: how it changes the shown cart, and the request that makes it. */
type Change = {
  predict(cart: Cart): Cart;
  send(): Promise<Cart>;
  /**
   * Called after the server has made the change, with the cart before it, if known, and the cart after it.
   */
  done?(before: Cart | undefined, after: Cart): void;
  /** The key of the line whose quantity the change sets, if it does nothing else. */
  sets?: string | undefined;
};

/** A pending change. Until it is sent, a later change may replace it. */
type Pending = { change: Change; sent: boolean; result: Promise<Cart> };

/**
 * Sends the changes of one shopper's cart one after the other, and shows the server's cart with the pending
 * changes applied.
 */
export function createCartQueue(client: QueryClient) {
  /** The last cart from the server. */
  let settled: Cart | undefined;
  let pending: Pending[] = [];
  /**
   * Whether a change has failed since the cart was last read. The server may have made it, so its cart is
   * unknown.
   */
  let mayDiffer = false;
  /**
   * Increases when the cart gets another owner. Responses for a previous owner are ignored, and changes of a
   * previous owner are not sent.
   */
  let owner = 0;

  const show = () => showCart(client, settled, pending);

  function enqueue(change: Change): Promise<Cart> {
    // Before the first change, the shown cart is the server's cart: it was rendered on the server or read at
    // start-up.
    if (pending.length === 0) settled = client.getQueryData(cartQuery.queryKey);
    // Ignore the response of a read in flight: it would not contain this change.
    supersedeQuery(client, cartQuery.queryKey);
    const last = pending.at(-1);
    if (last && !last.sent && change.sets !== undefined && last.change.sets === change.sets) {
      last.change = change;
      show();
      return last.result;
    }
    const changeOwner = owner;
    const mutation = client.getMutationCache().build<Cart, Error, void, unknown>(client, {
      mutationKey: CART_CHANGE,
      // Send one change at a time.
      scope: { id: 'cart' },
      mutationFn: () => send(next, changeOwner),
    });
    const next: Pending = { change, sent: false, result: mutation.execute() };
    pending = [...pending, next];
    show();
    return next.result;
  }

  async function send(next: Pending, changeOwner: number): Promise<Cart> {
    if (changeOwner !== owner) throw sessionEnded();
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
        // The tokens had expired: a new guest made this change, and the cart of the previous guest was
        // forgotten.
        mayDiffer = true;
      }
      announce({ type: 'cart-changed' });
      return cart;
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        // The following changes would be made for another shopper.
        abandon();
        show();
      } else if (sentBy === owner) {
        mayDiffer = true;
      }
      throw error;
    } finally {
      pending = pending.filter((other) => other !== next);
      if (sentBy === owner) show();
      if (pending.length === 0 && mayDiffer) {
        mayDiffer = false;
        void reconcile(client, settled?.version, () => read(refreshQuery));
      }
    }
  }

  /** Drops the pending changes. */
  function abandon(): void {
    owner += 1;
    pending = [];
    mayDiffer = false;
  }

  /** Reads the cart after the pending changes. Undefined for a shopper without an identity. */
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

/** Shows the server's cart with the pending changes applied. */
function showCart(client: QueryClient, settled: Cart | undefined, pending: readonly Pending[]): void {
  notePendingChanges(pending.length, settled?.version);
  if (!settled) return;
  const shown = pending.reduce((cart, { change }) => change.predict(cart), settled);
  client.setQueryData(cartQuery.queryKey, shown);
}

/** Reads the cart after a failure: the server may have carried out a call whose answer was lost. */
async function reconcile(
  client: QueryClient,
  known: number | undefined,
  read: () => Promise<Cart | undefined>,
): Promise<void> {
  expireQuery(client, cartQuery);
  if (globalThis.navigator?.onLine === false) return;
  try {
    const cart = await read();
    if (cart && cart.version !== known) announce({ type: 'cart-changed' });
  } catch (error) {
    ignoreFailedCall(error);
  }
}

function sessionEnded(): ApiError {
  return new ApiError({ kind: 'auth', message: SESSION_ENDED, requestId: uuid() });
}
