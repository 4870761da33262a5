import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../clean-up.ts';
import { signingKey } from '../domain/tables/signing.ts';
import { openAccount, type TestShopper } from '../identity/testing/account.ts';
import { outboxMessage } from '../platform/outbox/tables.ts';
import { freshDatabase } from '../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../testing/app.ts';
import { createContactRequest } from './create-request.ts';
import { openForm } from './form-token.ts';
import { contactRequest } from './tables.ts';
import { DOCUMENT, formOpenedBefore, QUESTION, writeToShop } from './testing/write.ts';

const FORM = '/api/contact-orchestration/v1/form';
const REQUESTS = '/api/contact-orchestration/v1/requests';
const DAY = 24 * 60 * 60 * 1000;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let anna: TestShopper;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  await database.db.delete(contactRequest);
  test = createTestApp(database.db);
  anna = await openAccount(test, { email: 'anna@example.ru' });
  test.messages.length = 0;
});

const kept = () => database.db.select().from(contactRequest);
const numberOf = async (response: Response) => ((await response.json()) as { number: string }).number;
const errorsOf = async (response: Response) =>
  ((await response.json()) as { errors: { pointer: string; code: string }[] }).errors.map(
    ({ pointer, code }) => `${pointer} ${code}`,
  );

describe('createContactRequest', () => {
  it('200: a contact request is stored for three years, with its files and the consent (§3.10.2)', async () => {
    const response = await writeToShop(test, {
      body: { name: ' Анна ', email: 'Anna@Example.RU', files: [{ ...DOCUMENT, name: '..\\чек.pdf' }] },
    });
    expect(response.status).toBe(200);
    expect(await kept()).toMatchObject([
      {
        number: await numberOf(response),
        ownerId: null,
        subject: 'DELIVERY',
        name: 'Анна',
        email: 'anna@example.ru',
        phone: null,
        orderNumber: null,
        isOwnOrder: false,
        ip: '203.0.113.7',
        files: [{ name: 'чек.pdf', type: 'application/pdf', bytes: 9 }],
        contents: [DOCUMENT.content],
        consentDocument: '/page/personal-data-agreement',
        consentVersion: '1',
        consentTextHash: expect.stringMatching(/^[\w-]{40,}/),
        keptUntil: new Date('2029-11-21T09:00:00.000Z'),
      },
    ]);
    test.advance(3 * 366 * DAY);
    await cleanUp(test.deps);
    expect(await kept()).toEqual([]);
  });

  it('200: a contact request of a signed-in shopper belongs to the account, and is kept after the account is deleted', async () => {
    await writeToShop(test, { token: anna.token });
    expect(await kept()).toMatchObject([{ ownerId: anna.id }]);
  });

  it('200: the shop gets a letter with the shopper as reply address, and the shopper gets one without the text of the request (§3.10.3)', async () => {
    const text = 'Первая строка\n\nВторая <b>строка</b>';
    const number = await numberOf(await writeToShop(test, { body: { text, files: [DOCUMENT] } }));
    const [toShop, toShopper] = test.messages;
    expect(toShop).toMatchObject({
      to: 'help@shop.example',
      replyTo: 'anna@example.ru',
      subject: `Обращение ${number}: Доставка и\u00a0сроки`,
      text: expect.stringContaining('Имя: Анна\nПочта: anna@example.ru\nПервая строка\nВторая <b>строка</b>'),
      html: expect.stringContaining('Вторая &lt;b&gt;строка&lt;/b&gt;'),
    });
    expect(toShop?.text).toContain('Файлы: чек.pdf, 1\u00a0КБ');
    expect(toShopper).toMatchObject({
      to: 'anna@example.ru',
      subject: `Мы\u00a0получили обращение ${number}`,
    });
    expect(toShopper?.text).not.toMatch(/строка|Анна/);
    expect(toShopper).not.toHaveProperty('replyTo');
  });

  it('200: a request with a phone but no email address causes a letter to the shop, and no text message (§3.10.3)', async () => {
    await writeToShop(test, { body: { email: undefined, phone: '+79991234567' } });
    expect(test.messages.map(({ to, channel }) => `${channel} ${to}`)).toEqual(['email help@shop.example']);
    expect(test.messages[0]?.text).toContain('Телефон: +7\u00a0999\u00a0123\u00a045\u00a067');
  });

  it('200: a contact request is stored even if no email address of the shop is configured', async () => {
    const nameless = createTestApp(database.db, { sellerEmail: null });
    expect((await writeToShop(nameless)).status).toBe(200);
    expect(nameless.messages.map(({ to }) => to)).toEqual(['anna@example.ru']);
    expect(await kept()).toHaveLength(1);
  });

  it('200: the letters about a contact request are sent later if the mail server is down (§3.10.3)', async () => {
    let isDown = true;
    const sent: string[] = [];
    const shop = createTestApp(database.db, {
      mail: {
        async send({ to }) {
          if (isDown) throw new Error('The mail server is down');
          sent.push(to);
        },
      },
    });
    expect((await writeToShop(shop)).status).toBe(200);
    expect(await kept()).toHaveLength(1);
    expect(await database.db.select().from(outboxMessage)).toHaveLength(2);
    isDown = false;
    shop.advance(DAY / 24);
    await shop.sendMessages();
    expect(sent.sort()).toEqual(['anna@example.ru', 'help@shop.example']);
  });

  it('200: a contact request that arrives twice at once is stored once, with one letter to the shop and one to the shopper (§3.10.2)', async () => {
    const key = test.deps.ids();
    const formToken = await formOpenedBefore(test);
    const both = await Promise.all(
      [1, 2].map(() => writeToShop(test, { key, body: { formToken }, leaveMessages: true })),
    );
    const numbers = await Promise.all(both.map(numberOf));
    expect(new Set(numbers).size).toBe(1);
    expect(await kept()).toHaveLength(1);
    expect(await database.db.select().from(outboxMessage)).toHaveLength(2);
  });

  it('200: if the drawn request number is in use, another number is drawn', async () => {
    const write = async (...bodies: number[]) =>
      createContactRequest(
        test.deps,
        {
          key: test.deps.ids(),
          owner: null,
          clientIp: '203.0.113.7',
          body: {
            ...QUESTION,
            subject: 'OTHER',
            files: [],
            personalDataConsent: true,
            formToken: await formOpenedBefore(test),
          },
        },
        () => bodies.shift() ?? 0,
      );
    expect(await write(7)).toEqual({ number: 'П-000007-5' });
    expect(await write(7, 8)).toEqual({ number: 'П-000008-3' });
  });

  it('409: a contact request whose idempotency key was used with another body is refused', async () => {
    const key = test.deps.ids();
    await writeToShop(test, { key });
    expect((await writeToShop(test, { key, body: { text: 'Другое' } })).status).toBe(409);
    expect(await kept()).toHaveLength(1);
  });

  it('422: a form that was sent faster than people can write is refused; a moment later it is accepted (§3.10.4, §9.21)', async () => {
    const opened = await test.call(FORM, { method: 'POST' });
    const { token: formToken, leastSeconds } = (await opened.json()) as {
      token: string;
      leastSeconds: number;
    };
    test.advance(leastSeconds * 1000 - 1);
    expect(await errorsOf(await writeToShop(test, { body: { formToken } }))).toEqual([
      '/formToken too_early',
    ]);
    test.advance(1);
    expect((await writeToShop(test, { body: { formToken } })).status).toBe(200);
  });

  it('422: a form that was opened more than a day ago, or has no valid signature, is refused (§3.10.4, §9.21)', async () => {
    const formToken = await openForm(test.deps);
    const [opened] = formToken.split('.');
    test.advance(DAY);
    expect((await writeToShop(test, { body: { formToken } })).status).toBe(200);
    test.advance(1);
    for (const token of [formToken, `${opened}.`, `${opened}.${'x'.repeat(43)}`, 'я', '.'])
      expect(await errorsOf(await writeToShop(test, { body: { formToken: token } }))).toEqual([
        '/formToken expired',
      ]);
  });

  it('422: the response reports all errors of a contact request, and nothing is stored', async () => {
    const response = await writeToShop(test, {
      body: { name: ' ', email: 'a@b.ru\nBcc: c@d.ru', text: '', website: 'https://robot.example' },
    });
    expect(response.status).toBe(422);
    expect((await errorsOf(response)).map((error) => error.split(' ')[0])).toEqual([
      ...['/name', '/email', '/text', '/website'],
    ]);
    expect(await kept()).toEqual([]);
    expect(test.messages).toEqual([]);
  });

  it('200: an email address gets at most ten letters an hour, and further requests with this address are still accepted (§3.10.4, §9.21)', async () => {
    const from = (place: number, email: string) =>
      writeToShop(test, { clientIp: `198.51.100.${place}`, body: { email } });
    for (let count = 1; count <= 10; count += 1) await from(count, 'anna@example.ru');
    expect((await from(11, 'ANNA@example.ru')).status).toBe(200);
    expect(await kept()).toHaveLength(11);
    const written = test.messages.filter(({ to }) => JSON.stringify(to).includes('anna@example.ru'));
    expect(written).toHaveLength(10);
  });

  it('429: the thirty-first contact request from a network within ten minutes is refused', async () => {
    const from = (place: number) => writeToShop(test, { body: { email: `anna-${place}@example.ru` } });
    for (let count = 1; count <= 30; count += 1) expect((await from(count)).status).toBe(200);
    expect((await from(31)).status).toBe(429);
  });

  it('200: files of 10 MB in total are accepted (§3.10.1)', async () => {
    const content = Buffer.alloc(5 * 1024 * 1024, '%PDF-').toString('base64');
    const files = [1, 2].map((place) => ({ name: `${place}.pdf`, content }));
    expect((await writeToShop(test, { body: { files } })).status).toBe(200);
    const more = [...files, DOCUMENT];
    expect(await errorsOf(await writeToShop(test, { body: { files: more } }))).toEqual(['/files too_big']);
  });

  it('415: a contact request in the format of HTML forms instead of JSON is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data', 'idempotency-key': test.deps.ids() };
    expect((await test.call(REQUESTS, { rawBody: 'text', headers })).status).toBe(415);
  });
});

it('all processes sign contact forms with the same secret', async () => {
  await database.db.delete(signingKey);
  const [one, other] = await Promise.all([openForm(test.deps), openForm(test.deps)]);
  expect(one).toBe(other);
  expect(await database.db.select().from(signingKey)).toHaveLength(1);
});
