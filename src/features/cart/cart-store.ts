import {
  addPromoCode,
  applyCartActions,
  type Cart,
  type CartAction,
  getCart,
  removePromoCode,
} from '@/lib/api';
import { createReading } from '@/lib/reading';
import { ensureSession, withIdentity } from '@/lib/session';
import { createStore, type Store, type Watched } from '@/lib/store';
import { perVisit, type Visit } from '@/lib/visit';
import { predict, withoutPromoCode } from './predict';

/** Whether the marketing platform adds its gifts and prices: always, as section 7 of the specification says. */
const PARAMS = { extendByMindbox: true } as const;

export type LastAdded = { articleId: string; quantity: number };

/** The cart of a visit: what is shown is the server's cart with the changes that are still on their way. */
export type CartStore = {
  /** The cart as it is shown; undefined while it is not known. */
  cart: Watched<Cart | undefined>;
  /**
   * Makes changes, one list after the other. Quantities move at once; the reply of the last list in flight settles.
   * The first write of an anonymous shopper makes a guest.
   * @throws ApiError to the caller; the changes of the failed list are taken back
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
  /** Forgets the cart: signing out, a lost session. */
  clear(): void;
  /** Whether changes are on their way. */
  busy: Store<boolean>;
  lastAdded: Store<LastAdded | undefined>;
};

/** A change on its way: how the cart will probably look, and the call that makes it so. */
type Change = { predict(cart: Cart): Cart; send(): Promise<Cart>; done?(): void };

/** The one cart of a visit. */
export const cartStore = perVisit(createCartStore);

function createCartStore(visit: Visit): CartStore {
  const reading = createReading(() => getCart(PARAMS));
  const busy = createStore(false);
  const lastAdded = createStore<LastAdded | undefined>(undefined);
  /** The last cart the server spoke of, and the changes it has not answered yet, oldest first. */
  let settled: Cart | undefined;
  let pending: Change[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  /** Grows with clear(): answers to questions of an earlier owner are not shown. */
  let owner = 0;

  function show(): void {
    busy.set(pending.length > 0);
    if (!settled) return;
    const shown = pending.reduce((cart, change) => change.predict(cart), settled);
    reading.set(shown);
  }

  async function send(change: Change, askedBy: number): Promise<Cart> {
    try {
      const cart = await withIdentity(visit, change.send);
      if (askedBy === owner) {
        settled = cart;
        change.done?.();
      }
      return cart;
    } finally {
      if (askedBy === owner) {
        pending = pending.filter((other) => other !== change);
        show();
      }
    }
  }

  function enqueue(change: Change): Promise<Cart> {
    // The first change starts from what is shown: it was rendered on the server or read at start-up.
    if (pending.length === 0) settled = reading.get();
    const askedBy = owner;
    pending = [...pending, change];
    // A reading that is under way would come back without this change.
    reading.overtake();
    show();
    const result = queue.then(() => send(change, askedBy));
    queue = result.catch(() => undefined);
    return result;
  }

  /** After a successful add of a single item, that item with the requested quantity (specification, section 4). */
  function rememberAdded(actions: CartAction[]): void {
    const [only] = actions;
    if (actions.length === 1 && only?.action === 'ADD') {
      lastAdded.set({ articleId: only.articleId, quantity: only.quantity });
    }
  }

  async function read(how: () => Promise<Cart | undefined>): Promise<Cart | undefined> {
    const session = await ensureSession(visit);
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
      owner += 1;
      settled = undefined;
      pending = [];
      busy.set(false);
      lastAdded.set(undefined);
      reading.set(undefined);
    },
  };
}
