import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../demo/seed/seed.ts';
import { articleIdOf, testCatalog, testNow } from '../../catalog/testing/catalog.ts';
import { article, variant } from '../../domain/tables/goods.ts';
import { account, consent } from '../../domain/tables/identities.ts';
import { ACCOUNT, openAccount, type TestShopper } from '../../identity/testing/account.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { wishlistItem } from '../base/tables.ts';
import { writeAboutPriceDrops } from './write-about-price-drops.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const coat = articleIdOf('palto-iz-shersti-kemel', '44');
const dress = articleIdOf('plate-midi-izumrud', '42');
const PRICE = 1_000_000;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let anna: TestShopper;

beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: testNow });
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  test = createTestApp(database.db);
  anna = await openAccount(test);
  await cost(PRICE);
  await setStock(5);
  await keep([coat, dress]);
  await answer(true);
});

const keep = (ids: string[]) =>
  test.call('/api/wishlist-orchestration/v2/wishlists/my', {
    method: 'PUT',
    token: anna.token,
    query: { force: 'true' },
    body: { items: ids.map((articleId) => ({ articleId })) },
  });
const answer = (allowed: boolean, version = '1') =>
  test.call(`${ACCOUNT}/consents`, {
    method: 'PUT',
    token: anna.token,
    body: { answers: [{ purpose: 'price-drops', version, allowed }] },
  });
const cost = (price: number) => database.db.update(variant).set({ price, priceBefore: null });
const setStock = (stock: number, id?: string) =>
  database.db
    .update(article)
    .set({ stock })
    .where(id ? eq(article.id, id) : undefined);

/** Writes the letters that are due, sends them and returns them. */
async function letters() {
  await writeAboutPriceDrops(test.deps);
  await test.sendMessages();
  return test.messages.splice(0);
}

describe('a price-drop letter', () => {
  it('a price-drop letter has the price of the chosen size; without a chosen size, the lowest price in stock of the colour', async () => {
    const [large, small] = ['48', '44'].map((size) => articleIdOf('palto-iz-shersti-kemel', size));
    const ofSize = (id: string | undefined, price: number | null) =>
      database.db
        .update(article)
        .set({ price })
        .where(eq(article.id, id ?? ''));
    await database.db.delete(wishlistItem);
    await ofSize(large, 1_200_000);
    await keep([large ?? '', small ?? '']);
    await ofSize(large, 1_100_000);
    expect(await letters()).toMatchObject([
      { text: expect.stringContaining('11\u00a0000\u00a0₽ вместо 12') },
    ]);
    const keptAt = (keptPrice: number, sizeChosen: boolean) =>
      database.db.update(wishlistItem).set({ keptPrice, mentionedPrice: null, sizeChosen });
    test.advance(DAY);
    await keptAt(PRICE, true);
    await cost(800_000);
    await ofSize(large, 900_000);
    const [both] = await letters();
    expect(both?.text).toContain('9\u00a0000\u00a0₽ вместо 10');
    expect(both?.text).toContain('8\u00a0000\u00a0₽ вместо 10');
    test.advance(DAY);
    await keptAt(PRICE, false);
    await ofSize(large, 1_100_000);
    await cost(900_000);
    const [letter] = await letters();
    expect(letter?.text).toContain('от\u00a09\u00a0000\u00a0₽ вместо 10\u00a0000\u00a0₽');
    await ofSize(large, null);
  });

  it('a price-drop letter lists all goods that became cheaper, with old and new prices (§3.4.2)', async () => {
    await cost(800_000);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Цены снизились: 2\u00a0товара из\u00a0избранного');
    expect(letter?.text).toContain('8\u00a0000\u00a0₽ вместо 10\u00a0000\u00a0₽');
    expect(letter?.text).toContain(`https://shop.example/product/palto-iz-shersti-kemel`);
    expect(letter?.text).toContain('размер\u00a044');
    expect(letter?.text).toContain('Рекламное письмо');
    expect(letter?.unsubscribe).toMatch(/^https:\/\/shop\.example\/unsubscribe\/one-click\?token=[\w-]{43}$/);
    expect(letter?.html).toContain('href="https://shop.example/unsubscribe?token=');
  });

  it('a price-drop letter is written once; another one follows after a day, only about prices below those in the first letter (§3.4.2)', async () => {
    await cost(800_000);
    expect(await letters()).toHaveLength(1);
    await cost(700_000);
    test.advance(23 * HOUR - 1);
    expect(await letters()).toEqual([]);
    await cost(900_000);
    test.advance(DAY);
    expect(await letters()).toEqual([]);
    // This price is lower than the one after the increase, but not lower than the one that the letter named.
    await cost(850_000);
    expect(await letters()).toEqual([]);
    await cost(790_000);
    const [letter] = await letters();
    expect(letter?.text).toContain('7\u00a0900\u00a0₽ вместо 8\u00a0000\u00a0₽');
  });

  it('a price-drop letter mentions no size if none was chosen', async () => {
    await database.db.update(wishlistItem).set({ sizeChosen: false });
    await cost(800_000);
    const [letter] = await letters();
    expect(letter?.text).toContain('palto-iz-shersti-kemel');
    expect(letter?.text).not.toMatch(/размер\u00a0\d|ваш размер/);
  });

  it('a price-drop letter waits until the chosen size is in stock (§3.4.2)', async () => {
    await setStock(0, coat);
    await cost(800_000);
    const [letter] = await letters();
    expect(letter?.subject).toMatch(/^Цена снизилась: /);
    expect(letter?.text).not.toContain('palto-iz-shersti-kemel');
    await setStock(1, coat);
    test.advance(DAY);
    expect((await letters())[0]?.text).toContain('palto-iz-shersti-kemel');
  });

  it('a price-drop letter compares the current price with the price at which the item was added (§3.4.2)', async () => {
    await cost(800_000);
    await keep([coat]);
    await database.db
      .delete(wishlistItem)
      .where(and(eq(wishlistItem.ownerId, anna.id), eq(wishlistItem.articleId, dress)));
    expect(await letters()).toEqual([]);
  });

  it('price drops at night cause a price-drop letter in the morning (§3.4.2)', async () => {
    await cost(800_000);
    test.advance(12 * HOUR);
    expect(await letters()).toEqual([]);
    test.advance(9 * HOUR);
    expect(await letters()).toHaveLength(1);
  });

  it('a price-drop letter gives only the number of goods if there are too many to list', async () => {
    const colours = await database.db.selectDistinctOn([article.variantId]).from(article);
    expect(colours.length).toBeGreaterThan(12);
    await database.db.delete(wishlistItem);
    await keep(colours.slice(0, 12).map(({ id }) => id));
    await cost(800_000);
    const [letter] = await letters();
    expect(letter?.text.match(/₽ вместо/g)).toHaveLength(10);
    expect(letter?.text).toContain('И\u00a0ещё 2\u00a0товара');
    test.advance(DAY);
    expect(await letters()).toEqual([]);
  });
});

