// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Cart, CartAction } from '@/lib/api';
import { testCart, testItem } from '../testing';
import type { CartChanges } from './cart-changes';

/*
 * Model-based test of two tabs and a server: fast-check decides when each request arrives, when its response
 * arrives, and which of them are lost. In every run both tabs end with the server's cart, and each change
 * that was reported as done was made exactly once.
 */

/**
 * What happens to a change: it is made, refused by the shop, lost on the way to the server, or made with its
 * response lost.
 */
type Fate = 'done' | 'refused' | 'lost' | 'answer lost';
type Errors = Pick<typeof import('@/lib/api'), 'ApiError'>;

const RUNS = Number(process.env.CART_RUNS ?? 200);
const ARTICLES = ['a', 'b', 'c'] as const;
const MAX = 10;

class Server {
  version = 1;
  readonly quantities = new Map<string, number>([['a', 2]]);
  readonly made: CartAction[][] = [];
  readonly scheduler: fc.Scheduler;
  readonly fates: Fate[];
  /** Whether requests that read the cart reach the server. */
  online = true;

  constructor(scheduler: fc.Scheduler, fates: readonly Fate[]) {
    this.scheduler = scheduler;
    this.fates = [...fates];
  }

  cart(): Cart {
    const items = [...this.quantities].map(([articleId, quantity]) => testItem(articleId, quantity));
    return testCart(items, { version: this.version });
  }

  private carryOut(actions: CartAction[]): void {
    for (const { action, articleId, quantity } of actions) {
      const before = this.quantities.get(articleId) ?? 0;
      const wanted = { ADD: before + quantity, REMOVE: before - quantity, UPDATE: quantity }[action];
      if (wanted > 0) this.quantities.set(articleId, Math.min(wanted, MAX));
      else this.quantities.delete(articleId);
    }
    this.version += 1;
    this.made.push(actions);
  }

  async change(actions: CartAction[], { ApiError }: Errors): Promise<Cart> {
    const failed = (kind: 'network' | 'api') => new ApiError({ kind, requestId: 'request' });
    const fate = this.fates.shift() ?? 'done';
    await this.scheduler.schedule(Promise.resolve(), `change ${fate} arrives`);
    if (fate === 'lost') throw failed('network');
    if (fate !== 'refused') this.carryOut(actions);
    const cart = this.cart();
    await this.scheduler.schedule(Promise.resolve(), `change ${fate} is answered`);
    if (fate === 'refused') throw failed('api');
    if (fate === 'answer lost') throw failed('network');
    return cart;
  }

  async read({ ApiError }: Errors): Promise<Cart> {
    await this.scheduler.schedule(Promise.resolve(), 'reading arrives');
    if (!this.online) throw new ApiError({ kind: 'network', requestId: 'request' });
    const cart = this.cart();
    await this.scheduler.schedule(Promise.resolve(), 'reading is answered');
    return cart;
  }
}

let server: Server;

vi.mock('@/lib/api', async (original) => {
  const api = await original<typeof import('@/lib/api')>();
  return {
    ...api,
    fetchSession: async () => ({ user: null, identity: 'guest' }),
    applyCartActions: ({ items }: { items: CartAction[] }) => server.change(items, api),
    getGetCartQueryOptions: (...options: Parameters<typeof api.getGetCartQueryOptions>) => ({
      ...api.getGetCartQueryOptions(...options),
      queryFn: () => server.read(api),
    }),
  };
});

/** A BroadcastChannel between the simulated pages; the scheduler decides when its messages are delivered. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  static delivered = 0;
  constructor() {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.open) {
      if (other === this) continue;
      void server.scheduler.schedule(Promise.resolve(), 'announcement').then(() => {
        FakeChannel.delivered += 1;
        other.dispatchEvent(new MessageEvent('message', { data }));
      });
    }
  }
}

/** A tab with its own copy of every module, like a real page. */
async function openTab() {
  vi.resetModules();
  const [{ cartChanges }, { cartQuery }, { followCart }, { createQueryClient }] = await Promise.all([
    import('./cart-changes'),
    import('./cart-query'),
    import('./follow-cart'),
    import('@/lib/api'),
  ]);
  return { cartChanges, cartQuery, followCart, createQueryClient };
}

let tabs: Awaited<ReturnType<typeof openTab>>[];

beforeAll(async () => {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  tabs = [await openTab(), await openTab()];
});

beforeEach(() => {
  FakeChannel.delivered = 0;
});

const article = fc.constantFrom(...ARTICLES);
const quantity = fc.integer({ min: 1, max: 4 });
const update = (articleId: fc.Arbitrary<string>): fc.Arbitrary<CartAction> =>
  fc.record({ action: fc.constant('UPDATE' as const), articleId, quantity: fc.integer({ min: 0, max: 5 }) });
const action: fc.Arbitrary<CartAction> = fc.oneof(
  fc.record({ action: fc.constant('ADD' as const), articleId: article, quantity }),
  fc.record({ action: fc.constant('REMOVE' as const), articleId: article, quantity: fc.constant(1) }),
  update(article),
);
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fate>('done') },
  { weight: 1, arbitrary: fc.constantFrom<Fate>('refused', 'lost', 'answer lost') },
);
/**
 * A step of the test: the tab, the change that it makes, and when the next step follows: mostly before this
 * one is answered.
 */
