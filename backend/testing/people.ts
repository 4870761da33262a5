import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import type { OrderDelivery } from '#contract/client/client.schemas.ts';
import { orderNumber as orderNumberOf } from '#shared/orders/order-number.ts';
import { cart, cartLine, cartPromoCode, promoCode } from '../cart/base/tables.ts';
import { cartIdOf } from '../cart/queries/cart-id.ts';
import { articleIdOf } from '../catalog/testing/catalog.ts';
import { checkoutDraft, savedAddress } from '../checkout/base/tables.ts';
import { contactRequest } from '../contact/tables.ts';
import { recordConsents } from '../domain/consents/consents.ts';
import { coverOf } from '../domain/presentation.ts';
import { article, variant } from '../domain/tables/goods.ts';
import { account, consent, principal, tokenFamily } from '../domain/tables/identities.ts';
import { order, orderEvent, orderLine } from '../domain/tables/orders.ts';
import { refundRequest } from '../domain/tables/refunds.ts';
import { beginFamily } from '../identity/auth/tokens/tokens.ts';
import { accountEvent, bodyMeasures, externalIdentity } from '../identity/base/tables.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { refundPhoto, refundRequestSender } from '../refunds/base/tables.ts';
import { review, reviewComplaint, reviewHelpful, reviewPhoto, reviewText } from '../reviews/base/tables.ts';
import { wishlistItem, wishlistShare } from '../wishlist/base/tables.ts';
import { quickHasher, type TestApp } from './app.ts';

/** The people who make the calls. All calls are about the data of `owner`. */
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
  /** Token families of the person's sign-ins; the family of `token` comes first. */
  families: string[];
  consents: string[];
  shareCode: string;
  orderId: string;
  orderNumber: string;
  /** A refund draft for a handed-over order. */
  refundId: string;
  boughtId: string;
  /** The URL of the product in that order. */
  productUrl: string;
  /** A published review; only users have one. Its id is public, so it does not identify the person. */
  reviewId: string;
  /** A saved address; only users have one. */
  addressId: string;
  /** The remark in the checkout draft. */
  remark: string;
  /** Articles in the cart and on the wishlist, which no other person has. */
  goods: { inCart: string; onWishlist: string };
};

/** Texts that would identify the person if they were in an answer. */
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

