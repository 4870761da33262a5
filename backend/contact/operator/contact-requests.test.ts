import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  ContactFileContent,
  OperatorContactRequest,
  OperatorContactRequests,
} from '#contract/client/client.schemas.ts';
import { createOperator, type TestOperator } from '../../orders/testing/operators.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { contactRequest } from '../tables.ts';
import { DOCUMENT, writeToShop } from '../testing/write.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let manager: TestOperator;
let other: TestOperator;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  await database.db.delete(contactRequest);
  test = createTestApp(database.db);
  manager = await createOperator(test, `ofis-${test.deps.ids()}`.slice(0, 40), 'manager');
  other = await createOperator(test, `kassa-${test.deps.ids()}`.slice(0, 40), 'manager');
});

const list = async (query = ''): Promise<OperatorContactRequests> =>
  (await manager.call(`/contact-requests${query}`)).json();
const show = async (id: string): Promise<OperatorContactRequest> =>
  (await manager.call(`/contact-requests/${id}`)).json();

/** Sends a request by the form and returns it as operators see it. */
async function written(body: object = {}): Promise<OperatorContactRequest> {
  const response = await writeToShop(test, { body });
  const { number } = (await response.json()) as { number: string };
  const { items } = await list(`?search=${encodeURIComponent(number)}`);
  return show(items[0]?.id ?? '');
}

const change = (who: TestOperator, { id }: { id: string }, what: string, body: object) =>
  who.call(`/contact-requests/${id}/${what}`, { body });

describe('listContactRequests', () => {
  it('requests that wait come first, the oldest of them first', async () => {
    const first = await written();
    test.advance(60_000);
    const second = await written();
    test.advance(60_000);
    const third = await written();
    await change(manager, first, 'closing', { version: 1, note: null });
    expect((await list()).items.map(({ number }) => number)).toEqual([
      second.number,
      third.number,
      first.number,
    ]);
    expect((await list('?state=DONE')).items.map(({ number }) => number)).toEqual([first.number]);
  });

  it.each([
    ['by a part of the name', 'смирн'],
    ['by a phone in another spelling', '8 (916) 555-01-42'],
    ['by the last digits of the phone', '0142'],
    ['by the beginning of the e-mail', 'smirnova@'],
  ])('a request is found %s', async (_, search) => {
    await written({ name: 'Иван' });
    const { number } = await written({
      name: 'Ольга Смирнова',
      email: 'smirnova@example.ru',
      phone: '+79165550142',
    });
    const found = await list(`?search=${encodeURIComponent(search)}`);
    expect(found.items.map((item) => item.number)).toEqual([number]);
  });

  it('signs that mean something in a pattern find nothing but themselves', async () => {
    await written();
    for (const search of ['%', '_', '%%%'])
      expect((await list(`?search=${encodeURIComponent(search)}`)).totalItems).toBe(0);
  });
});

