import type { OperatorOrder } from '#contract/sdk/types.gen.ts';
import { becomeOperator, operatorWithOtherSum } from '../../calls/operator.ts';
import type { Facts } from '../stage/facts.ts';
import { type Scene, story } from '../stage/story.ts';

const facts = ({ order, paymentCases, steps }: OperatorOrder): Facts => ({
  state: order.state,
  cases: paymentCases.map(({ due, charged, decision }) => [due - charged, decision]),
  back: order.payment.paidSum - order.payment.refundedSum > 0,
  reasons: steps.map(({ reason }) => reason),
});

async function atDesk(scene: Scene) {
  const path = await operatorWithOtherSum(scene.shopper);
  const desk = scene.browser('an operator');
  await becomeOperator(desk.shopper);
  return { desk, path };
}

export const accepting = story('a payment of less that an operator accepts', async (scene) => {
  const { desk, path } = await atDesk(scene);
  await desk.step('sees it', 'showOrder', { path }, facts);
  await desk.step('finds it', 'listOrders', { query: { undecided: true } }, ({ items }) => ({
    found: items.some(({ id }) => id === path.orderId),
  }));
  const decide = (version: number) => ({ path, body: { version, decision: 'ACCEPT' as const } });
  await desk.step('accepts it', 'decidePaymentCase', decide(2), facts);
  await desk.refused('accepts it once', 'decidePaymentCase', decide(4));
  await desk.step('finds it no more', 'listOrders', { query: { undecided: true } }, ({ items }) => ({
    found: items.some(({ id }) => id === path.orderId),
  }));
});

export const returning = story('a payment of less that an operator returns', async (scene) => {
  const { desk, path } = await atDesk(scene);
  await desk.step(
    'returns it',
    'decidePaymentCase',
    { path, body: { version: 2, decision: 'RETURN' } },
    facts,
  );
});
