import { randomUUID } from 'node:crypto';
import { eq, isNotNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { OrderPayment, OrderState } from '#contract/client/client.schemas.ts';
import { mayStep } from '#shared/orders/states.ts';
import { addPromoCode } from '../../cart/queries/promo-queries.ts';
import { article } from '../../domain/tables/goods.ts';
import { orderEvent } from '../../domain/tables/orders.ts';
import { payment } from '../../payments/base/tables.ts';
import { readPaymentCases } from '../../payments/payment-cases.ts';
import type { BankPayment } from '../../payments/testing/bank.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { often, type Step, stepsIn } from '../../testing/models.ts';
import { cancelOrder } from '../cancel-order.ts';
import { orderEditOptions } from '../editing/edit-options.ts';
import { decidePaymentCase } from '../operator/decide-payment-case.ts';
import { editOrder, tryEdit, withdrawOrderEdit } from '../operator/edit-order.ts';
import { packOrder } from '../operator/pack-order.ts';
import { orderOperatorHandlers } from '../operator/routes.ts';
import { startPayment } from '../paying/start-payment.ts';
import { placeOrder } from '../place-order.ts';
import { addStep } from '../queries/add-step.ts';
import { lockOrder } from '../queries/lock-order.ts';
import { assertInvariants } from './conserved.ts';
import {
  ARTICLES,
  CODES,
  changeCart,
  passTime,
  placeCart,
  stateOf,
  unlessRefused,
  type World,
} from './world.ts';

const step = stepsIn<World>(assertInvariants);

const shopper = fc.nat({ max: 1 });
const which = fc.nat({ max: 5 });
/** An article that shoppers buy. */
const article3 = fc.nat({ max: 2 });
const anyArticle = fc.nat({ max: ARTICLES.length - 1 });
const rarely = fc.nat({ max: 9 }).map((chance) => chance === 0);
const METHODS = ['cash', 'card-online', 'sbp'] as const;
const ownerOf = ({ owners }: World, index: number) => owners[index] ?? '';
/** Applies a step to one of the orders; does nothing if no order exists. */
const withOrder =
  (run: (world: World, placed: World['placed'][number]) => Promise<unknown>) =>
  async (world: World, index: number) => {
    const placed = world.placed.at(-1 - (index % Math.max(1, world.placed.length)));
    if (placed) await run(world, placed);
  };

async function cancel(
  world: World,
  { id, attempt }: World['placed'][number],
  quantity?: number,
): Promise<void> {
  const before = (await stateOf(world, id)) as OrderState;
  const lines = quantity === undefined ? {} : { lines: [{ position: 0, quantity }] };
  const ended = await unlessRefused(
    cancelOrder(world.shop.deps, { id, ownerId: attempt.owner.id, reason: 'OTHER', ...lines }),
  );
  const isRefused = ended instanceof ProblemError;
  if (before !== 'CANCELLED' && !mayStep(before, 'CANCELLED', 'shopper'))
    expect(ended).toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
  else if (quantity === undefined) expect(isRefused ? ended.code : ended.state).toBe('CANCELLED');
}

/** Starts the payment of an order, or changes its payment method. */
async function pay(
  { shop }: World,
  { id, attempt }: World['placed'][number],
  method: OrderPayment,
): Promise<void> {
  const wish = { orderId: id, ownerId: attempt.owner.id, key: randomUUID(), method };
  await unlessRefused(startPayment(shop.deps, wish)).catch((error: unknown) => {
    // If the bank does not respond, the shopper sees an error; no other error may occur.
    if (!(error instanceof ProblemError && (shop.bank.isDown || shop.bank.losesAnswers))) throw error;
  });
}

/** Calls an operation of the operator API on an order, with the order's current version. */
async function operate(
  world: World,
  { id }: World['placed'][number],
  [what, isStale]: readonly ['pack' | 'ready' | 'hand over' | 'cancel', boolean],
): Promise<void> {
  const { db, shop, operator } = world;
  const seen = await db.$count(orderEvent, eq(orderEvent.orderId, id));
  const version = isStale ? seen - 1 : seen;
  const call = { deps: shop.deps, principal: operator, params: { orderId: id } };
  const before = await stateOf(world, id);
  const done = await unlessRefused(
    {
      pack: () => packOrder({ ...call, body: { version } }),
      ready: () => orderOperatorHandlers.readyOrder({ ...call, body: { version } } as never),
      'hand over': () => orderOperatorHandlers.handOverOrder({ ...call, body: { version } } as never),
      cancel: () =>
        orderOperatorHandlers.cancelOrderByOperator({ ...call, body: { version, reason: 'OTHER' } } as never),
    }[what]() as Promise<unknown>,
  );
  if (isStale) expect(done).toMatchObject({ code: 'ORDER_STEP_REFUSED' });
  if (done instanceof ProblemError) expect(await stateOf(world, id)).toBe(before);
}

/** If an order has a payment that differs from the sum due, lets an operator decide about it. */
async function decide(
  { db, shop, operator }: World,
  { id: orderId }: World['placed'][number],
  decision: 'ACCEPT' | 'RETURN',
): Promise<void> {
  const [open] = (await readPaymentCases(db, orderId)).filter((one) => one.decision === null);
  if (!open) return;
  const version = await db.$count(orderEvent, eq(orderEvent.orderId, orderId));
  const params = { orderId, paymentId: open.id };
  const call = { deps: shop.deps, principal: operator, params, body: { version, decision } };
  await unlessRefused(decidePaymentCase(call));
}

/** Edits an order as an operator does who has seen the new sum; sometimes withdraws an edit instead. */
async function edit(
  { db, shop, operator }: World,
  { id: orderId }: World['placed'][number],
  {
    position,
    quantity,
    size,
    isWithdrawn,
  }: { position: number; quantity: number; size: number; isWithdrawn: boolean },
): Promise<void> {
  const version = await db.$count(orderEvent, eq(orderEvent.orderId, orderId));
  const call = { deps: shop.deps, principal: operator, params: { orderId }, requestId: randomUUID() };
  if (isWithdrawn) {
    await unlessRefused(withdrawOrderEdit({ ...call, body: { version } }));
    return;
  }
  const options = await unlessRefused(orderEditOptions(shop.deps, { orderId, requestId: call.requestId }));
  if (options instanceof ProblemError) return;
  const sizes = (options.lines[position]?.sizes ?? []).filter(({ articleId }) =>
    (ARTICLES as readonly string[]).includes(articleId),
  );
  const articleId = sizes[size % Math.max(1, sizes.length)]?.articleId;
  const lines = [{ position, quantity, ...(articleId !== undefined && { articleId }) }];
  const preview = await unlessRefused(tryEdit({ ...call, body: { version, lines } }));
  if (preview instanceof ProblemError) return;
  const { total } = preview;
  const edited = await unlessRefused(editOrder({ ...call, body: { version, lines, total } }));
  if (!(edited instanceof ProblemError) && preview.money !== 'SURCHARGE')
    expect(edited.order.total, 'the sum of the preview').toBe(total);
}

/** Finds a pending payment of which the shop knows the bank's page. Shoppers can pay only such a payment. */
async function pending({ db, shop }: World, index: number): Promise<BankPayment | undefined> {
  const seen = await db.select({ key: payment.id }).from(payment).where(isNotNull(payment.providerId));
  const waiting = shop.bank.payments.filter(
    ({ key, state }) => state === 'pending' && seen.some((one) => one.key === key),
  );
  return waiting.at(-1 - (index % Math.max(1, waiting.length)));
}

/** Everything that shoppers, the bank, the clock and the shop's staff can do. */
export const steps: fc.Arbitrary<Step<World>>[] = [
  step('add', fc.tuple(shopper, article3, fc.integer({ min: 1, max: 3 })), (world, [who, what, quantity]) =>
    changeCart(world, ownerOf(world, who), ARTICLES[what] ?? '', quantity, false),
  ),
  step('choose a gift', shopper, (world, who) =>
    changeCart(world, ownerOf(world, who), ARTICLES[2], 1, true),
  ),
  step('enter a code', fc.tuple(shopper, fc.constantFrom(...CODES)), (world, [who, code]) =>
    unlessRefused(
      addPromoCode(world.db, { ownerId: ownerOf(world, who), code, now: world.shop.deps.clock() }),
    ),
  ),
  step('place', fc.tuple(shopper, fc.constantFrom(...METHODS)), (world, [who, method]) =>
    placeCart(world, ownerOf(world, who), method),
  ),
  ...often(
    step(
      'buy',
      fc.tuple(shopper, article3, fc.constantFrom(...METHODS)),
      async (world, [who, what, method]) => {
        await changeCart(world, ownerOf(world, who), ARTICLES[what] ?? '', 1, false);
        const before = world.placed.length;
        await placeCart(world, ownerOf(world, who), method);
        const last = world.placed[before];
        if (last && method !== 'cash') await pay(world, last, method);
      },
    ),
  ),
  step(
    'place again',
    which,
    withOrder(async ({ shop }, { id, attempt }) =>
      expect((await placeOrder(shop.deps, attempt)).id).toBe(id),
    ),
  ),
  step(
    'cancel',
    which,
    withOrder((world, placed) => cancel(world, placed)),
  ),
  step('cancel pieces', fc.tuple(which, fc.integer({ min: 1, max: 3 })), (world, [index, quantity]) =>
    withOrder((_, placed) => cancel(world, placed, quantity))(world, index),
  ),
  step('start to pay', fc.tuple(which, fc.constantFrom(...METHODS)), (world, [index, method]) =>
    withOrder((_, placed) => pay(world, placed, method))(world, index),
  ),
  ...often(
    step('pay at the bank', which, async (world, index) => {
      const one = await pending(world, index);
      if (one) one.state = one.request.holds ? 'held' : 'paid';
    }),
  ),
  step(
    'be charged another sum',
    fc.tuple(which, fc.integer({ min: 1, max: 900_000 })),
    async (world, [index, sum]) => {
      const one = await pending(world, index);
      if (one && !one.request.holds) Object.assign(one, { state: 'paid', sum });
    },
  ),
  step(
    'decide about another sum',
    fc.tuple(which, fc.constantFrom('ACCEPT', 'RETURN')),
    (world, [index, decision]) => withOrder((_, placed) => decide(world, placed, decision))(world, index),
  ),
  step('be refused at the bank', which, async (world, index) => {
    const one = await pending(world, index);
    if (one) Object.assign(one, { state: 'refused', refusal: 'NO_FUNDS', confirmationUrl: null });
  }),
  step(
    'the bank',
    fc.constantFrom('answers', 'answers', 'is down', 'loses answers'),
    async ({ shop }, how) => {
      Object.assign(shop.bank, { isDown: how === 'is down', losesAnswers: how === 'loses answers' });
    },
  ),
  step('minutes pass', fc.constantFrom(1, 20, 61), (world, minutes) => passTime(world, minutes * 60_000)),
  ...often(
    step(
      'operate',
      fc.tuple(which, fc.constantFrom('pack', 'ready', 'hand over', 'cancel'), rarely),
      (world, [index, what, isStale]) =>
        withOrder((_, placed) => operate(world, placed, [what, isStale]))(world, index),
    ),
  ),
  ...often(
    step(
      'edit',
      fc.tuple(
        which,
        fc.record({
          position: fc.nat({ max: 2 }),
          quantity: fc.nat({ max: 4 }),
          size: fc.nat({ max: 3 }),
          isWithdrawn: rarely,
        }),
      ),
      (world, [index, how]) => withOrder((_, placed) => edit(world, placed, how))(world, index),
    ),
  ),
  step(
    'ship',
    which,
    withOrder(({ db, shop }, { id }) =>
      db.transaction(async (tx) => {
        const lockedOrder = await lockOrder(tx, id);
        if (lockedOrder && mayStep(lockedOrder.state, 'SHIPPED', 'operator'))
          await addStep(tx, shop.deps, id, {
            from: lockedOrder.state,
            to: 'SHIPPED',
            by: 'operator',
            reason: null,
          });
      }),
    ),
  ),
  step(
    'supply',
    fc.tuple(anyArticle, fc.integer({ min: 1, max: 2 })),
    async ({ db, supplied }, [what, pieces]) => {
      const id = ARTICLES[what] ?? '';
      supplied.set(id, (supplied.get(id) ?? 0) + pieces);
      await db
        .update(article)
        .set({ stock: sql`${article.stock} + ${pieces}` })
        .where(eq(article.id, id));
    },
  ),
];