describe('nothing is sent', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a consent', () => database.db.delete(consent)],
    ['a consent that was not withdrawn', () => answer(false)],
    ['an e-mail', () => database.db.update(account).set({ email: null, phone: '+79991234567' })],
    ['a lower price', () => cost(PRICE)],
  ])('no price-drop letter is sent without %s (§3.4.2)', async (_, change) => {
    await cost(800_000);
    await change();
    expect(await letters()).toEqual([]);
  });

  it('no price-drop letter is sent if the shopper consented to an outdated text', async () => {
    await answer(false);
    await answer(true, '0');
    await cost(800_000);
    expect(await letters()).toEqual([]);
  });

  it('no price-drop letter is sent after the consent is withdrawn, even if the letter was already queued (§3.4.3)', async () => {
    await cost(800_000);
    expect(await writeAboutPriceDrops(test.deps)).toBe(1);
    await answer(false);
    await test.sendMessages();
    expect(test.messages).toEqual([]);
  });
});

describe('unsubscribe', () => {
  const end = (token: string) => test.call('/api/user-orchestration/v1/unsubscriptions', { body: { token } });

  async function tokenOfLetter() {
    await cost(800_000);
    const [letter] = await letters();
    return new URL(letter?.unsubscribe ?? '').searchParams.get('token') ?? '';
  }

  it('200: the unsubscribe link withdraws only the consent to price-drop letters, once, without signing in (§3.4.3)', async () => {
    const token = await tokenOfLetter();
    const ended = await end(token);
    expect([ended.status, await ended.json()]).toEqual([200, { letters: 'PRICE_DROPS' }]);
    const [row] = await database.db.select().from(consent).where(eq(consent.purpose, 'price-drops'));
    expect(row?.withdrawnAt).toEqual(test.deps.clock());
    test.advance(2 * DAY);
    expect((await end(token)).status).toBe(200);
    const [again] = await database.db.select().from(consent).where(eq(consent.purpose, 'price-drops'));
    expect(again?.withdrawnAt).toEqual(row?.withdrawnAt);
    await cost(600_000);
    expect(await letters()).toEqual([]);
  });

  it('200: the unsubscribe link of a deleted account has no effect', async () => {
    const token = await tokenOfLetter();
    await forgetEveryone(database.db);
    expect((await end(token)).status).toBe(200);
  });

  it('404: unsubscribing refuses a token that the shop has not signed (§3.4.3)', async () => {
    const token = await tokenOfLetter();
    const other = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect((await end(other)).status).toBe(404);
    const [row] = await database.db.select().from(consent).where(eq(consent.purpose, 'price-drops'));
    expect(row?.withdrawnAt).toBeNull();
  });
});
