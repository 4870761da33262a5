import { eq } from 'drizzle-orm';
import type { OrderDelivery } from '#contract/client/client.schemas.ts';
import { orderNumber as orderNumberOf } from '#shared/orders/order-number.ts';
import { cart, cartLine, cartPromoCode, promoCode } from '../cart/base/tables.ts';
import { cartIdOf } from '../cart/queries/cart-id.ts';
import { articleIdOf } from '../catalog/testing/catalog.ts';
import { checkoutDraft, savedAddress } from '../checkout/base/tables.ts';
import { recordConsents } from '../domain/consents/consents.ts';
import { coverOf } from '../domain/presentation.ts';
import { article, variant } from '../domain/tables/goods.ts';
import { account, consent, principal, tokenFamily } from '../domain/tables/identities.ts';
import { order, orderEvent, orderLine } from '../domain/tables/orders.ts';
import { refundRequest } from '../domain/tables/refunds.ts';
import { beginFamily } from '../identity/auth/tokens/tokens.ts';
import { accountEvent, bodyMeasures, externalIdentity } from '../identity/base/tables.ts';
import type { Transaction } from '../platform/db/database.ts';
import { refundRequestSender } from '../refunds/base/tables.ts';
import { review, reviewPhoto, reviewText } from '../reviews/base/tables.ts';
import { wishlistItem, wishlistShare } from '../wishlist/base/tables.ts';
import { quickHasher, type TestApp } from './app.ts';

/** The people who make the calls. Every call tries to access data of `owner`. */
export const PEOPLE = ['anonymous', 'guest', 'owner', 'other guest', 'other user'] as const;
export type PersonName = (typeof PEOPLE)[number];

/** A promo code in everyone's cart. */
export const PROMO_CODE = 'ZIMA10';
export const PASSWORD = 'lipovyy-chay-1986';

export type Person = {
  name: PersonName;
  /** Id of the principal; empty for the anonymous caller. */
  id: string;
  email: string;
  token: string | undefined;
  refresh: string | undefined;
  /** Ids of the token families of the person's sign-ins. The family of `token` is first. */
  families: string[];
  consents: string[];
  shareCode: string;
  orderId: string;
  orderNumber: string;
  /** Id of the draft of a refund for an order that was handed over. */
  refundId: string;
  boughtId: string;
  /** Slug of the product page of the goods in that order. */
  productUrl: string;
  /** Id of a published review; only users have one. It is public, so it does not reveal the person. */
  reviewId: string;
  /** Id of a saved address; only users have one. */
  addressId: string;
  /** The remark for the courier in the checkout draft. */
  remark: string;
  /** Ids of an article in the cart and of one on the wishlist. No other person has these articles. */
  goods: { inCart: string; onWishlist: string };
};

/** Texts that would reveal the person if they were in a response. */
export const namesOf = ({
  id,
  email,
  families,
  consents,
  shareCode,
  orderId,
  orderNumber,
  refundId,
  boughtId,
  addressId,
  remark,
}: Person): string[] =>
  id === ''
    ? []
    : [
        id,
        cartIdOf(id),
        email,
        ...families,
        ...consents,
        shareCode,
        orderId,
        orderNumber,
        refundId,
        boughtId,
        addressId,
        remark,
      ].filter((text) => text !== '');

/** Ids of the person's goods. In a response without public goods, they would reveal the person. */
export const goodsOf = ({ id, goods }: Person): string[] => (id === '' ? [] : Object.values(goods));

/**
 * Creates five people. All but the first have a cart and a shared wishlist; users have two sign-ins and two
 * consents.
 */
export async function createPeople(test: TestApp): Promise<Record<PersonName, Person>> {
  await test.deps.db
    .insert(promoCode)
    .values({ code: PROMO_CODE, kind: 'percent', value: 10, combines: true })
    .onConflictDoNothing();
  const people = await Promise.all(PEOPLE.map((name, index) => make(test, name, index + 1)));
  return Object.fromEntries(people.map((person) => [person.name, person])) as Record<PersonName, Person>;
}

async function make(test: TestApp, name: PersonName, place: number): Promise<Person> {
  const goods = {
    inCart: articleIdOf(`futbolka-${place}-belaya`, '46'),
    onWishlist: articleIdOf(`futbolka-${place + 10}-belaya`, '46'),
  };
  const productUrl = `futbolka-${place}-belaya`;
  if (name === 'anonymous') return { ...NO_IDENTITY, name, productUrl, goods };

  const id = test.deps.ids();
  const isUser = name === 'owner' || name === 'other user';
  const email = isUser ? `${name.replace(' ', '-')}@example.ru` : '';
  const shareCode = id.replaceAll('-', '').slice(0, 16);
  const owner: Owner = { test, name, id, isUser, email, shareCode, place, productUrl, goods };
  return test.deps.db.transaction(async (tx) => {
    await tx.insert(principal).values({ id, kind: isUser ? 'user' : 'guest', createdAt: test.deps.clock() });
    if (isUser) await insertAccount(tx, owner);
    const signedIn = await signIn(tx, owner);
    await insertCart(tx, owner);
    await insertWishlist(tx, owner);
    const orders = await insertOrders(tx, owner);
    const account = isUser ? await insertAccountData(tx, owner, orders.boughtId) : NO_ACCOUNT_DATA;
    const consents = await tx.select().from(consent).where(eq(consent.accountId, id));
    return {
      name,
      id,
      email,
      shareCode,
      goods,
      productUrl,
      ...signedIn,
      ...orders,
      ...account,
      consents: consents.sort((one) => (one.purpose === 'marketing' ? -1 : 1)).map((row) => row.id),
    };
  });
}

