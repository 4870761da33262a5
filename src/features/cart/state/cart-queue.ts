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

/** A change of the cart: the expected cart, and the call that makes the change. */
type Change = {
  predict(cart: Cart): Cart;
  send(): Promise<Cart>;
  /** Called after the server made the change, with the cart before it, if known, and after it. */
  done?(before: Cart | undefined, after: Cart): void;
  /** The line, if the change only sets its quantity. */
  sets?: string | undefined;
};

/** A pending change. A later change may replace it before it is sent. */
type Pending = { change: Change; sent: boolean; result: Promise<Cart> };

/**
 * Sends the changes of one cache one after the other, and shows the server's cart with the changes in flight applied.
 */
export function createCartQueue(client: QueryClient) {
  /** The last cart from the server. */
  let settled: Cart | undefined;
  let pending: Pending[] = [];
  /** Whether a change failed since the cart was read, so that the server's cart is unknown. */
  let mayDiffer = false;
  /** Counts owners of the cart. Answers to a previous owner are ignored, and its changes are not sent. */
  let owner = 0;

  const show = () => showCart(client, settled, pending);

  function enqueue(change: Change): Promise<Cart> {
    // The first change starts from the shown cart, which was rendered on the server or read at start-up.
    if (pending.length === 0) settled = client.getQueryData(cartQuery.queryKey);
    // The answer to a read in flight would not contain this change.
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
      // One at a time.
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
        // The tokens had expired: a new guest made the change, and the cart of the old one was forgotten.
        mayDiffer = true;
      }
      announce({ type: 'cart-changed' });
      return cart;
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        // Another shopper would make the following changes.
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
