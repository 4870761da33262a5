import type { OperatorOrder, OrderDraft } from '#contract/sdk/types.gen.ts';
import { draftedOrder } from '../../calls/order-drafts.ts';
import type { Facts } from '../stage/facts.ts';
import { type Scene, story } from '../stage/story.ts';

const draftFacts = ({ buyer, cart, checkout }: OrderDraft): Facts => ({
  known: buyer !== null,
  pieces: cart.items.map(({ quantity }) => quantity),
  orderable: cart.orderable,
  phone: checkout.contact.phone,
});

const orderFacts = ({ order, steps }: OperatorOrder): Facts => ({
  state: order.state,
  method: order.payment.method,
  steps: steps.map(({ state, by }) => [state, by]),
});

const keyed = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } });

async function atDesk(scene: Scene, method: 'cash' | 'sbp') {
  const desk = scene.browser('an operator');
  const body = await draftedOrder(desk.shopper, method);
  return { desk, body };
}

export const placing = story('an order that an operator places for a buyer on the phone', async (scene) => {
  const { desk, body } = await atDesk(scene, 'cash');
  await desk.step('sees what was chosen', 'showOrderDraft', {}, draftFacts);
  await desk.step(
    'notes an unknown phone',
    'changeOrderDraft',
    { body: { buyerPhone: '+79160009988' } },
    draftFacts,
  );
  await desk.refused('does not order for another sum', 'placeDraftedOrder', {
    ...keyed(),
    body: { ...body, seen: { ...body.seen, total: body.seen.total + 1 } },
  });
  const call = { ...keyed(), body };
  await desk.step('places it', 'placeDraftedOrder', call, orderFacts);
  await desk.step('places it once', 'placeDraftedOrder', call, orderFacts);
  await desk.step('has an empty draft', 'showOrderDraft', {}, draftFacts);
  await desk.step(
    'knows the buyer next time',
    'changeOrderDraft',
    { body: { buyerPhone: body.contact.phone } },
    draftFacts,
  );
});

export const anotherBuyer = story('an order by phone whose buyer turns out to be another', async (scene) => {
  const { desk, body } = await atDesk(scene, 'cash');
  await desk.quietly('placeDraftedOrder', { ...keyed(), body });
  const partFacts = ({ buyer, checkout: { contact, delivery, recipient, comment } }: OrderDraft): Facts => ({
    known: buyer !== null,
    contact: [contact.name, contact.phone, contact.email],
    city: delivery.city,
    recipient: recipient?.name ?? null,
    comment,
  });
  await desk.quietly('changeOrderDraft', { body: { buyerPhone: body.contact.phone } });
  const checkout = { comment: 'Домофон не работает', recipient: { name: 'Пётр Ким', phone: '+79160009977' } };
  await desk.quietly('changeOrderDraft', { body: { checkout } });
  const unknown = { body: { buyerPhone: '+79160009988' } };
  await desk.step('has nothing of the known buyer', 'changeOrderDraft', unknown, partFacts);
  const contact = { name: 'Ольга Ким', phone: '+79160009988', email: 'olga@example.ru' };
  await desk.quietly('changeOrderDraft', { body: { checkout: { contact, comment: 'Позвонить' } } });
  const corrected = { body: { buyerPhone: '+79160009989' } };
  await desk.step('keeps what was typed for an unknown one', 'changeOrderDraft', corrected, partFacts);
});

export const deletedBuyer = story('an order by phone whose buyer is deleted', async (scene) => {
  const { desk, body } = await atDesk(scene, 'cash');
  const { order } = await desk.quietly('placeDraftedOrder', { ...keyed(), body });
  await desk.quietly('changeOrderDraft', { body: { buyerPhone: body.contact.phone } });
  await desk.quietly('deleteBuyer', { path: { buyerId: order.id }, body: { identityChecked: true } });
  await desk.step('leaves no draft', 'showOrderDraft', {}, draftFacts);
});

export const paying = story('an order by phone that its buyer pays by a link', async (scene) => {
  const { desk, body } = await atDesk(scene, 'sbp');
  await desk.step('places it', 'placeDraftedOrder', { ...keyed(), body }, orderFacts);
  const link = await scene.shop.secretSentTo(body.contact.email);
  const linkFacts = ({ state, confirmationUrl }: { state: string; confirmationUrl: string | null }) => ({
    state,
    'there is a page of the bank': confirmationUrl !== null,
  });
  await scene.step('opens the link', 'payByLink', { body: { link } }, linkFacts);
  await scene.step('opens it again', 'payByLink', { body: { link } }, linkFacts);
  await scene.refused('has no other link', 'payByLink', { body: { link: 'a'.repeat(43) } });
});
