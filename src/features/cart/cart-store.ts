import type { QueryClient } from '@tanstack/react-query';
import {
  ApiError,
  addPromoCode,
  applyCartActions,
  type Cart,
  type CartAction,
  getCart,
  isApiError,
  removePromoCode,
  uuid,
} from '@/lib/api';
import { perClient } from '@/lib/state/per-client';
import { createReading } from '@/lib/state/reading';
import { createStore, type Store, type Watched } from '@/lib/state/store';
import { ensureSession, withIdentity } from '@/shop/identity/session';
import { announce } from '@/shop/identity/tabs';
import { lineKey } from './cart-facts';
import { ignoreFailedCall } from './cart-failure';
import { predict, withoutPromoCode } from './predict';
import { noteUnanswered } from './unanswered';

/** Whether the marketing platform adds its gifts and prices: always, as docs/specification.md §7.2 says. */
const PARAMS = { extendByMindbox: true } as const;

export type LastAdded = { articleId: string; quantity: number };

/** The cart of a visit: what is shown is the server's cart with the changes that are still on their way. */
export type CartStore = {
  /** The cart as it is shown; undefined while it is not known. */
  cart: Watched<Cart | undefined>;
  /**
   * Makes changes, one list after the other. Quantities move at once; the reply of the last list in flight settles.
   * A quantity that changes again before it was sent is sent once, as it is then. The first write of an anonymous
   * shopper makes a guest.
   * @throws ApiError to the caller; the changes of the failed list are taken back, those after it go on from what the
   * server has, and the cart is read when they are done
   */
  perform(actions: CartAction[]): Promise<Cart>;
  /** Enters a promo code, after the changes before it. @throws ApiError to the caller */
  enterPromoCode(code: string): Promise<Cart>;
  /** Takes a promo code away, after the changes before it. @throws ApiError to the caller; the code is back then */
  removePromoCode(code: string): Promise<Cart>;
  /**
   * The cart, read when it is not known or no longer fresh, after the changes on their way; undefined for somebody
   * without an identity, whose cart is empty. @throws ApiError
   */
  ensure(): Promise<Cart | undefined>;
  /** Reads the cart anew; otherwise like ensure. */
  refresh(): Promise<Cart | undefined>;
  /** Takes the cart that came with the page. */
  hydrate(cart: Cart): void;
  /** Goes on showing the cart, but the next ensure() reads it. */
  expire(): void;
  /** Forgets the cart: signing out, a lost session. Changes that were not sent yet fail, they were somebody else's. */
  clear(): void;
  /** Whether changes are on their way. */
  busy: Store<boolean>;
  lastAdded: Store<LastAdded | undefined>;
};

/** A change on its way: how the cart will probably look, and the call that makes it so. */
type Change = {
  predict(cart: Cart): Cart;
  send(): Promise<Cart>;
  done?(): void;
  /** The line whose quantity it sets and does nothing else. */
  sets?: string | undefined;
};

/** A change in the queue; another may take its place as long as it was not sent. */
type Queued = { change: Change; sent: boolean; result: Promise<Cart> };

/** The one cart of a visit. */
export const cartStore = perClient(createCartStore);