/** Ids of the person's goods. In an answer without public goods, they would identify the person. */
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
  const { ids, clock, db } = test.deps;
  const goods = {
    inCart: articleIdOf(`futbolka-${place}-belaya`, '46'),
    onWishlist: articleIdOf(`futbolka-${place + 10}-belaya`, '46'),
  };
  const blank = {
    id: '',
    email: '',
    token: undefined,
    refresh: undefined,
    shareCode: '',
    productUrl: `futbolka-${place}-belaya`,
    orderId: '',
    orderNumber: '',
    refundId: '',
    boughtId: '',
    reviewId: '',
    addressId: '',
    remark: '',
  };
  if (name === 'anonymous') return { ...blank, name, families: [], consents: [], goods };

  const id = ids();
  const now = clock();
  const isUser = name === 'owner' || name === 'other user';
  const email = isUser ? `${name.replace(' ', '-')}@example.ru` : '';
  const shareCode = id.replaceAll('-', '').slice(0, 16);
  return db.transaction(async (tx) => {
    await tx.insert(principal).values({ id, kind: isUser ? 'user' : 'guest', createdAt: now });
    if (isUser) {
      const passwordHash = await quickHasher.hash(PASSWORD);
      await tx.insert(account).values({
        id,
        email,
        passwordHash,
        firstName: 'Анна',
        subscriptions: ['EMAIL_NEWS'],
        emailConfirmedAt: now,
        createdAt: now,
      });
      const purposes = ['personal-data', 'marketing'] as const;
      await recordConsents(tx, { accountId: id, texts: [...purposes], ip: '203.0.113.7', now, ids });
    }
    if (isUser) {
      const device = `Браузер ${shareCode}`;
      await tx.insert(accountEvent).values({ accountId: id, kind: 'SIGNED_IN', device, at: now });
    }
    if (name === 'owner') {
      const identity = { provider: 'vk', subject: id, accountId: id, createdAt: now };
      await tx.insert(externalIdentity).values(identity);
    }
    const signIn = { principalId: id, userAgent: '', isProven: isUser };
    const { tokens } = await beginFamily(tx, test.deps, signIn);
    const [here] = await tx.select().from(tokenFamily).where(eq(tokenFamily.principalId, id));
    if (isUser) await beginFamily(tx, test.deps, signIn);

    const cartId = cartIdOf(id);
    await tx.insert(cart).values({ id: cartId, ownerId: id, version: 1, updatedAt: now });
    const line = { cartId, quantity: 2, position: 0, seenPrice: 199_000 };
    await tx.insert(cartLine).values({ ...line, articleId: goods.inCart });
    await tx.insert(cartPromoCode).values({ cartId, code: PROMO_CODE, addedAt: now });
    const item = { ownerId: id, articleId: goods.onWishlist, addedAt: now, position: 0 };
    await tx.insert(wishlistItem).values(item);
    await tx.insert(wishlistShare).values({ ownerId: id, code: shareCode, createdAt: now });

    const orderId = ids();
    const orderNumber = orderNumberOf(100_000 + place);
    const delivery = {
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
    await tx.insert(order).values({
      id: orderId,
      number: orderNumber,
      ownerId: id,
      state: 'PLACED',
      placedAt: now,
      payment: 'cash',
      goodsSum: 199_000,
      discountSum: 0,
      total: 199_000,
      delivery,
    });
    const goodsLine = {
      position: 0,
      articleId: goods.inCart,
      productUrl: blank.productUrl,
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
    };
    await tx.insert(orderLine).values({ ...goodsLine, orderId });
    await tx
      .insert(orderEvent)
      .values({ orderId, position: 0, state: 'PLACED', at: now, by: 'shopper', reason: null });

    const remark = `Код ${shareCode}`;
    const parts = { comment: { body: remark, version: 1, at: now.toISOString() } };
    await tx.insert(checkoutDraft).values({ ownerId: id, version: 1, parts, updatedAt: now });
    const boughtId = ids();
    const refundId = ids();
    await tx.insert(order).values({
      id: boughtId,
      number: orderNumberOf(200_000 + place),
      ownerId: id,
      state: 'HANDED_OVER',
      placedAt: now,
      payment: 'cash',
      goodsSum: 199_000,
      discountSum: 0,
      total: 199_000,
      delivery,
    });
    await tx.insert(orderLine).values({ ...goodsLine, orderId: boughtId });
    const handedOver = { state: 'HANDED_OVER' as const, at: now, by: 'operator' as const };
    await tx.insert(orderEvent).values({ orderId: boughtId, position: 0, ...handedOver });
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
    const reviewId = isUser ? ids() : '';
    if (isUser) await reviewLine(tx, { id: reviewId, ownerId: id, orderId: boughtId, line: goodsLine, now });
    if (isUser)
      await tx
        .insert(bodyMeasures)
        .values({ accountId: id, wearer: 'women', measures: { chest: 90 + place } });
    const addressId = isUser ? ids() : '';
    if (isUser)
      await tx.insert(savedAddress).values({
        id: addressId,
        ownerId: id,
        sameAs: 'ул баумана',
        cityCode: 'kazan',
        address: 'ул. Баумана, 1',
        usedAt: now,
      });

    const families = await tx.select().from(tokenFamily).where(eq(tokenFamily.principalId, id));
    const consents = await tx.select().from(consent).where(eq(consent.accountId, id));
    return {
      name,
      id,
      email,
      shareCode,
      orderId,
      orderNumber,
      refundId,
      boughtId,
      addressId,
      remark,
      goods,
      productUrl: blank.productUrl,
      reviewId,
      token: tokens.access,
      refresh: tokens.refresh,
      families: families.map((family) => family.id).sort((one) => (one === here?.id ? -1 : 1)),
      consents: consents.sort((one) => (one.purpose === 'marketing' ? -1 : 1)).map((row) => row.id),
    };
  });
}