type Step = { tab: number; actions: CartAction[]; next: 'at once' | 'a little later' | 'when all is done' };
const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom(0, 1),
  // Mostly presses of one quantity stepper, because they are the most common.
  actions: fc.oneof(
    update(fc.constant('a')).map((only) => [only]),
    fc.array(action, { minLength: 1, maxLength: 2 }),
  ),
  next: fc.constantFrom('at once', 'a little later', 'a little later', 'when all is done'),
});
const story = {
  scheduler: fc.scheduler(),
  steps: fc.array(step, { minLength: 1, maxLength: 12 }),
  fates: fc.array(fate, { maxLength: 12 }),
};

/** Lets promises inside the store settle between two requests. */
const settling = () => new Promise((resolve) => setImmediate(resolve));

/** Runs until nothing is in flight. @throws Error if that never happens */
async function untilQuiet(scheduler: fc.Scheduler): Promise<void> {
  let quiet = 0;
  for (let turn = 0; quiet < 3; turn += 1) {
    if (turn > 1000) throw new Error('The tabs call each other endlessly');
    await settling();
    if (scheduler.count() === 0) quiet += 1;
    else {
      quiet = 0;
      await scheduler.waitOne();
    }
  }
}

type Page = { changes: CartChanges; cart(): Cart | undefined; isBusy(): boolean; end(): void };

async function open(scheduler: fc.Scheduler, known = true): Promise<Page[]> {
  const pages = tabs.map(({ cartChanges, cartQuery, followCart, createQueryClient }) => {
    const client = createQueryClient();
    // Retries of failed reads use timers, which the scheduler does not control: query-client.test.ts covers
    // them.
    const { queries } = client.getDefaultOptions();
    client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { ...queries, retry: false } });
    return {
      changes: cartChanges(client),
      cart: () => client.getQueryData(cartQuery.queryKey),
      isBusy: () => client.isMutating() > 0,
      end: followCart(client),
    };
  });
  for (const { changes } of pages) void changes.ensure();
  if (known) await untilQuiet(scheduler);
  return pages;
}

const shown = ({ cart }: Page) => cart()?.items.map(({ articleId, quantity }) => [articleId, quantity]);

/** Runs the steps, and returns those whose changes were reported as done. */
async function play(pages: Page[], scheduler: fc.Scheduler, steps: readonly Step[]): Promise<Set<Step>> {
  const successes = new Set<Step>();
  for (const step of steps) {
    pages[step.tab]?.changes.perform(step.actions).then(
      () => successes.add(step),
      () => undefined,
    );
    if (step.next === 'when all is done') await untilQuiet(scheduler);
    if (step.next !== 'a little later') continue;
    await settling();
    if (scheduler.count() > 1) await scheduler.waitOne();
  }
  await untilQuiet(scheduler);
  return successes;
}

function expectServersCart(pages: Page[]): void {
  for (const page of pages) {
    expect(shown(page)).toEqual([...server.quantities]);
    expect(page.cart()?.version).toBe(server.version);
    expect(page.isBusy()).toBe(false);
  }
}

test('two tabs end with the server’s cart, for any order and any loss of calls and answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(story), fc.boolean(), async ({ scheduler, steps, fates }, known) => {
      server = new Server(scheduler, fates);
      const pages = await open(scheduler, known);
      const successes = await play(pages, scheduler, steps);
      for (const { end } of pages) end();
      expectServersCart(pages);
      for (const step of steps) {
        const times = server.made.filter((list) => list === step.actions).length;
        expect(times).toBeLessThanOrEqual(1);
        if (!successes.has(step)) continue;
        // A later quantity of the same line may have replaced this one before it was sent.
        const later = steps.slice(steps.indexOf(step)).filter((other) => replaces(other, step));
        expect([step, ...later].some(({ actions }) => server.made.includes(actions))).toBe(true);
      }
      for (const tab of [0, 1]) {
        const own = steps.filter((step) => step.tab === tab).map(({ actions }) => actions);
        const made = server.made.filter((list) => own.includes(list));
        expect(made).toEqual(own.filter((list) => made.includes(list)));
      }
    }),
    { numRuns: RUNS },
  );
}, 60_000);

test('changes fail without a network, and the server’s cart is shown when the network returns', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(story), fc.array(step, { maxLength: 6 }), async (played, after) => {
      const { scheduler, steps, fates } = played;
      server = new Server(scheduler, fates);
      const pages = await open(scheduler);
      await play(pages, scheduler, steps);
      const before = [...server.quantities];
      server.online = false;
      server.fates.splice(0, server.fates.length, ...after.map(() => 'lost' as const));
      expect((await play(pages, scheduler, after)).size).toBe(0);
      for (const page of pages) expect(shown(page)).toEqual(before);
      // Another device of the same shopper changes the cart.
      server.quantities.set('c', 7);
      server.version += 1;
      server.online = true;
      window.dispatchEvent(new Event('online'));
      await untilQuiet(scheduler);
      for (const { end } of pages) end();
      expectServersCart(pages);
    }),
    { numRuns: RUNS / 4 },
  );
}, 60_000);

test('a change is announced to the other tab once, and the other tab announces nothing in return', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(story), async ({ scheduler, steps }) => {
      server = new Server(scheduler, []);
      const pages = await open(scheduler);
      FakeChannel.delivered = 0;
      await play(pages, scheduler, steps);
      for (const { end } of pages) end();
      expect(FakeChannel.delivered).toBe(server.made.length);
    }),
    { numRuns: RUNS / 4 },
  );
}, 60_000);

function replaces(other: Step, { tab, actions }: Step): boolean {
  const lines = [other.actions, actions].map(([only, ...rest]) =>
    only?.action === 'UPDATE' && rest.length === 0 ? only.articleId : undefined,
  );
  return other.tab === tab && lines[0] !== undefined && lines[0] === lines[1];
}
