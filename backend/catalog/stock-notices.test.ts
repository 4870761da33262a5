import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDemo } from '../../demo/seed/seed.ts';
import { article, variant } from '../domain/tables/goods.ts';
import { outboxMessage } from '../platform/outbox/tables.ts';
import { freshDatabase } from '../platform/testing/database.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { NOTICE_HEAD_START, notifyBackInStock } from './back-in-stock.ts';
import { stockNotice, stockNoticeLetter } from './base/tables.ts';
import { reportMissingPictures } from './missing-pictures.ts';
import { articleIdOf, testCatalog, testNow } from './testing/catalog.ts';

const soldOut = articleIdOf('palto-iz-shersti-grafit', '42');
const inStock = articleIdOf('palto-iz-shersti-grafit', '46');

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: testNow });
});
afterAll(() => database.close());
beforeEach(async () => {
  test = createTestApp(database.db);
  await database.db.delete(stockNotice);
  await database.db.delete(stockNoticeLetter);
  await database.db.delete(outboxMessage);
  await setStock(0);
});

const setStock = (stock: number) => database.db.update(article).set({ stock }).where(eq(article.id, soldOut));
const ask = (articleId: string, email = 'anna@example.ru', clientIp = '203.0.113.7') =>
  test.call(`/api/catalog-orchestration/v1/articles/${articleId}/stock-notices`, {
    body: { email, personalDataConsent: true },
    clientIp,
  });
const kept = () => database.db.select().from(stockNotice);

