import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { RefundState } from '#contract/client/client.schemas.ts';
import { mayStep } from '#shared/refunds/states.ts';
import { orderEvent } from '../../domain/tables/orders.ts';
import { often, type Step, stepsIn } from '../../testing/models.ts';
import { assertInvariants } from './conserved.ts';
import {
  asOperator,
  asShopper,
  type Bought,
  passDays,
  type RefundRow,
  refundsOf,
  type World,
} from './world.ts';

const step = stepsIn<World>(assertInvariants);

const which = fc.nat({ max: 3 });
const pieces = fc.integer({ min: 1, max: 3 });
/** True for one in ten actions, at random. Such an action sends an outdated version of the refund. */
const isStale = fc.nat({ max: 9 }).map((chance) => chance === 0);

const boughtBy = ({ orders }: World, { orderId }: RefundRow): Bought =>
  orders.find(({ id }) => id === orderId) as Bought;
const boughtOf = ({ orders }: World, index: number): Bought => orders[index % orders.length] as Bought;
/** Applies a step to one of the refunds, newest first. Does nothing if no refund exists. */
const withRefund =
  <Given extends readonly unknown[]>(
    run: (world: World, row: RefundRow, bought: Bought, ...given: Given) => Promise<unknown>,
  ) =>
  async (world: World, [index, ...given]: readonly [number, ...Given]) => {
    const rows = await refundsOf(world);
    const row = rows.at(-1 - (index % Math.max(1, rows.length)));
    if (row) await run(world, row, boughtBy(world, row), ...given);
  };

/** Fills in a draft. It may ask for more pieces than can be returned. */
async function fillIn(
  world: World,
  index: number,
  quantity: number,
  reason: 'SIZE' | 'DEFECT',
  way: 'POST' | 'STORE',
) {
  const bought = boughtOf(world, index);
  const begun = await asShopper(world, bought, `/orders/${bought.id}/refunds`, { method: 'POST' });
  if (!begun.done) return;
  const { id } = begun.body as { id: string };
  const comment = reason === 'DEFECT' ? 'Шов разошёлся' : null;
  const body = {
    lines: [{ position: 0, quantity, reason, comment }],
    way,
    storeCode: way === 'STORE' ? world.store : null,
    ...(bought.method === 'cash' && { payout: { phone: '+79991234567', bank: 'Сбербанк' } }),
  };
  await asShopper(world, bought, `/refunds/${id}`, { method: 'PATCH', body });
}

async function send(world: World, row: RefundRow, bought: Bought, stale: boolean): Promise<void> {
  const seen = await asShopper(world, bought, `/refunds/${row.id}`);
  const { version, sum } = seen.body as { version: number; sum: number };
  const sent = await asShopper(world, bought, `/refunds/${row.id}/submission`, {
    body: { version: stale ? Math.max(1, version - 1) : version, sum },
    headers: { 'idempotency-key': randomUUID() },
  });
  if (row.state !== 'DRAFT' || (stale && version > 1)) expect(sent.done).toBe(false);
}

const OPERATIONS = {
  approval: { to: 'APPROVED', body: {} },
  receipt: { to: 'RECEIVED', body: {} },
  payment: { to: 'REFUNDED', body: {} },
  'payment by hand': { to: 'REFUNDED', body: { byHand: true } },
  rejection: { to: 'REJECTED', body: { reason: 'OTHER' } },
} as const;

/** Calls an operation of the operator API with the version of the refund that the operator has read. */
async function operate(
  world: World,
  row: RefundRow,
  _: Bought,
  what: keyof typeof OPERATIONS,
  stale: boolean,
  received?: { good: number; damaged: number },
): Promise<void> {
  const { to, body } = OPERATIONS[what];
  const done = await asOperator(
    world,
    `/orders/${row.orderId}/refunds/${row.id}/${what.replace(' by hand', '')}`,
    {
      version: stale ? row.version - 1 : row.version,
      ...body,
      ...(received && { lines: [{ position: 0, ...received }] }),
    },
  );
  if (stale || !mayStep(row.state, to, 'operator')) expect(done.done).toBe(false);
}

/** For each state of a refund: the operation that an operator calls next if nothing is wrong. */
const NEXT: Partial<Record<RefundState, keyof typeof OPERATIONS>> = {
  REQUESTED: 'approval',
  APPROVED: 'receipt',
  SENT: 'receipt',
  RECEIVED: 'payment',
};