type Reviewed = {
  id: string;
  ownerId: string;
  orderId: string;
  line: { articleId: string; productUrl: string; name: string; size: string };
  now: Date;
};

/** Inserts a published review with a photograph for the first line of an order. */
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

/** The rows of a table as JSON texts, with the id of the principal, account or cart that owns them. */
const ownedRows = (part: string, table: AnyPgTable, owner: AnyPgColumn, from: SQL = sql`${table}`): SQL =>
  sql`select ${part}::text as part, ${owner}::text as owner, to_jsonb(${table})::text as row from ${from}`;

const ofOrder = sql`inner join ${order} on ${order.id} = ${refundRequest.orderId}`;

/** All data is read with a single query, because the tests read it before and after every call. */
const STORED = sql.join(
  [
    ownedRows('principal', principal, principal.id),
    ownedRows('account', account, account.id),
    ownedRows('signIns', tokenFamily, tokenFamily.principalId),
    ownedRows('signsInElsewhere', externalIdentity, externalIdentity.accountId),
    ownedRows('events', accountEvent, accountEvent.accountId),
    ownedRows('consents', consent, consent.accountId),
    ownedRows('orders', order, order.ownerId),
    ownedRows('refunds', refundRequest, order.ownerId, sql`${refundRequest} ${ofOrder}`),
    ownedRows(
      'refundPhotos',
      refundPhoto,
      order.ownerId,
      sql`${refundPhoto} inner join ${refundRequest} on ${refundRequest.id} = ${refundPhoto.requestId} ${ofOrder}`,
    ),
    ownedRows('reviews', review, review.ownerId),
    ownedRows(
      'reviewTexts',
      reviewText,
      review.ownerId,
      sql`${reviewText} inner join ${review} on ${review.id} = ${reviewText.reviewId}`,
    ),
    ownedRows('reviewPhotos', reviewPhoto, reviewPhoto.ownerId),
    ownedRows('reviewMarks', reviewHelpful, reviewHelpful.ownerId),
    ownedRows('complaints', reviewComplaint, reviewComplaint.ownerId),
    ownedRows('draft', checkoutDraft, checkoutDraft.ownerId),
    ownedRows('addresses', savedAddress, savedAddress.ownerId),
    ownedRows('measures', bodyMeasures, bodyMeasures.accountId),
    ownedRows('cart', cart, cart.ownerId),
    ownedRows('lines', cartLine, cartLine.cartId),
    ownedRows('codes', cartPromoCode, cartPromoCode.cartId),
    ownedRows('wishlist', wishlistItem, wishlistItem.ownerId),
    ownedRows('contact', contactRequest, contactRequest.ownerId),
    ownedRows('share', wishlistShare, wishlistShare.ownerId),
  ],
  sql` union all `,
);

/** All stored data of each person, as sorted rows. Messages are left out, because anyone can cause them. */
export async function storedDataOf(
  db: Database,
  people: Record<PersonName, Person>,
): Promise<Record<PersonName, unknown>> {
  const { rows } = await db.execute<{ part: string; owner: string | null; row: string }>(STORED);
  const byOwner = Map.groupBy(rows, ({ owner }) => owner);
  const ofOne = ({ id }: Person) =>
    id === ''
      ? null
      : [id, cartIdOf(id)]
          .flatMap((owner) => byOwner.get(owner) ?? [])
          .map(({ part, row }) => `${part} ${row}`)
          .sort();
  return Object.fromEntries(PEOPLE.map((name) => [name, ofOne(people[name])])) as Record<PersonName, unknown>;
}
