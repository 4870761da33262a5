import { isCancelledError, type QueryClient, queryOptions } from '@tanstack/react-query';
import { applyCartActions, type Cart, type CartAction, getCart, getGetCartQueryKey } from '@/lib/api';
import { ensureSession, withIdentity } from '@/lib/session';
import { createStore, type Store } from '@/lib/store';
import { predict } from './predict';

/** Whether the marketing platform adds its gifts and prices: always, as section 7 of the specification says. */
const PARAMS = { extendByMindbox: true } as const;

export const cartQuery = queryOptions({
  queryKey: getGetCartQueryKey(PARAMS),
  queryFn: ({ signal }) => getCart(PARAMS, { signal }),
});

export type LastAdded = { articleId: string; quantity: number };

/** The cart of a page: what is shown is the server's cart with the changes that are still on their way. */
export type CartStore = {
  /**
   * Makes changes, one list after the other. Quantities move at once; the reply of the last list in flight settles.
   * The first write of an anonymous shopper makes a guest.
   * @throws ApiError to the caller; the changes of the failed list are taken back
   */
  perform(actions: CartAction[]): Promise<Cart>;
  /** Reads the cart anew; undefined for somebody without an identity, whose cart is empty. */
  refresh(): Promise<Cart | undefined>;
  /** Forgets the cart: signing out, a lost session. */
  clear(): void;
  /** Whether changes are on their way. */
  busy: Store<boolean>;
  lastAdded: Store<LastAdded | undefined>;
};

const stores = new WeakMap<QueryClient, CartStore>();

/** The one cart of a page or of a rendered request. */
export function cartStore(queryClient: QueryClient): CartStore {
  const known = stores.get(queryClient);
  if (known) return known;
  const created = createCartStore(queryClient);
  stores.set(queryClient, created);
  return created;
}

function createCartStore(queryClient: QueryClient): CartStore {
  const busy = createStore(false);
  const lastAdded = createStore<LastAdded | undefined>(undefined);
  /** The last cart the server spoke of, and the lists it has not answered yet, oldest first. */
  let settled: Cart | undefined;
  let pending: CartAction[][] = [];
  let queue: Promise<unknown> = Promise.resolve();
  /** Grows with clear(): answers to questions of an earlier owner are not shown. */
  let owner = 0;

  function show(): void {
    busy.set(pending.length > 0);
    if (settled) queryClient.setQueryData(cartQuery.queryKey, pending.reduce(predict, settled));
  }

  async function send(actions: CartAction[], askedBy: number): Promise<Cart> {
    try {
      const cart = await withIdentity(queryClient, () => applyCartActions({ items: actions }, PARAMS));
      if (askedBy === owner) {
        settled = cart;
        rememberAdded(actions);
      }
      return cart;
    } finally {
      if (askedBy === owner) {
        pending = pending.filter((list) => list !== actions);
        show();
      }
    }
  }

  /** After a successful add of a single item, that item with the requested quantity (specification, section 4). */
  function rememberAdded(actions: CartAction[]): void {
    const [only] = actions;
    if (actions.length === 1 && only?.action === 'ADD') {
      lastAdded.set({ articleId: only.articleId, quantity: only.quantity });
    }
  }

  return {
    busy,
    lastAdded,
    perform(actions) {
      // The first change starts from what is shown: it was rendered on the server or read at start-up.
      if (pending.length === 0) settled = queryClient.getQueryData(cartQuery.queryKey) ?? settled;
      const askedBy = owner;
      pending = [...pending, actions];
      // A reading that is under way would come back without this change.
      void queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
      show();
      const result = queue.then(() => send(actions, askedBy));
      queue = result.catch(() => undefined);
      return result;
    },
    async refresh() {
      const session = await ensureSession(queryClient);
      if (session.identity === 'none') return undefined;
      await queue;
      try {
        return await queryClient.fetchQuery({ ...cartQuery, staleTime: 0 });
      } catch (error) {
        // A change overtook the reading; its reply is newer.
        if (isCancelledError(error)) return queryClient.getQueryData(cartQuery.queryKey);
        throw error;
      }
    },
    clear() {
      owner += 1;
      settled = undefined;
      pending = [];
      busy.set(false);
      lastAdded.set(undefined);
      // Not removal, which would leave what is on the screen where it is.
      void queryClient.resetQueries({ queryKey: cartQuery.queryKey });
    },
  };
}
