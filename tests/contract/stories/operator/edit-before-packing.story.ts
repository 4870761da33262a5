import type { OperatorOrder, OrderEditPreview } from '#contract/sdk/types.gen.ts';
import { becomeOperator, operatorWithPaidOrder } from '../../calls/operator.ts';
import { placeOne } from '../../calls/orders.ts';
import type { Facts } from '../stage/facts.ts';
import { type Scene, story } from '../stage/story.ts';

const facts = ({ order, waitingEdit, steps, version }: OperatorOrder): Facts => ({
  state: order.state,
  version,
  pieces: order.lines.map(({ quantity, cancelled }) => quantity - cancelled),
  recipient: order.recipient?.name ?? null,
  waits: waitingEdit !== null,
  reasons: steps.map(({ reason }) => reason),
});

const previewFacts = ({ total, totalBefore, money, sum, changes }: OrderEditPreview): Facts => ({
  dearer: Math.sign(total - totalBefore),
  difference: Math.abs(total - totalBefore) === sum,
  money,
  changes: changes.length > 0,
});

async function atDesk(scene: Scene) {
  const { id: orderId } = await placeOne(scene.shopper);
  const desk = scene.browser('an operator');
  await becomeOperator(desk.shopper);
  return { desk, path: { orderId } };
}

const recipient = { name: 'Мария Орлова', phone: '+79991234568' };

export const editing = story('an order that an operator edits', async (scene) => {
  const { desk, path } = await atDesk(scene);
  await desk.step('sees what can be changed', 'getOrderEditOptions', { path }, ({ version, lines }) => ({
    version,
    own: lines.map(({ sizes }) => sizes.length > 0),
  }));
  const more = { version: 1, lines: [{ position: 0, quantity: 2 }] };
  const preview = await desk.step(
    'sees what a piece more would cost',
    'tryEdit',
    { path, body: more },
    previewFacts,
  );
  const { total } = preview;
  await desk.refused('cannot do it for another sum', 'editOrder', {
    path,
    body: { ...more, total: total + 100 },
  });
  await desk.step('adds a piece', 'editOrder', { path, body: { ...more, total } }, facts);
  await desk.refused('must look at it again', 'editOrder', { path, body: { ...more, total } });
  await desk.step('names a recipient', 'editOrder', { path, body: { version: 2, recipient, total } }, facts);
  await desk.refused('cannot take all off', 'tryEdit', {
    path,
    body: { version: 3, lines: [{ position: 0, quantity: 0 }] },
  });
  await desk.step('packs it', 'packOrder', { path, body: { version: 3 } }, facts);
  await desk.refused('cannot change what is packed', 'tryEdit', { path, body: { version: 4 } });
});

export const surcharging = story('an edit that waits for its surcharge', async (scene) => {
  const orderId = await operatorWithPaidOrder(scene.shopper);
  const desk = scene.browser('an operator');
  await becomeOperator(desk.shopper);
  const path = { orderId };
  const more = (version: number) => ({ version, lines: [{ position: 0, quantity: 2 }] });
  const preview = await desk.step('sees the surcharge', 'tryEdit', { path, body: more(3) }, previewFacts);
  const { total } = preview;
  await desk.step('adds a piece', 'editOrder', { path, body: { ...more(3), total } }, facts);
  const link = await scene.shop.secretSentTo('anna@example.ru');
  await scene
    .browser('the buyer')
    .step('opens the link of the letter', 'payByLink', { body: { link } }, ({ state, confirmationUrl }) => ({
      state,
      'there is a page of the bank': confirmationUrl !== null,
    }));
  await desk.refused('cannot pack it', 'packOrder', { path, body: { version: 4 } });
  await desk.refused('cannot edit it again', 'tryEdit', { path, body: more(4) });
  await desk.step('withdraws the edit', 'withdrawOrderEdit', { path, body: { version: 4 } }, facts);
  await desk.refused('withdraws it once', 'withdrawOrderEdit', { path, body: { version: 5 } });
  await desk.step('packs it as it was', 'packOrder', { path, body: { version: 5 } }, facts);
});

export const noting = story('a note about an order, and a letter that is sent again', async (scene) => {
  const { desk, path } = await atDesk(scene);
  const emails = ({ letters }: OperatorOrder) => letters.filter(({ channel }) => channel === 'email');
  const shown = (order: OperatorOrder): Facts => ({
    notes: order.notes.map(({ text }) => text),
    letters: emails(order).map(({ canRepeat }) => canRepeat),
    version: order.version,
  });
  await desk.step('writes a note', 'addOrderNote', { path, body: { text: '  Просил позвонить  ' } }, shown);
  const seen = await desk.step('reads it', 'showOrder', { path }, shown);
  const letterId = emails(seen)[0]?.id ?? path.orderId;
  await desk.step('sends the letter again', 'repeatOrderLetter', { path: { ...path, letterId } }, shown);
  await desk.step('packs it', 'packOrder', { path, body: { version: 1 } }, shown);
  await desk.refused('sends no letter about what is over', 'repeatOrderLetter', {
    path: { ...path, letterId },
  });
});
