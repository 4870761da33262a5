import type { Buyer } from '#contract/sdk/types.gen.ts';
import { becomeOperator } from '../../calls/operator.ts';
import { placeOne } from '../../calls/orders.ts';
import { signUp } from '../stage/account-steps.ts';
import type { Facts } from '../stage/facts.ts';
import { story } from '../stage/story.ts';

const buyerFacts = (buyer: Buyer): Facts => ({
  kind: buyer.kind,
  orders: buyer.orders.map(({ state, mergedAt }) => [state, mergedAt !== null]),
  consents: buyer.consents.map(({ purpose, text, withdrawnAt }) => [purpose, text, withdrawnAt !== null]),
  'signed in devices': buyer.signIns.map(({ device, current }) => [device, current]),
  merges: buyer.merges.length,
  requests: buyer.requests.length,
  reviews: buyer.reviews.length,
  stays: buyer.stays.map(({ what, count, until }) => [what, count, until !== null]),
});

export const buyerWithAccount = story('a buyer who asks for the data and for the deletion', async (scene) => {
  const email = await signUp(scene);
  const order = await placeOne(scene.shopper, async () => {});
  const desk = scene.browser('an operator');
  await becomeOperator(desk.shopper);
  const { items } = await desk.step(
    'is found by e-mail',
    'listBuyers',
    { query: { search: email } },
    (found) => ({
      buyers: found.items.map(({ kind, orders }) => [kind, orders]),
      more: found.hasMore,
    }),
  );
  const path = { buyerId: items[0]?.id ?? '' };
  await desk.step('is shown', 'showBuyer', { path }, buyerFacts);
  const byOrder = await desk.quietly('showBuyer', { path: { buyerId: order.id } });
  desk.say('an order leads to the account', { same: byOrder.id === path.buyerId });
  await desk.step('is exported', 'exportBuyer', { path }, ({ account, guest }) => ({
    'is of a guest': guest !== null,
    email: account?.profile.email === email,
    orders: account?.orders.length ?? 0,
  }));
  await desk.step(
    'is signed out everywhere',
    'endBuyerSignIns',
    { path, body: { signInId: null } },
    buyerFacts,
  );
  await scene.refused('has no session any more', 'getMyAccount');
  await desk.step('is deleted', 'deleteBuyer', { path, body: { identityChecked: true } });
  await desk.refused('is not deleted twice', 'deleteBuyer', { path, body: { identityChecked: true } });
  const log = await desk.quietly('listOperatorCalls', { query: { about: path.buyerId } });
  desk.say('leaves a trace in the log', {
    calls: log.items.map(({ operation, outcome }) => [operation, outcome]),
  });
  await desk.step(
    'has orders that stay',
    'showBuyer',
    { path: { buyerId: order.id } },
    ({ kind, orders }) => ({
      kind,
      orders: orders.length > 0,
    }),
  );
});

export const buyerWithoutAccount = story(
  'a guest who asks for the data and for the deletion',
  async (scene) => {
    const order = await placeOne(scene.shopper);
    const desk = scene.browser('an operator');
    await becomeOperator(desk.shopper);
    await desk.step(
      'is found by the number of an order',
      'listBuyers',
      { query: { search: order.number } },
      (found) => ({
        buyers: found.items.map(({ kind }) => kind),
      }),
    );
    const path = { buyerId: order.id };
    await desk.step('is shown', 'showBuyer', { path }, ({ kind, profile, signIns }) => ({
      kind,
      'has an account': profile !== null,
      devices: signIns.length,
    }));
    await desk.step('is exported', 'exportBuyer', { path }, ({ account, guest }) => ({
      'is of an account': account !== null,
      orders: guest?.orders.some(({ id }) => id === order.id) ?? false,
    }));
    await desk.refused('has no devices to sign out', 'endBuyerSignIns', { path, body: { signInId: null } });
    await desk.step('is deleted', 'deleteBuyer', { path, body: { identityChecked: true } });
    await desk.step('has orders that stay', 'showBuyer', { path }, ({ kind, stays }) => ({
      kind,
      stays: stays.some(({ what }) => what === 'ORDERS'),
    }));
  },
);
