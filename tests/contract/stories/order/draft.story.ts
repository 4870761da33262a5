import type { CheckoutDraft, DeliveryMethod, OrderRequest, SavedAddresses } from '#contract/sdk/types.gen.ts';
import { order } from '../../calls/orders.ts';
import { shopData } from '../../shop-data.ts';
import { signUp } from '../stage/account-steps.ts';
import type { Facts } from '../stage/facts.ts';
import { add, stockArticles } from '../stage/goods.ts';
import { type Scene, story } from '../stage/story.ts';

const CITY = shopData.city;
const contact = { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' };

const draftFacts = ({
  version,
  updatedAt,
  contact: who,
  recipient,
  delivery,
  payment,
  ...rest
}: CheckoutDraft): Facts => ({
  version,
  'has a moment': updatedAt !== null,
  contact: [who.name, who.phone, who.email],
  recipient: recipient && [recipient.name, recipient.phone],
  'delivery is chosen': delivery.methodId !== null,
  to: [delivery.city, delivery.address, delivery.flat, delivery.pointCode],
  'day is chosen': delivery.day !== null,
  'interval is chosen': delivery.interval !== null,
  fitting: delivery.fitting,
  payment: payment.method,
  comment: rest.comment,
  consent: rest.consents.personalData,
});

const addressesFacts = ({ items }: SavedAddresses): Facts => ({
  addresses: items.map(({ city, address, flat, entrance }) => [city, address, flat, entrance]),
});

/** Puts an article into the cart. Returns the courier method that can deliver it. */
async function pieceByCourier(scene: Scene) {
  const [articleId = ''] = await stockArticles(scene, { stock: 20, price: 300_000 });
  const cart = await scene.quietly('applyCartActions', add(articleId));
  const { methods } = await scene.quietly('getDeliveryOptions', { query: { city: CITY } });
  const courier = methods.find(({ kind }) => kind === 'courier');
  if (!courier) throw new Error('The shop has no courier.');
  return { cart, courier };
}

const byCourier = ({ id, days, intervals }: DeliveryMethod) => ({
  methodId: id,
  city: CITY,
  postalCode: null,
  address: 'ул. Мясницкая, 1',
  flat: '2',
  entrance: '1',
  floor: null,
  intercom: null,
  pointCode: null,
  day: days.find(({ isFull }) => !isFull)?.day ?? null,
  interval: intervals[0] ?? null,
  fitting: true,
});

type Seen = OrderRequest['seen'];

/** Places an order from the draft. */
async function orderDraft(scene: Scene, seen: Seen, more: Partial<OrderRequest> = {}): Promise<void> {
  const { contact: who, recipient, delivery, payment, comment } = await scene.quietly('getCheckoutDraft');
  const filled = { contact: who, ...(recipient && { recipient }), delivery, payment, comment };
  const body = { ...filled, personalDataConsent: true, seen, ...more } as OrderRequest;
  const { data } = await order(scene.shopper, body);
  scene.say('orders what the draft says', {
    placed: data?.state ?? scene.shopper.last?.text ?? '',
    'the day is promised': data?.delivery.day === delivery.day && data?.delivery.firstDay === delivery.day,
    address: [data?.address?.address ?? null, data?.address?.flat ?? null],
    fitting: data?.delivery.fitting ?? null,
    recipient: data?.recipient?.name ?? null,
  });
}

/** docs/specification.md §3.8, docs/decisions/0035-checkout-draft.md */
export const draft = story('the checkout draft of a guest', async (scene) => {
  await scene.quietly('createGuestIdentity');
  const { cart, courier } = await pieceByCourier(scene);
  await scene.step('opens the checkout', 'getCheckoutDraft', {}, draftFacts);
  await scene.step('says who orders', 'patchCheckoutDraft', { body: { version: 0, contact } }, draftFacts);

  const tab = scene.browser('another tab');
  tab.shopper.tokens = scene.shopper.tokens;
  const comment = 'Позвоните заранее';
  await tab.step('adds a remark', 'patchCheckoutDraft', { body: { version: 0, comment } }, draftFacts);
  await tab.refused('overwrites nothing it has not seen', 'patchCheckoutDraft', {
    body: { version: 0, contact: { ...contact, name: 'Мария' } },
  });

  const delivery = byCourier(courier);
  await scene.refused('chooses a day that is over', 'patchCheckoutDraft', {
    body: { delivery: { ...delivery, day: '2020-02-29' } },
  });
  const recipient = { name: 'Мария Орлова', phone: null };
  await scene.step(
    'has another person receive it',
    'patchCheckoutDraft',
    { body: { recipient } },
    draftFacts,
  );
  const whole = { ...recipient, phone: '+79990000001' };
  const chosen = {
    recipient: whole,
    delivery,
    payment: { method: 'cash' as const },
    consents: { personalData: true },
  };
  await scene.step('chooses a courier', 'patchCheckoutDraft', { body: chosen }, draftFacts);
  await scene.step('reloads', 'getCheckoutDraft', {}, draftFacts);
  const total = cart.discountPrice + (courier.price ?? 0);
  await orderDraft(scene, { cartVersion: cart.version, pieces: 1, total });
  await scene.step('has an empty draft', 'getCheckoutDraft', {}, draftFacts);
});

export const known = story('the saved data of a returning shopper', async (scene) => {
  await signUp(scene);
  const { cart, courier } = await pieceByCourier(scene);
  await scene.step('has no addresses', 'getMyAddresses', {}, addressesFacts);
  const all = { contact, delivery: byCourier(courier), payment: { method: 'cash' as const } };
  await scene.quietly('patchCheckoutDraft', { body: all });
  const total = cart.discountPrice + (courier.price ?? 0);
  const seen = { cartVersion: cart.version, pieces: 1, total };
  await orderDraft(scene, seen, { marketingConsent: true });
  await scene.step('has agreed to news', 'getMyConsents', {}, ({ items }) => ({
    news: items.filter(({ purpose, withdrawnAt }) => purpose === 'marketing' && withdrawnAt === null).length,
  }));
  const { delivery } = await scene.quietly('getCheckoutDraft');
  scene.say('finds delivery and address of the last order', {
    to: [delivery.city, delivery.address, delivery.flat, delivery.entrance],
    'the same method': delivery.methodId === courier.id,
    'but no day': delivery.day === null && delivery.interval === null,
  });
  const { items } = await scene.step('has the address', 'getMyAddresses', {}, addressesFacts);
  const path = { addressId: items[0]?.id ?? '' };
  await scene.step('forgets it', 'deleteMyAddress', { path });
  await scene.refused('cannot forget it twice', 'deleteMyAddress', { path });
  await scene.step('has no addresses left', 'getMyAddresses', {}, addressesFacts);
});
