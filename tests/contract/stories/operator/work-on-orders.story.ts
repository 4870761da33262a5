import type { OperatorOrder, OrderLabel, OrderToPack } from '#contract/sdk/types.gen.ts';
import { becomeOperator } from '../../calls/operator.ts';
import { placeOne } from '../../calls/orders.ts';
import type { Facts } from '../stage/facts.ts';
import { type Scene, story } from '../stage/story.ts';

const orderFacts = ({ order, version, steps, packing, calls }: OperatorOrder): Facts => ({
  state: order.state,
  version,
  total: order.total > 0,
  steps: steps.map(({ state, by }) => [state, by]),
  marking: packing.map(({ requiresMarking }) => requiresMarking),
  called: calls.map(({ operation, outcome }) => `${operation} ${outcome}`).sort(),
});

const toPackFacts = ({ state, version, lines, comment }: OrderToPack): Facts => ({
  state,
  version,
  comment,
  lines: lines.map(({ pieces, fromStore, requiresMarking, codes, barcode }) => [
    [pieces, fromStore, requiresMarking, codes],
    barcode !== null,
  ]),
});

const labelFacts = ({
  carrier,
  trackingNumber,
  recipient,
  pieces,
  grams,
  due,
  ...label
}: OrderLabel): Facts => ({
  parcel: [carrier, trackingNumber, pieces, grams > 0, due > 0],
  recipient: recipient && [recipient.name, recipient.phone],
  brought: label.address !== null,
});

/** Creates a courier order, and an operator to work on it. */
async function atDesk(scene: Scene) {
  const { id: orderId, number } = await placeOne(scene.shopper);
  const desk = scene.browser('an operator');
  await becomeOperator(desk.shopper);
  return { desk, number, path: { orderId } };
}

export const bringing = story('an order that operators deliver', async (scene) => {
  const { desk, number, path } = await atDesk(scene);
  const found = (name: string, state: 'PLACED' | 'HANDED_OVER') =>
    desk.step(name, 'listOrders', { query: { number, state: [state] } }, ({ totalItems }) => ({
      totalItems,
    }));
  await found('finds it', 'PLACED');
  for (const search of [number.slice(2, 8), number.toLowerCase().replaceAll('-', '')])
    await desk.step(
      'finds it by a part of its number',
      'listOrders',
      { query: { search, state: ['PLACED'] } },
      ({ items }) => ({ found: items.some((item) => item.number === number) }),
    );
  await desk.step('finds nothing by a wildcard', 'listOrders', { query: { search: '%%' } }, ({ items }) => ({
    found: items.length,
  }));
  await desk.step('looks at it', 'showOrder', { path }, orderFacts);
  await desk.refused('cannot ship what is not packed', 'shipOrder', {
    path,
    body: { version: 1, carrier: 'СДЭК', number: '1010101010' },
  });
  await desk.step(
    'sees what to fetch for it',
    'getPickList',
    { query: { orders: [path.orderId] } },
    (list) => ({
      orders: list.orders.map(({ state, requiresMarking }) => [state, requiresMarking]),
      places: list.places.map(({ store, items }) => [
        store === null,
        items.map(({ pieces, orders }) => [pieces, orders.length]),
      ]),
    }),
  );
  await desk.step('sees what it needs', 'showPacking', { path }, toPackFacts);
  await desk.step('packs it', 'packOrder', { path, body: { version: 1 } }, orderFacts);
  await desk.refused('packs what another has packed', 'packOrder', { path, body: { version: 1 } });
  await desk.step('sees that it is packed', 'showPacking', { path }, toPackFacts);
  await desk.step('fetches no more for it', 'getPickList', { query: { orders: [path.orderId] } }, (list) => ({
    states: list.orders.map(({ state }) => state),
    places: list.places.length,
  }));
  await desk.step('prints its label', 'showLabel', { path }, labelFacts);
  await desk.step(
    'ships it',
    'shipOrder',
    { path, body: { version: 2, carrier: 'СДЭК', number: '1010101010' } },
    orderFacts,
  );
  await desk.refused('has nothing that waits', 'readyOrder', {
    path: { orderId: crypto.randomUUID() },
    body: { version: 1 },
  });
  await desk.step('prints the label with its tracking number', 'showLabel', { path }, labelFacts);
  await desk.step('hands it over', 'handOverOrder', { path, body: { version: 3 } }, orderFacts);
  await desk.refused('can no longer cancel it', 'cancelOrderByOperator', {
    path,
    body: { version: 4, reason: 'OTHER' },
  });
  await desk.refused('prints no label of what was handed over', 'showLabel', { path });
  await found('finds it at its end', 'HANDED_OVER');
  await scene.step('is seen by its buyer', 'getOrder', { path }, ({ state }) => ({ state }));
});

export const cancellingAsAsked = story('an order that its buyer asks to cancel', (scene) =>
  cancelledFor(scene, 'BUYER_ASKED'),
);

export const cancellingUncollected = story('an order that its buyer does not collect', (scene) =>
  cancelledFor(scene, 'NOT_COLLECTED'),
);

async function cancelledFor(scene: Scene, reason: 'BUYER_ASKED' | 'NOT_COLLECTED'): Promise<void> {
  const { desk, path } = await atDesk(scene);
  const body = { version: 1, reason };
  await desk.step('cancels it', 'cancelOrderByOperator', { path, body }, orderFacts);
  await scene.step('is not blamed on the shop', 'getOrder', { path }, ({ state, cancelledBecause }) => ({
    state,
    cancelledBecause,
  }));
}

export const cancelling = story('an order that operators cancel', async (scene) => {
  const { desk, path } = await atDesk(scene);
  const body = { version: 1, reason: 'OUT_OF_STOCK' as const };
  await desk.step('cancels it', 'cancelOrderByOperator', { path, body }, orderFacts);
  await desk.refused('cancels it once', 'cancelOrderByOperator', { path, body: { ...body, version: 2 } });
  await desk.refused('gives back no money that was not paid', 'refundOrder', {
    path,
    body: { version: 2, sum: 100, reason: 'GOODWILL' },
  });
  await scene.step('is seen by its buyer', 'getOrder', { path }, ({ state }) => ({ state }));
});

/** docs/specification.md §3.7: a carrier's notification is only a hint. */
export const carrierHints = story('a notification of a carrier', async (scene) => {
  const { id: orderId } = await placeOne(scene.shopper);
  const notify = (body: object) => ({ path: { carrier: 'cdek' as const }, body });
  const delivered = { code: '4', status_code: 'DELIVERED', is_return: false };
  await scene.step(
    'names a parcel that no one knows',
    'receiveParcelNotification',
    notify({ type: 'ORDER_STATUS', uuid: crypto.randomUUID(), attributes: delivered }),
  );
  await scene.step(
    'names an order of the shop',
    'receiveParcelNotification',
    notify({ type: 'ORDER_STATUS', uuid: orderId, attributes: { ...delivered, number: orderId } }),
  );
  await scene.step(
    'is about something else',
    'receiveParcelNotification',
    notify({ type: 'PRINT_FORM', uuid: orderId }),
  );
  await scene.refused('names something', 'receiveParcelNotification', notify({ hello: ['world'] }));
  await scene.refused('comes from a carrier of the shop', 'receiveParcelNotification', {
    path: { carrier: 'golubi' as 'cdek' },
    body: { type: 'ORDER_STATUS' },
  });
  await scene.step('changes nothing by itself', 'getOrder', { path: { orderId } }, ({ state }) => ({
    state,
  }));
});