const NO_ACCOUNT_DATA = { reviewId: '', addressId: '' };

/** The data of the anonymous caller, which are all empty. */
const NO_IDENTITY = {
  ...NO_ACCOUNT_DATA,
  id: '',
  email: '',
  token: undefined,
  refresh: undefined,
  families: [],
  consents: [],
  shareCode: '',
  orderId: '',
  orderNumber: '',
  refundId: '',
  boughtId: '',
  remark: '',
};

/**
 * A person who is being created. `place` is a different number for each person, from which the person's goods
 * and order numbers are derived.
 */
type Owner = Pick<Person, 'name' | 'id' | 'email' | 'shareCode' | 'productUrl' | 'goods'> & {
  test: TestApp;
  isUser: boolean;
  place: number;
};

async function insertAccount(tx: Transaction, { test, name, id, email, shareCode }: Owner): Promise<void> {
  const { ids, clock } = test.deps;
  const now = clock();
  await tx.insert(account).values({
    id,
    email,
    passwordHash: await quickHasher.hash(PASSWORD),
    firstName: 'Анна',
    subscriptions: ['EMAIL_NEWS'],
    emailConfirmedAt: now,
    createdAt: now,
  });
  const purposes = ['personal-data', 'marketing'] as const;
  await recordConsents(tx, { accountId: id, texts: [...purposes], ip: '203.0.113.7', now, ids });
  const device = `Браузер ${shareCode}`;
  await tx.insert(accountEvent).values({ accountId: id, kind: 'SIGNED_IN', device, at: now });
  if (name !== 'owner') return;
  const identity = { provider: 'vk', subject: id, accountId: id, createdAt: now };
  await tx.insert(externalIdentity).values(identity);
}

/** Signs the person in: guests once, users on two devices. */
async function signIn(
  tx: Transaction,
  { test, id, isUser }: Owner,
): Promise<Pick<Person, 'token' | 'refresh' | 'families'>> {
  const device = { principalId: id, userAgent: '', isProven: isUser };
  const { tokens } = await beginFamily(tx, test.deps, device);
  const [here] = await tx.select().from(tokenFamily).where(eq(tokenFamily.principalId, id));
  if (isUser) await beginFamily(tx, test.deps, device);
  const families = await tx.select().from(tokenFamily).where(eq(tokenFamily.principalId, id));
  return {
    token: tokens.access,
    refresh: tokens.refresh,
    families: families.map((family) => family.id).sort((one) => (one === here?.id ? -1 : 1)),
  };
}

async function insertCart(tx: Transaction, { test, id, goods }: Owner): Promise<void> {
  const now = test.deps.clock();
  const cartId = cartIdOf(id);
  await tx.insert(cart).values({ id: cartId, ownerId: id, version: 1, updatedAt: now });
  const line = { cartId, quantity: 2, position: 0, seenPrice: 199_000 };
  await tx.insert(cartLine).values({ ...line, articleId: goods.inCart });
  await tx.insert(cartPromoCode).values({ cartId, code: PROMO_CODE, addedAt: now });
}

async function insertWishlist(tx: Transaction, { test, id, goods, shareCode }: Owner): Promise<void> {
  const now = test.deps.clock();
  const item = { ownerId: id, articleId: goods.onWishlist, addedAt: now, position: 0 };
  await tx.insert(wishlistItem).values(item);
  await tx.insert(wishlistShare).values({ ownerId: id, code: shareCode, createdAt: now });
}

/**
 * Inserts an order, a checkout draft for the next order, and an order that was handed over, with the draft of
 * a refund.
 */