describe('requestStockNotice', () => {
  it("204: a stock notice is stored with the email address in lower case and the shopper's consent", async () => {
    expect((await ask(soldOut, 'Anna@Example.RU')).status).toBe(204);
    expect(await kept()).toMatchObject([
      {
        articleId: soldOut,
        email: 'anna@example.ru',
        consentDocument: '/page/personal-data-agreement',
        consentVersion: '1',
        consentTextHash: expect.stringMatching(/^[\w-]{40,}/),
        ip: '203.0.113.7',
        createdAt: test.deps.clock(),
      },
    ]);
  });

  it('204: a repeated stock notice is stored once, and a notice for another email address separately', async () => {
    await ask(soldOut);
    expect((await ask(soldOut.toUpperCase(), 'ANNA@example.ru')).status).toBe(204);
    await ask(soldOut, 'boris@example.ru');
    expect((await kept()).map(({ email }) => email).sort()).toEqual(['anna@example.ru', 'boris@example.ru']);
  });

  it('404: a stock notice for an unknown article is refused', async () => {
    const response = await ask('00000000-0000-4000-8000-000000000000');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'ARTICLE_NOT_FOUND' });
  });

  it('409: a stock notice for a size that is in stock is refused', async () => {
    const response = await ask(inStock);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'ARTICLE_IN_STOCK' });
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['no consent', { email: 'anna@example.ru', personalDataConsent: false }, '/personalDataConsent'],
    ['no address', { email: 'anna', personalDataConsent: true }, '/email'],
  ])('422: a stock notice with %s is refused', async (_, body, pointer) => {
    const path = `/api/catalog-orchestration/v1/articles/${soldOut}/stock-notices`;
    const response = await test.call(path, { body });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ in: 'body', pointer }] });
    expect(await kept()).toEqual([]);
  });

  it('429: too many stock notices for one email address are refused, even if they come from different networks', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await ask(soldOut, 'anna@example.ru', `198.51.100.${count}`)).status);
    expect(statuses).toEqual([...Array(10).fill(204), 429]);
    expect((await ask(soldOut, 'boris@example.ru')).status).toBe(204);
  });

  it('429: too many stock notices from one network are refused', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await ask(soldOut, `a${count}@example.ru`)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('messages about sizes back in stock', () => {
  it('one letter with a link to the product is written for a stock notice, and the email address is deleted', async () => {
    await ask(soldOut);
    expect(await notifyBackInStock(test.deps)).toBe(0);
    await setStock(2);
    expect(await notifyBackInStock(test.deps)).toBe(1);
    expect(await notifyBackInStock(test.deps)).toBe(0);
    await test.sendMessages();
    expect(test.messages).toEqual([
      {
        channel: 'email',
        to: 'anna@example.ru',
        subject: 'Ваш размер снова в\u00a0наличии',
        text: expect.stringContaining('\nhttps://shop.example/product/palto-iz-shersti-grafit\n'),
        html: expect.stringContaining('href="https://shop.example/product/palto-iz-shersti-grafit"'),
      },
    ]);
    expect(test.messages[0]?.text).toContain('«Пальто из шерсти», цвет «grafit», размер\u00a042');
    expect(await kept()).toEqual([]);
  });

  it('letters go to the earliest requests, to no more shoppers than there are pieces, and after a day to the next shoppers (§3.1.2)', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await ask(soldOut, `a${turn}@example.ru`);
      test.advance(1000);
    }
    await setStock(2);
    expect(await notifyBackInStock(test.deps)).toBe(2);
    expect(await notifyBackInStock(test.deps)).toBe(0);
    await test.sendMessages();
    expect(test.messages.map(({ to }) => to)).toEqual(['a0@example.ru', 'a1@example.ru']);
    // The shop gets one more piece, so one more shopper gets a letter.
    await setStock(3);
    expect(await notifyBackInStock(test.deps)).toBe(1);
    // The time for which the pieces were reserved for the first recipients is over.
    test.advance(NOTICE_HEAD_START);
    expect(await notifyBackInStock(test.deps)).toBe(2);
    expect(await kept()).toEqual([]);
  });

  it('letters about many sizes are written in several batches', async () => {
    const others = await database.db.select().from(article).where(ne(article.id, soldOut)).limit(24);
    for (const { id } of others) {
      await database.db.update(article).set({ stock: 0 }).where(eq(article.id, id));
      await ask(id, `${id}@example.ru`, `198.51.100.${others.findIndex((one) => one.id === id)}`);
      await database.db.update(article).set({ stock: 1 }).where(eq(article.id, id));
    }
    expect(await notifyBackInStock(test.deps)).toBe(24);
    for (const { id, stock } of others)
      await database.db.update(article).set({ stock }).where(eq(article.id, id));
  });

  it('a letter that the mail server refused is retried, and the refusal is logged without the email address', async () => {
    await ask(soldOut);
    await ask(soldOut, 'boris@example.ru');
    await setStock(2);
    const { mail } = test.deps;
    test.deps.mail = {
      send: async (message, delivery) => {
        if (message.to === 'anna@example.ru') throw new Error(`550 <${message.to}> is not here`);
        await mail.send(message, delivery);
      },
    };
    expect(await notifyBackInStock(test.deps)).toBe(2);
    expect(await test.sendMessages()).toBe(1);
    expect(test.log.filter(({ level }) => level === 'warn')).toHaveLength(1);
    expect(JSON.stringify(test.log)).not.toContain('anna@');
    test.deps.mail = mail;
    test.advance(5000);
    expect(await test.sendMessages()).toBe(1);
    expect(test.messages.map(({ to }) => to)).toEqual(['boris@example.ru', 'anna@example.ru']);
  });

  it('a stock notice is kept if its letter cannot be stored', async () => {
    await ask(soldOut);
    await setStock(1);
    const ids = () => 'no UUID';
    await expect(notifyBackInStock({ ...test.deps, ids })).rejects.toThrow();
    expect(await kept()).toHaveLength(1);
    expect(await notifyBackInStock(test.deps)).toBe(1);
  });
});

it('every product without a picture is logged once', async () => {
  const productUrl = 'futbolka-1-belaya';
  await database.db.update(variant).set({ pictures: [] }).where(eq(variant.productUrl, productUrl));
  const report = reportMissingPictures(test.deps);
  await report();
  await report();
  expect(test.log).toEqual([{ level: 'warn', fields: { productUrl }, message: 'a product has no picture' }]);
});
