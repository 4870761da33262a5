import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { DraftedOrder, OrderDraftChange } from '#contract/sdk/types.gen.ts';
import { findArticle } from '../goods.ts';
import { shopData } from '../shop-data.ts';
import type { Shopper } from '../shopper.ts';
import { becomePerson } from './desk.ts';
import { becomeOperator } from './operator.ts';
import type { Calls } from './prepare.ts';

const CITY = shopData.city;

/**
 * Becomes a new manager, whose draft no other call changes, with one piece in the draft. Returns the id of the
 * article.
 */
export async function draftOfOne(shopper: Shopper): Promise<string> {
  const articleId = await findArticle(shopper, 'IN_STOCK');
  await shopper.target.setStock(articleId, 5);
  await becomePerson(shopper, 'manager');
  await sdk.changeOrderDraft({
    ...shopper.with(),
    body: { items: [{ action: 'ADD', articleId, quantity: 1 }] },
    throwOnError: true,
  });
  return articleId;
}

/** Becomes a manager with a draft of one piece, and returns the body of its order by courier. */
export async function draftedOrder(shopper: Shopper, method: 'cash' | 'sbp' = 'cash'): Promise<DraftedOrder> {
  await draftOfOne(shopper);
  const call = shopper.with();
  const query = { ...call.query, city: CITY };
  const { data: options } = await sdk.getDraftDelivery({ ...call, query, throwOnError: true });
  const courier = options.methods.find(({ kind }) => kind === 'courier');
  return {
    contact: { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' },
    delivery: {
      methodId: courier?.id ?? '',
      city: CITY,
      postalCode: '101000',
      address: 'ул. Мясницкая, 1',
      flat: '2',
      entrance: null,
      floor: null,
      intercom: null,
      pointCode: null,
      day: courier?.days.find(({ isFull }) => !isFull)?.day ?? null,
      interval: courier?.intervals[0] ?? null,
      fitting: false,
    },
    payment: { method },
    comment: null,
    personalDataConsent: true,
    seen: {
      cartVersion: options.cartVersion,
      pieces: 1,
      total: options.goodsSum + (courier?.price ?? 0),
    },
  };
}

export function placeDrafted(shopper: Shopper, body: DraftedOrder, key: string = crypto.randomUUID()) {
  const call = shopper.with();
  return sdk.placeDraftedOrder({ ...call, headers: { ...call.headers, 'Idempotency-Key': key }, body });
}

/** Places an order by phone that is to be paid online, and becomes its buyer. Returns the link to pay for it. */
async function placeUnpaidByPhone(shopper: Shopper): Promise<string> {
  const body = await draftedOrder(shopper, 'sbp');
  const { data } = await placeDrafted(shopper, body);
  if (!data) throw new Error(`The order was not placed: ${shopper.last?.text}`);
  shopper.tokens = { access: undefined, refresh: undefined };
  return shopper.target.secretSentTo(body.contact.email);
}

/** Valid calls of operations for orders by phone. */
export const draftCalls = {
  async findGoods(shopper) {
    await becomeOperator(shopper);
    const call = shopper.with();
    return () => sdk.findGoods({ ...call, query: { ...call.query, q: 'пальто' } });
  },
  async findPlaces(shopper) {
    await becomeOperator(shopper);
    const call = shopper.with();
    return () => sdk.findPlaces({ ...call, query: { ...call.query, q: 'каз' } });
  },
  async showOrderDraft(shopper) {
    await becomeOperator(shopper);
    return () => sdk.showOrderDraft(shopper.with());
  },
  async changeOrderDraft(shopper) {
    const articleId = await draftOfOne(shopper);
    const contact = { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' };
    const body: OrderDraftChange = {
      buyerPhone: contact.phone,
      items: [{ action: 'ADD', articleId, quantity: 1 }],
      checkout: { contact },
    };
    return () => sdk.changeOrderDraft({ ...shopper.with(), body });
  },
  async getDraftDelivery(shopper) {
    await draftOfOne(shopper);
    const call = shopper.with();
    return () => sdk.getDraftDelivery({ ...call, query: { ...call.query, city: CITY } });
  },
  async getDraftPoints(shopper) {
    await draftOfOne(shopper);
    const call = shopper.with();
    return () => sdk.getDraftPoints({ ...call, query: { ...call.query, city: CITY, kind: 'pickup-point' } });
  },
  async placeDraftedOrder(shopper) {
    const body = await draftedOrder(shopper);
    return () => placeDrafted(shopper, body);
  },
  async payByLink(shopper) {
    const link = await placeUnpaidByPhone(shopper);
    return () => sdk.payByLink({ ...shopper.with(), body: { link } });
  },
} satisfies Calls;
