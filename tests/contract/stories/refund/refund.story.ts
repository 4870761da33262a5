import type { OperatorRefund, Refund, Refundable } from '#contract/sdk/types.gen.ts';
import { becomeOperator } from '../../calls/operator.ts';
import { PIXEL } from '../../calls/pixel.ts';
import { deliveredOrder, oneForCash, onePiece } from '../../calls/refunds.ts';
import { becomeGuest } from '../../people.ts';
import { type Facts, sentence } from '../stage/facts.ts';
import { type Scene, story } from '../stage/story.ts';

/**
 * Facts about what can be returned of an order. Sums are only compared with each other, because they differ
 * between shops.
 */
const offerFacts = (offer: Refundable, deliveryPrice: number): Facts => ({
  obstacle: offer.obstacle && [offer.obstacle.code, sentence(offer.obstacle.text)],
  'is paid on receipt': offer.paidOnReceipt,
  'has a draft': offer.draftId !== null,
  lines: offer.lines.map((line) => [line.quantity, line.onlyDefects, line.obstacle?.code ?? null]),
  // The delivery price is paid back together with the last piece that is returned.
  'the delivery comes back': offer.deliverySum === (offer.obstacle ? 0 : deliveryPrice),
  'can go by post': offer.ways.some(({ way }) => way === 'POST'),
});

const refundFacts = (refund: Refund): Facts => ({
  state: refund.state,
  'can be taken back': refund.canCancel,
  way: refund.way,
  'can be on its way': refund.canShip,
  parcel: refund.trackingNumber,
  number: refund.number?.split('/')[1] ?? null,
  lines: refund.lines.map((line) => [line.quantity, line.accepted, line.reason]),
  photos: refund.photos.length,
  'the sums agree': refund.lines.reduce((all, { sum }) => all + sum, refund.deliverySum) === refund.sum,
  because: refund.rejectedBecause,
  'the money is due': refund.payUntil !== null,
  steps: refund.progress.map(({ state, at }) => `${state}${at === null ? ' ahead' : ''}`),
});

const operatorFacts = ({ refund, steps, photos }: OperatorRefund): Facts => ({
  ...refundFacts(refund),
  'photos of the operator': photos.length,
  'steps by whom': steps.map(({ state, by, reason }) => [state, by, reason]),
});

/** Records what can still be returned of an order. */
async function look(scene: Scene, orderId: string, name: string): Promise<void> {
  const path = { orderId };
  const { delivery } = await scene.quietly('getOrder', { path });
  await scene.step(name, 'getRefundable', { path }, (offer) => offerFacts(offer, delivery.price));
}

/** Adds a further browser to the story. It is used by an operator. */
async function operatorOf(scene: Scene) {
  const desk = scene.browser('an operator');
  await becomeOperator(desk.shopper);
  return desk;
}

async function sent(scene: Scene, orderId: string): Promise<Refund> {
  const { id: refundId } = await scene.step('is begun', 'makeRefund', { path: { orderId } }, refundFacts);
  const path = { refundId };
  const draft = await scene.step('is filled in', 'patchRefund', { path, body: onePiece }, refundFacts);
  return scene.step(
    'is sent',
    'submitRefund',
    {
      path,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { version: draft.version, sum: draft.sum },
    },
    refundFacts,
  );
}

export const refundOfAPiece = story('a returned piece', async (scene) => {
  const { orderId } = await deliveredOrder(scene.shopper, becomeGuest);
  await look(scene, orderId, 'may be returned');
  const refund = await sent(scene, orderId);
  await look(scene, orderId, 'may not be returned twice');
  await scene.refused('is not begun again', 'makeRefund', { path: { orderId } });
  const desk = await operatorOf(scene);
  const path = { orderId, refundId: refund.id };
  const { version } = refund;
  await desk.step('approves it', 'approveRefund', { path, body: { version } }, operatorFacts);
  await desk.refused('is late with another version', 'rejectRefund', {
    path,
    body: { version, reason: 'OTHER' },
  });
  const mine = { refundId: refund.id };
  const body = { trackingNumber: '80085478901234' };
  for (const name of ['sends the goods', 'says so again'])
    await scene.step(name, 'shipRefund', { path: mine, body }, refundFacts);
  await scene.refused('is not taken back on the way', 'cancelRefund', { path: mine });
  await desk.step('has the goods', 'receiveRefund', { path, body: { version: version + 2 } }, operatorFacts);
  await scene.refused('is not taken back', 'cancelRefund', { path: mine });
  await desk.step('pays', 'payRefund', { path, body: { version: version + 3 } }, operatorFacts);
  await scene.step('is paid', 'getRefund', { path: mine }, refundFacts);
  await scene.step('is in the list', 'getRefunds', {}, ({ items }) => ({
    refunds: items.map(({ state, pieces }) => [state, pieces]),
  }));
});