async function insertOrders(
  tx: Transaction,
  owner: Owner,
): Promise<Pick<Person, 'orderId' | 'orderNumber' | 'remark' | 'boughtId' | 'refundId'>> {
  const { test, id, place, shareCode } = owner;
  const { ids, clock } = test.deps;
  const now = clock();
  const orderId = ids();
  const orderNumber = orderNumberOf(100_000 + place);
  await insertOrder(tx, owner, { id: orderId, number: orderNumber, state: 'PLACED', by: 'shopper' });

  const remark = `Код ${shareCode}`;
  const parts = { comment: { body: remark, version: 1, at: now.toISOString() } };
  await tx.insert(checkoutDraft).values({ ownerId: id, version: 1, parts, updatedAt: now });

  const boughtId = ids();
  const refundId = ids();
  const boughtNumber = orderNumberOf(200_000 + place);
  await insertOrder(tx, owner, { id: boughtId, number: boughtNumber, state: 'HANDED_OVER', by: 'operator' });
  await tx.insert(refundRequest).values({
    id: refundId,
    orderId: boughtId,
    state: 'DRAFT',
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  const nothing = { lines: [], way: null, storeCode: null, pickup: null, payout: null };
  await tx.insert(refundRequestSender).values({ requestId: refundId, choice: nothing, keptUntil: now });
  return { orderId, orderNumber, remark, boughtId, refundId };
}

const DELIVERY = {
  methodId: 'courier',
  kind: 'courier',
  name: 'Курьером',
  cityCode: 'kazan',
  cityName: 'Казань',
  point: null,
  day: null,
  interval: null,
  leavesOn: '2026-11-23',
  firstDay: '2026-11-23',
  lastDay: '2026-11-25',
  storageDays: null,
  fitting: false,
  price: 0,
} satisfies OrderDelivery;

/** The only line of each order that this test inserts. */
const lineOf = ({ goods, productUrl, place }: Owner) => ({
  position: 0,
  articleId: goods.inCart,
  productUrl,
  sku: `F-${place}`,
  name: 'Футболка',
  size: '46',
  quantity: 1,
  isGift: false,
  colour: { colorFamily: 'Белый', displayValue: 'Белый', value: 'WHITE', hex: '#f2f1ed' },
  picture: coverOf([]),
  unitPriceBefore: 199_000,
  total: 199_000,
  discounts: [],
  vatRate: 22,
});

type NewOrder = {
  id: string;
  number: string;
  state: 'PLACED' | 'HANDED_OVER';
  /** Who moved the order to its state. */
  by: 'shopper' | 'operator';
};

async function insertOrder(
  tx: Transaction,
  owner: Owner,
  { id, number, state, by }: NewOrder,
): Promise<void> {
  const now = owner.test.deps.clock();
  await tx.insert(order).values({
    id,
    number,
    ownerId: owner.id,
    state,
    placedAt: now,
    payment: 'cash',
    goodsSum: 199_000,
    discountSum: 0,
    total: 199_000,
    delivery: DELIVERY,
  });
  await tx.insert(orderLine).values({ ...lineOf(owner), orderId: id });
  await tx.insert(orderEvent).values({ orderId: id, position: 0, state, at: now, by, reason: null });
}

/** Inserts data that only users have: a review, body measurements and a saved address. */
async function insertAccountData(
  tx: Transaction,
  owner: Owner,
  boughtId: string,
): Promise<Pick<Person, 'reviewId' | 'addressId'>> {
  const { test, id, place } = owner;
  const { ids, clock } = test.deps;
  const now = clock();
  const reviewId = ids();
  await reviewLine(tx, { id: reviewId, ownerId: id, orderId: boughtId, line: lineOf(owner), now });
  await tx.insert(bodyMeasures).values({ accountId: id, wearer: 'women', measures: { chest: 90 + place } });
  const addressId = ids();
  await tx.insert(savedAddress).values({
    id: addressId,
    ownerId: id,
    sameAs: 'ул баумана',
    cityCode: 'kazan',
    address: 'ул. Баумана, 1',
    usedAt: now,
  });
  return { reviewId, addressId };
}

type Reviewed = {
  id: string;
  ownerId: string;
  orderId: string;
  line: { articleId: string; productUrl: string; name: string; size: string };
  now: Date;
};

/** Inserts a published review with a photograph, for the first line of an order. */
async function reviewLine(tx: Transaction, { id, ownerId, orderId, line, now }: Reviewed): Promise<void> {
  const [found] = await tx
    .select({ groupId: variant.groupId })
    .from(article)
    .innerJoin(variant, eq(variant.id, article.variantId))
    .where(eq(article.id, line.articleId));
  await tx.insert(review).values({
    id,
    ownerId,
    orderId,
    position: 0,
    groupId: found?.groupId ?? '',
    productUrl: line.productUrl,
    productName: line.name,
    colour: 'Белый',
    size: line.size,
    state: 'PUBLISHED',
    version: 1,
    decidedAt: now,
  });
  const text = { stars: 4, text: 'Плотный хлопок, держит форму', isAnonymous: false, author: 'Анна' };
  for (const slot of ['WRITTEN', 'SHOWN'] as const)
    await tx.insert(reviewText).values({ reviewId: id, slot, ...text, photos: [], writtenAt: now });
  await tx.insert(reviewPhoto).values({ id, ownerId, reviewId: id, tint: '#ffffff', createdAt: now });
}