/** Takes goods back at the counter. Then repeats the call, as if its response had been lost. */
async function returnAtCounter(
  world: World,
  [index, pieces, damaged, how, stale]: readonly [number, number, number, string, boolean],
): Promise<void> {
  const { id, method } = boughtOf(world, index);
  const version = (await versionOf(world, id)) - (stale ? 1 : 0);
  const isCash = (method === 'cash') === (how === 'as it was paid');
  const body = {
    lines: [{ position: 0, good: Math.max(0, pieces - damaged), damaged: Math.min(pieces, damaged) }],
    reason: damaged > 0 ? 'DEFECT' : 'SIZE',
    ...(isCash && { payBy: 'CASH' }),
  };
  const headers = { 'idempotency-key': randomUUID() };
  const path = `/orders/${id}/counter-refunds`;
  const done = await asOperator(world, path, { version, ...body }, headers);
  if (stale || how === 'otherwise') expect(done.done).toBe(false);
  if (!done.done) return;
  const again = await asOperator(world, path, { version: version + 1, ...body }, headers);
  const refundIn = (answer: { body: unknown }) => (answer.body as { refund: { id: string } }).refund.id;
  expect(refundIn(again)).toBe(refundIn(done));
}

const versionOf = async ({ db }: World, orderId: string) =>
  db.$count(orderEvent, eq(orderEvent.orderId, orderId));

/** Everything that shoppers, operators and the bank can do with refunds, and the passing of days. */
export const steps: fc.Arbitrary<Step<World>>[] = [
  ...often(
    step(
      'return',
      fc.tuple(which, pieces, fc.constantFrom('POST', 'STORE')),
      async (world, [index, quantity, way]) => {
        await fillIn(world, index, quantity, 'SIZE', way);
        const drafts = (await refundsOf(world)).filter(({ state }) => state === 'DRAFT');
        for (const row of drafts) await send(world, row, boughtBy(world, row), false);
      },
    ),
  ),
  ...often(
    step(
      'go on',
      fc.tuple(which),
      withRefund(async (world, row, bought) => {
        const what = NEXT[row.state];
        if (what) await operate(world, row, bought, what, false);
      }),
    ),
  ),
  step(
    'fill in',
    fc.tuple(which, pieces, fc.constantFrom('SIZE', 'DEFECT'), fc.constantFrom('POST', 'STORE')),
    (world, [index, quantity, reason, way]) => fillIn(world, index, quantity, reason, way),
  ),
  step('send', fc.tuple(which, isStale), withRefund(send)),
  step(
    'give up',
    fc.tuple(which),
    withRefund((world, row, bought) =>
      asShopper(world, bought, `/refunds/${row.id}/cancellation`, { method: 'POST' }),
    ),
  ),
  step(
    'ship',
    fc.tuple(which),
    withRefund((world, row, bought) =>
      asShopper(world, bought, `/refunds/${row.id}/shipment`, { body: { trackingNumber: null } }),
    ),
  ),
  ...often(
    step(
      'operate',
      fc.tuple(
        which,
        fc.constantFrom('approval', 'receipt', 'payment', 'payment by hand', 'rejection'),
        isStale,
      ),
      withRefund(operate),
    ),
  ),
  ...often(
    step(
      'receive',
      fc.tuple(
        which,
        fc.constant('receipt' as const),
        isStale,
        fc.record({ good: fc.nat({ max: 2 }), damaged: fc.nat({ max: 2 }) }),
      ),
      withRefund(operate),
    ),
  ),
  step(
    'the bank',
    fc.constantFrom('answers', 'answers', 'is down', 'loses answers'),
    async ({ shop }, how) => {
      Object.assign(shop.bank, { isDown: how === 'is down', losesAnswers: how === 'loses answers' });
    },
  ),
  ...often(
    step(
      'return at the counter',
      fc.tuple(which, pieces, fc.nat({ max: 2 }), fc.constantFrom('as it was paid', 'otherwise'), isStale),
      returnAtCounter,
    ),
  ),
  step('goodwill', fc.tuple(which, fc.integer({ min: 1, max: 60_000 })), async (world, [index, sum]) => {
    const { id, method } = boughtOf(world, index);
    const version = await versionOf(world, id);
    const payBy = method === 'cash' ? { payBy: 'CASH' } : {};
    await asOperator(world, `/orders/${id}/refunds`, { version, sum, reason: 'GOODWILL', ...payBy });
  }),
  step('be refused by the bank', fc.constant(0), async (world, days) => {
    world.shop.bank.refusesRefunds = true;
    await passDays(world, days);
    world.shop.bank.refusesRefunds = false;
  }),
  step('days pass', fc.constantFrom(0, 0, 0, 1, 1, 4), passDays),
];