export const refundAtTheCounter = story('goods that come back at the counter', async (scene) => {
  const { orderId } = await deliveredOrder(scene.shopper, becomeGuest);
  const desk = await operatorOf(scene);
  const path = { orderId };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const call = { path, headers, body: oneForCash };
  const facts = (done: OperatorRefund): Facts => ({
    ...operatorFacts(done),
    'paid out by': done.refund.paidOutBy,
    'the till paid the sum': done.till?.sum === done.refund.sum,
    'receipt of': done.till?.kind ?? null,
  });
  for (const name of ['takes it', 'takes it once, although the answer was lost'])
    await desk.step(name, 'refundAtCounter', call, facts);
  await desk.refused('takes it no more', 'refundAtCounter', {
    ...call,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  await desk.step('knows the money of the order', 'showOrder', { path }, ({ till }) => ({
    till: till.map(({ kind, means }) => [kind, means]),
    'nothing is left': till.reduce((left, { kind, sum }) => left + (kind === 'TAKEN' ? sum : -sum), 0),
  }));
  await look(scene, orderId, 'has nothing left to return');
});

export const refundOfADefect = story('a defect with photographs', async (scene) => {
  const { orderId } = await deliveredOrder(scene.shopper, becomeGuest);
  const { id: refundId } = await scene.quietly('makeRefund', { path: { orderId } });
  const path = { refundId };
  const [one, other] = [
    await scene.quietly('addRefundPhoto', { path, body: { content: PIXEL } }),
    await scene.quietly('addRefundPhoto', { path, body: { content: PIXEL } }),
  ];
  await scene.step('names none by itself', 'getRefund', { path }, refundFacts);
  const line = { position: 0, quantity: 1, comment: 'Шов разошёлся' };
  const photos = [other.id, one.id];
  const defect = { ...onePiece, lines: [{ ...line, reason: 'DEFECT' as const }], photos };
  await scene.step('shows them in their order', 'patchRefund', { path, body: defect }, (refund) => ({
    ...refundFacts(refund),
    'in their order': refund.photos.map(({ id }) => photos.indexOf(id)),
  }));
  const { version, sum } = await scene.step(
    'lets one go',
    'patchRefund',
    { path, body: { photos: [other.id] } },
    refundFacts,
  );
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  await scene.step('is sent', 'submitRefund', { path, headers, body: { version, sum } }, refundFacts);
  await scene.refused('takes no more', 'addRefundPhoto', { path, body: { content: PIXEL } });
  const desk = await operatorOf(scene);
  await desk.step('sees them', 'showRefund', { path: { orderId, refundId } }, operatorFacts);
});

export const refundTakenBack = story(
  'a refund that is taken back, and one that is refused',
  async (scene) => {
    const { orderId } = await deliveredOrder(scene.shopper, becomeGuest);
    const first = await sent(scene, orderId);
    const path = { refundId: first.id };
    await scene.step('is taken back', 'cancelRefund', { path }, refundFacts);
    await scene.step('stays taken back', 'cancelRefund', { path }, refundFacts);
    await look(scene, orderId, 'may be returned again');
    const second = await sent(scene, orderId);
    const desk = await operatorOf(scene);
    const body = { version: second.version, reason: 'WORN' as const };
    await desk.step(
      'refuses it',
      'rejectRefund',
      { path: { orderId, refundId: second.id }, body },
      operatorFacts,
    );
    await scene.step(
      'has an application',
      'getRefundDocument',
      { path: { refundId: second.id } },
      (paper) => ({
        lines: paper.lines.map(({ quantity, reason }) => [quantity, sentence(reason)]),
        way: sentence(paper.way),
        money: sentence(paper.money),
        'has a buyer': paper.buyer !== null,
      }),
    );
  },
);
