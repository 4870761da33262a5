import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MyProductReviews, MyReviews } from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../catalog/testing/database.ts';
import { createOperator, type TestOperator } from '../orders/testing/operators.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../testing/app.ts';
import { PRICE, setTee } from '../testing/shopping.ts';
import { reviewPhoto } from './base/tables.ts';
import { photograph } from './testing/photographs.ts';
import { buyer, decide, plain, type Reviewer } from './testing/reviews.ts';

const db = await openSmallShop();
let shop: TestApp;
let manager: TestOperator;
let anna: Reviewer;

beforeEach(async () => {
  await forgetEveryone(db);
  await db.execute(sql`truncate table operator, operator_call, "order", review cascade`);
  await setTee(db, { stock: 90, price: PRICE });
  shop = createTestApp(db);
  manager = await createOperator(shop, 'ofis-1', 'manager');
  anna = await buyer(shop, manager, 'anna@example.ru');
});

const mine = async (who: Reviewer) => (await (await who.call('/my/reviews')).json()) as MyReviews;
const textsOn = async (query?: Record<string, string>) =>
  (await anna.page(query)).items.map(({ text }) => text);
const errorsOf = async (response: Response) =>
  ((await response.json()) as { errors?: { pointer: string; message: string }[] }).errors;

describe('a review', () => {
  it('a review is shown at once with first name and purchased size, if no rule holds it back (§3.11.1)', async () => {
    expect((await mine(anna)).waiting).toMatchObject([{ orderId: anna.orderId, size: '46' }]);
    const review = await anna.write();
    expect(review).toMatchObject({ state: 'PUBLISHED', version: 1, isShown: true });
    const { summary, items } = await anna.page();
    expect(items).toMatchObject([{ author: 'Анна', size: '46', stars: 4, fit: 'EXACT', isDemo: false }]);
    expect(summary).toMatchObject({ count: 1, average: 4, bought: { count: 1, average: 4 }, demo: 0 });
    expect(await mine(anna)).toMatchObject({ waiting: [], reviews: [{ id: review.id }] });
  });

  it('a review can be written anonymously (§3.11.1)', async () => {
    await anna.write({ isAnonymous: true });
    expect((await anna.page()).items).toMatchObject([{ author: null }]);
  });

  it.each([
    ['Смотрите на www.example.com, там дешевле', ['LINK']],
    ['Звоните мне: 8 916 123-45-67, расскажу', ['PHONE']],
    ['Вопросы на anna@example.ru, отвечу всем', ['EMAIL']],
    ['Продавец идиот, а футболка так себе', ['INSULT']],
  ])('a review waits for an operator if its text is suspicious: %s (§3.11.3)', async (text, flags) => {
    const { id, state } = await anna.write({ text });
    expect(state).toBe('WAITING');
    expect(await textsOn()).toEqual([]);
    expect(await (await manager.call(`/reviews/${id}`)).json()).toMatchObject({ flags, published: null });
    await decide(manager, id, 'publication');
    expect(await textsOn()).toEqual([text]);
  });

  it('a review waits for an operator if the author’s name is suspicious (§3.11.3)', async () => {
    const boris = await buyer(shop, manager, 'boris@example.ru', 'www.example.com');
    expect((await boris.write()).state).toBe('WAITING');
  });

  it('while a changed review waits, and after the change was refused, the former text stays shown (§3.11.3)', async () => {
    const { id } = await anna.write();
    const text = 'Пишите на anna@example.ru, отвечу всем';
    expect(await anna.write({ seenVersion: 1, text })).toMatchObject({ state: 'WAITING', isShown: true });
    expect(await textsOn()).toEqual([plain.text]);
    await decide(manager, id, 'refusal');
    expect((await mine(anna)).reviews).toMatchObject([{ state: 'REFUSED', refusal: 'OTHER', isShown: true }]);
    expect(await textsOn()).toEqual([plain.text]);
    await decide(manager, id, 'refusal');
    expect(await textsOn()).toEqual([]);
  });

  it('a review is written once if the call is repeated; a different text for an outdated version is refused (§3.11.1)', async () => {
    const first = await anna.write();
    expect(await anna.write()).toEqual(first);
    expect((await anna.send({ stars: 1 })).status).toBe(409);
    expect((await anna.page()).items).toMatchObject([{ stars: 4 }]);
  });

  it('a review can be written only about received pieces (§3.11.1)', async () => {
    await db.execute(sql`update order_line set cancelled = quantity`);
    expect((await mine(anna)).waiting).toEqual([]);
    expect((await anna.send()).status).toBe(409);
  });

  it('a review can be deleted by its author with its marks; the line can then be reviewed again (§3.11.1)', async () => {
    const { id } = await anna.write();
    const boris = await buyer(shop, manager, 'boris@example.ru');
    expect((await boris.mark(id)).status).toBe(200);
    expect((await boris.call(`/my/reviews/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await anna.call(`/my/reviews/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await textsOn()).toEqual([]);
    expect(await mine(anna)).toMatchObject({ waiting: [{ orderId: anna.orderId }], reviews: [] });
  });

  it('a review disappears from the product page when its author’s account is deleted (§3.11.1)', async () => {
    await anna.write();
    expect(await textsOn()).toEqual([plain.text]);
    await db.execute(sql`delete from principal where id = ${anna.id}`);
    expect(await textsOn()).toEqual([]);
  });
});

describe('helpful marks', () => {
  it('helpful marks count once per person and can be removed; cached pages show the change at once (§3.11.6)', async () => {
    const { id } = await anna.write();
    const boris = await buyer(shop, manager, 'boris@example.ru');
    for (const _ of [1, 2])
      expect(await (await boris.mark(id)).json()).toEqual({ helpful: 1, isMarked: true });
    expect((await anna.page()).items).toMatchObject([{ helpful: 1 }]);
    const path = `/products/${anna.productUrl}/mine`;
    expect((await (await boris.call(path)).json()) as MyProductReviews).toEqual({
      helpful: [id],
      own: [],
      complained: [],
      waiting: { orderId: boris.orderId, position: 0 },
    });
    expect(await (await boris.mark(id, 'DELETE')).json()).toEqual({ helpful: 0, isMarked: false });
    expect((await anna.page()).items).toMatchObject([{ helpful: 0 }]);
  });

  it('helpful marks require signing in, and can be given only to reviews of other people (§3.11.6)', async () => {
    const { id } = await anna.write();
    expect((await anna.mark(id)).status).toBe(409);
    const path = `/api/review-orchestration/v1/reviews/${id}/helpful`;
    expect((await shop.call(path, { method: 'PUT' })).status).toBe(401);
  });
});

describe('reviews on a product page', () => {
  const words = { text: 'Хорошая вещь, ношу каждый день' };

  it('reviews on a product page can be filtered and sorted (§3.11.5, §9.23)', async () => {
    const first = await anna.write({ stars: 5 });
    shop.advance(1000);
    const boris = await buyer(shop, manager, 'boris@example.ru', 'Борис');
    await boris.write({ stars: 2, heightCm: 175, ...words });
    await boris.mark(first.id);
    const names = async (query?: Record<string, string>) =>
      (await anna.page(query)).items.map(({ author }) => author);
    expect(await names()).toEqual(['Борис', 'Анна']);
    expect(await names({ sort: 'helpful' })).toEqual(['Анна', 'Борис']);
    expect(await names({ sort: 'best' })).toEqual(['Анна', 'Борис']);
    expect(await names({ sort: 'worst' })).toEqual(['Борис', 'Анна']);
    expect(await names({ stars: '5' })).toEqual(['Анна']);
    expect(await names({ bought: '46' })).toEqual(['Борис', 'Анна']);
    expect(await names({ bought: '42' })).toEqual([]);
    expect(await names({ withPhotos: 'true' })).toEqual([]);
    expect(await names({ height: '163' })).toEqual(['Анна']);
    expect(await names({ height: '173' })).toEqual(['Борис', 'Анна']);
    expect(await names({ height: '162' })).toEqual([]);
    // The summary counts all reviews, even if the list is filtered by stars.
    expect((await anna.page({ stars: '5' })).summary).toMatchObject({ count: 2, average: 3.5 });
  });

  it('reviews on a product page are read from the cache for the second request, without the database (§3.11.5, §9.23)', async () => {
    await anna.write();
    const before = await anna.page();
    let queries = 0;
    const execute = db.select.bind(db);
    const counted = new Proxy(db, {
      get(target, name, receiver) {
        if (name !== 'select') return Reflect.get(target, name, receiver);
        return (...args: Parameters<typeof execute>) => {
          queries += 1;
          return execute(...args);
        };
      },
    });
    const counting = createTestApp(counted, { goods: shop.deps.goods });
    const { items } = (await (
      await counting.call(`/api/review-orchestration/v1/products/${anna.productUrl}/reviews`)
    ).json()) as typeof before;
    expect(items).toEqual(before.items);
    expect(queries).toBe(0);
  });

  it('reviews on a product page are shown ten per page', async () => {
    const { id } = await anna.write();
    await db.execute(sql`
      insert into review (id, owner_id, group_id, product_url, product_name, colour, state, version, is_demo)
      select gen_random_uuid(), owner_id, group_id, product_url, product_name, colour, state, version, true
      from review, generate_series(1, 10) where id = ${id}`);
    await db.execute(sql`
      insert into review_text (review_id, slot, stars, text, is_anonymous, photos, written_at)
      select id, 'SHOWN', 1, 'Демо-отзыв о вещи', true, '[]', now() from review where is_demo`);
    const first = await anna.page();
    expect([first.items.length, first.totalItems, first.totalPages]).toEqual([10, 11, 2]);
    expect((await anna.page({ page: '2' })).items).toHaveLength(1);
    // Demo reviews are not counted in the ratings by buyers.
    expect(first.summary).toMatchObject({ count: 11, demo: 10, bought: { count: 1, average: 4 } });
  });
});

it('every review waits for an operator if the settings require it (§3.11.3)', async () => {
  shop.deps.reviewModeration = 'all';
  const { id, state } = await anna.write();
  expect(state).toBe('WAITING');
  expect((await anna.page()).items).toEqual([]);
  await decide(manager, id, 'publication');
  expect((await anna.page()).items).toHaveLength(1);
});

describe('an answer of the shop', () => {
  it('the shop’s answer is shown below the review, also in cached pages; it can be changed and removed (§3.11.4)', async () => {
    const { id } = await anna.write();
    expect((await anna.page()).items[0]?.answer).toBeNull();
    await decide(manager, id, 'answer', { text: 'Спасибо! Передали закройщикам' });
    expect((await anna.page()).items[0]?.answer).toMatchObject({ text: 'Спасибо! Передали закройщикам' });
    await decide(manager, id, 'answer', { text: 'Исправили лекало' });
    expect((await anna.page()).items[0]?.answer).toMatchObject({ text: 'Исправили лекало' });
    await decide(manager, id, 'answer', { text: null });
    expect((await anna.page()).items[0]?.answer).toBeNull();
  });

  it('the shop can answer only a shown review that has not changed since the operator read it', async () => {
    const { id, version } = await anna.write({ text: 'Больше фото на www.example.com, смотрите' });
    const path = `/reviews/${id}/answer`;
    const hidden = await manager.call(path, { body: { version, text: 'Спасибо!' } });
    expect(hidden.status).toBe(409);
    await decide(manager, id, 'publication');
    const late = await manager.call(path, { body: { version, text: 'Спасибо!' } });
    expect(late.status).toBe(409);
    expect((await manager.call(path, { body: { version: version + 1, text: '' } })).status).toBe(422);
  });
});

describe('photographs of reviews', () => {
  it('a review with photographs waits until an operator has seen the photographs once (§3.11.3)', async () => {
    const photo = await anna.photo(await photograph(60, 80).jpeg().toBuffer());
    const { id, state } = await anna.write({ photos: [photo] });
    expect(state).toBe('WAITING');
    await decide(manager, id, 'publication');
    expect((await anna.page({ withPhotos: 'true' })).items[0]?.photos).toMatchObject([
      { template: `/pictures/reviews/${photo}-{width}.{format}` },
    ]);
    const again = await anna.write({ seenVersion: 2, photos: [photo], text: 'Переписала отзыв целиком' });
    expect(again.state).toBe('PUBLISHED');
  });

  it('photographs are deleted when no text of their review uses them (§3.11.2, §9.22)', async () => {
    const bytes = await photograph(60, 80).jpeg().toBuffer();
    const photos = [await anna.photo(bytes), await anna.photo(bytes)];
    const { id } = await anna.write({ photos });
    await anna.write({ seenVersion: 1, photos: photos.slice(1) });
    expect((await db.select().from(reviewPhoto)).map((row) => row.id)).toEqual(photos.slice(1));
    await anna.call(`/my/reviews/${id}`, { method: 'DELETE' });
    expect(await db.select().from(reviewPhoto)).toEqual([]);
  });

  it('photographs that belong to another shopper or to another review are refused in a review (§3.11.2, §9.22)', async () => {
    const boris = await buyer(shop, manager, 'boris@example.ru');
    const photo = await boris.photo(await photograph(60, 80).png().toBuffer());
    const refused = await anna.send({ photos: [photo] });
    expect(refused.status).toBe(422);
    expect(await errorsOf(refused)).toMatchObject([{ pointer: '/photos/0' }]);
  });
});