function createCartStore(client: QueryClient): CartStore {
  const reading = createReading(() => getCart(PARAMS));
  const busy = createStore(false);
  const lastAdded = createStore<LastAdded | undefined>(undefined);
  /** The last cart the server spoke of, and the changes it has not answered yet, oldest first. */
  let settled: Cart | undefined;
  let pending: Queued[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  /** Whether a change failed since the cart was read: what the server has may be anything then. */
  let doubtful = false;
  /** Grows when the cart becomes somebody else's: answers to an earlier owner are not shown, and nothing is sent for one. */
  let owner = 0;

  function show(): void {
    busy.set(pending.length > 0);
    noteUnanswered(pending.length, settled?.version);
    if (settled) reading.set(pending.reduce((cart, { change }) => change.predict(cart), settled));
  }

  async function send(queued: Queued, askedBy: number): Promise<Cart> {
    if (askedBy !== owner) throw sessionEnded();
    queued.sent = true;
    let sentBy = owner;
    try {
      const cart = await withIdentity(client, () => {
        sentBy = owner;
        return queued.change.send();
      });
      if (sentBy === owner) {
        settled = cart;
        queued.change.done?.();
      } else {
        // A guest whose tokens had ended wrote as a new one while the old one's cart was forgotten.
        doubtful = true;
      }
      announce({ type: 'cart-changed' });
      return cart;
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        // Who would make the changes that follow is not who wanted them.
        abandon();
        show();
      } else if (sentBy === owner) {
        doubtful = true;
      }
      throw error;
    } finally {
      pending = pending.filter((other) => other !== queued);
      if (sentBy === owner) show();
      if (pending.length === 0 && doubtful) void reconcile();
    }
  }

  function enqueue(change: Change): Promise<Cart> {
    // The first change starts from what is shown: it was rendered on the server or read at start-up.
    if (pending.length === 0) settled = reading.get();
    // A reading that is under way would come back without this change.
    reading.overtake();
    const last = pending.at(-1);
    if (last && !last.sent && change.sets !== undefined && last.change.sets === change.sets) {
      last.change = change;
      show();
      return last.result;
    }
    const askedBy = owner;
    const queued: Queued = {
      change,
      sent: false,
      result: queue.then(() => send(queued, askedBy)),
    };
    queue = queued.result.catch(() => undefined);
    pending = [...pending, queued];
    show();
    return queued.result;
  }

  /** The server's word after something failed: a call without an answer may have been carried out all the same. */
  async function reconcile(): Promise<void> {
    doubtful = false;
    const known = settled?.version;
    reading.expire();
    if (globalThis.navigator?.onLine === false) return;
    try {
      const cart = await read(reading.refresh);
      if (cart && cart.version !== known) announce({ type: 'cart-changed' });
    } catch (error) {
      ignoreFailedCall(error);
    }
  }

  /** What was not sent yet will not be. */
  function abandon(): void {
    owner += 1;
    pending = [];
    doubtful = false;
  }

  /** After a successful add of a single item, that item with the requested quantity (docs/specification.md §4.3). */
  function rememberAdded(actions: CartAction[]): void {
    const [only] = actions;
    if (actions.length === 1 && only?.action === 'ADD') {
      lastAdded.set({ articleId: only.articleId, quantity: only.quantity });
    }
  }

  async function read(how: () => Promise<Cart | undefined>): Promise<Cart | undefined> {
    const session = await ensureSession(client);
    if (session.identity === 'none') return undefined;
    while (busy.get()) await queue;
    return how();
  }

  return {
    cart: reading,
    busy,
    lastAdded,
    perform: (actions) =>
      enqueue({
        predict: (cart) => predict(cart, actions),
        send: () => applyCartActions({ items: actions }, PARAMS),
        done: () => rememberAdded(actions),
        sets: lineSetBy(actions),
      }),
    enterPromoCode: (code) =>
      enqueue({ predict: (cart) => cart, send: () => addPromoCode({ code }, PARAMS) }),
    removePromoCode: (code) =>
      enqueue({
        predict: (cart) => withoutPromoCode(cart, code),
        send: () => removePromoCode(code, PARAMS),
      }),
    ensure: () => read(reading.ensure),
    refresh: () => read(reading.refresh),
    hydrate: reading.hydrate,
    expire: reading.expire,
    clear() {
      abandon();
      settled = undefined;
      lastAdded.set(undefined);
      show();
      reading.set(undefined);
    },
  };
}

/** The line whose quantity a list sets and does nothing else; a line that is taken out is none any more. */
function lineSetBy([only, ...others]: CartAction[]): string | undefined {
  if (only?.action !== 'UPDATE' || only.quantity === 0 || others.length > 0) return undefined;
  return lineKey({ articleId: only.articleId, isGift: only.isGift ?? false });
}

function sessionEnded(): ApiError {
  return new ApiError({ kind: 'auth', message: 'Сессия завершена. Войдите снова', requestId: uuid() });
}