describe('answerContactRequest', () => {
  it('200: the answer goes to the buyer in a letter of the shop, which quotes the request (§3.10.6)', async () => {
    const seen = await written({ name: 'Анна', text: 'Когда привезут?' });
    test.messages.length = 0;
    const text = ' Привезём <b>завтра</b>.\nКурьер позвонит. ';
    const response = await change(manager, seen, 'answers', { version: 1, text });
    expect(await response.json()).toMatchObject({
      state: 'ANSWERED',
      version: 2,
      steps: [{ step: 'ANSWERED', text: text.trim() }],
    });
    const [answer] = test.messages;
    expect(answer).toMatchObject({
      to: 'anna@example.ru',
      replyTo: 'help@shop.example',
      subject: `Ответ на\u00a0обращение ${seen.number}`,
    });
    expect(answer?.text).toContain('Здравствуйте, Анна.\nПривезём <b>завтра</b>.\nКурьер позвонит.');
    expect(answer?.text).toContain('Когда привезут?');
    expect(answer?.html).toContain('Привезём &lt;b&gt;завтра&lt;/b&gt;.');
    expect(answer?.html).not.toContain('<b>завтра');
  });

  it('409: one of two operators who answer at once is refused, and the buyer gets one letter (§3.10.6)', async () => {
    const seen = await written();
    test.messages.length = 0;
    const statuses = await Promise.all(
      [manager, other].map(
        async (who) => (await change(who, seen, 'answers', { version: 1, text: 'Завтра.' })).status,
      ),
    );
    expect(statuses.sort()).toEqual([200, 409]);
    expect(test.messages).toHaveLength(1);
    expect((await show(seen.id)).steps).toHaveLength(1);
  });

  it('409: a request without an e-mail address is not answered by letter, and can be closed', async () => {
    const seen = await written({ email: undefined, phone: '+79165550142' });
    const response = await change(manager, seen, 'answers', { version: 1, text: 'Завтра.' });
    expect(await response.json()).toMatchObject({ status: 409, code: 'CONTACT_STEP_REFUSED' });
    const closed = await change(manager, seen, 'closing', { version: 1, note: 'Позвонили' });
    expect(await closed.json()).toMatchObject({
      state: 'DONE',
      steps: [{ step: 'DONE', text: 'Позвонили' }],
    });
  });

  it('a request that is done is opened again before it is answered', async () => {
    const seen = await written();
    await change(manager, seen, 'closing', { version: 1, note: null });
    expect((await change(manager, seen, 'answers', { version: 2, text: 'Да.' })).status).toBe(409);
    const opened = await change(other, seen, 'reopening', { version: 2 });
    expect(await opened.json()).toMatchObject({ state: 'WAITING', version: 3 });
    expect((await change(manager, seen, 'answers', { version: 3, text: 'Да.' })).status).toBe(200);
  });
});

describe('showContactFile', () => {
  const file = async ({ id }: { id: string }, position = 0): Promise<ContactFileContent> =>
    (await manager.call(`/contact-requests/${id}/files/${position}`)).json();

  it('200: a picture is redrawn without metadata, under a name without its former extension (§3.10.7)', async () => {
    const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#886644' } })
      .withExif({ IFD0: { Copyright: 'Анна' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
      .jpeg()
      .toBuffer();
    // A script behind the picture is not part of it and is lost.
    const content = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]).toString('base64');
    const seen = await written({ files: [{ name: '../"><script>.html', content }] });
    const shown = await file(seen);
    expect(shown).toMatchObject({ name: '___script_.webp', type: 'image/webp' });
    const bytes = Buffer.from(shown.content ?? '', 'base64');
    const { format, exif, icc } = await sharp(bytes).metadata();
    expect([format, exif, icc]).toEqual(['webp', undefined, undefined]);
    expect(bytes.includes('<script>')).toBe(false);
  });

  it('200: a picture that cannot be decoded has no content', async () => {
    const content = Buffer.from([0xff, 0xd8, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0]).toString('base64');
    const seen = await written({ files: [{ name: 'фото.jpg', content }] });
    expect(await file(seen)).toEqual({ name: 'фото.webp', type: 'image/webp', content: null });
  });

  it('200: a document comes as it was sent (§3.10.7)', async () => {
    const seen = await written({ files: [DOCUMENT] });
    expect(await file(seen)).toEqual({ name: 'чек.pdf', type: 'application/pdf', content: DOCUMENT.content });
  });

  it('404: there is no file at this place', async () => {
    expect((await manager.call(`/contact-requests/${(await written()).id}/files/0`)).status).toBe(404);
  });
});

it('each look at a request and each change of it is a row of the log about this request', async () => {
  const { id } = await written();
  await change(manager, { id }, 'answers', { version: 1, text: 'Завтра.' });
  await change(manager, { id }, 'answers', { version: 1, text: 'Завтра.' });
  const { items } = await (await manager.call(`/calls?about=${id}`)).json();
  expect(items.map(({ operation, outcome }: Record<string, string>) => [operation, outcome])).toEqual([
    ['answerContactRequest', 'CONTACT_STEP_REFUSED'],
    ['answerContactRequest', 'OK'],
    ['showContactRequest', 'OK'],
  ]);
});

it.each(['viewer', 'packer', 'exchange'] as const)('403: the role %s sees no requests', async (role) => {
  const { id } = await written();
  const one = await createOperator(test, `${role}-${id}`.slice(0, 40), role);
  expect((await one.call('/contact-requests')).status).toBe(403);
  expect((await one.call(`/contact-requests/${id}`)).status).toBe(403);
});
