import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillInPage, sellerDetails } from '../../domain/pages/page-details.ts';
import { sellerSettings } from '../../domain/seller-settings.ts';
import { contentPage } from '../../domain/tables/content.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { readDeliveryFolder } from '../delivery/read-folder.ts';
import { STARTER } from '../delivery/starter.ts';
import { loadContent } from './load-content.ts';
import { putStarterContent, readStarter } from './starter.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.close());

const now = new Date('2026-11-20T09:00:00Z');
const put = () => putStarterContent(database.db, { now, ids: () => crypto.randomUUID() });

it('the starter pages are written once, and include a page for every link that the contract fixes (§2.2.1)', async () => {
  expect(await put()).toBe(true);
  const { pages } = await loadContent(database.db);
  expect(pages.map(({ kind, slug }) => `/${kind}/${slug}`)).toEqual(
    expect.arrayContaining([
      '/support/general-info',
      '/support/shipping',
      '/support/refunds',
      '/guide/size',
      '/policy/privacy-policy',
      '/policy/cookie-policy',
      '/policy/sales-condition',
      '/policy/loyalty-program',
      '/page/marketing-agreement',
      '/page/price-drop-agreement',
      '/page/personal-data-agreement',
    ]),
  );
  expect(await put()).toBe(false);
});

it('the starter pages do not change a shop that has pages', async () => {
  const body = { title: 'Свой текст', description: 'Свой.', blocks: [] };
  await database.db.insert(contentPage).values({ kind: 'policy', slug: 'own', body, updatedAt: now });
  expect(await put()).toBe(false);
  expect((await loadContent(database.db)).pages).toHaveLength(1);
});

it("the starter pages state the same numbers of days that the shop's code uses", async () => {
  const { content } = await readStarter();
  const text = JSON.stringify(content).replaceAll('\u00a0', ' ');
  for (const words of [
    'обменять в течение 14 дней',
    'за последние 30 дней',
    'за последние 180 дней',
    'через 7 дней',
    '365 дней после отказа',
    'удаляет данные в течение 30 дней',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/\[срок (?!хранения журналов|доставки|самовывоза)/);
});

it('a help page answers the question whether the shop has gift certificates', async () => {
  const { content } = await readStarter();
  const text = JSON.stringify(content.pages).replaceAll('\u00a0', ' ');
  expect(text).toContain('Есть ли подарочные сертификаты?');
  // The delivery table and the keys of payment providers decide which payment methods a shop has, so the
  // texts must not name any.
  expect(text).not.toMatch(/Системе? быстрых платежей|картой на сайте|частями/);
});

it('the seller’s details replace placeholders when a starter page is read', async () => {
  await put();
  const details = sellerDetails(
    sellerSettings.parse({ SELLER_NAME: 'ООО «Ткани»', SELLER_INN: '7700000000' }),
  );
  const { pages } = await loadContent(database.db);
  expect(JSON.stringify(pages)).toContain('[наименование продавца]');
  const shown = JSON.stringify(pages.map(({ body }) => fillInPage(body, details)));
  expect(shown).toContain('ООО «Ткани», ИНН 7700000000');
  expect(shown).not.toMatch(/\[наименование.продавца\]|\[ИНН\]/);
  expect(shown).toContain('[ОГРН]');
});

it.each([
  [{}, 'за единицу и включают НДС по ставке, которая действует на день продажи. С 1 января 2026 года'],
  [{ SELLER_TAX_SYSTEM: 'usn_income' }, 'за единицу и НДС не облагаются.'],
  [
    { SELLER_TAX_SYSTEM: 'usn_income', SELLER_VAT: '5' },
    'за единицу и включают НДС по ставке 5 %; если у товара другая ставка, она указана в чеке.',
  ],
  [{ SELLER_VAT: 'none' }, 'за единицу и НДС не облагаются.'],
])("the public offer states the seller's VAT for the settings %j", async (variables, words) => {
  const { content } = await readStarter();
  const offer = content.pages?.find(({ slug }) => slug === 'sales-condition');
  const shown = offer && fillInPage(offer.body, sellerDetails(sellerSettings.parse(variables)));
  expect(JSON.stringify(shown).replaceAll('\u00a0', ' ')).toContain(words);
});

it('the starter pages promise no bonus points, gift certificates or loyalty programme, which the shop does not have (§2.2.2)', async () => {
  const { content } = await readStarter();
  const pages = content.pages ?? [];
  const speaking = pages.filter(({ body }) =>
    /балл|сертификат|бонус|кешб[эе]к|лояльност/i.test(JSON.stringify(body.blocks)),
  );
  const texts = Object.fromEntries(
    speaking.map(({ slug, body }) => [slug, JSON.stringify(body.blocks).replaceAll('\u00a0', ' ')]),
  );
  expect(texts).toEqual({
    'loyalty-program': expect.stringContaining('Программы лояльности в магазине нет'),
    'general-info': expect.stringContaining('Подарочных карт, сертификатов и баллов в магазине нет'),
  });
});

it('the starter pages promise nothing that contradicts the starter delivery table', async () => {
  const { content } = await readStarter();
  const text = JSON.stringify(content.pages).replaceAll('\u00a0', ' ');
  const { methods = [], returns = [] } = await readDeliveryFolder(STARTER);
  expect(methods.map(({ kind }) => kind)).toEqual(['courier', 'store', 'post']);
  expect(returns.some(({ paidBy }) => paidBy === 'buyer')).toBe(true);
  // Each retailer fills in the texts in brackets. Fixed places or numbers of days would promise something
  // that the retailer may not offer.
  expect(text).not.toMatch(/Москве и Петербургу|на следующий день|от двух дней|Пункт выдачи/);
  expect(text).not.toMatch(/[Дд]оставку (?:возвращённого товара )?оплачивает (?:магазин|продавец)/);
  const shipping = content.pages?.find(({ slug }) => slug === 'shipping');
  const ways = shipping?.body.blocks.find((block) => block.kind === 'table');
  expect(ways?.rows.map(([name]) => name)).toEqual(methods.map(({ name }) => name));
});

it('the starter page with questions and answers has structured data for search engines', async () => {
  const { content } = await readStarter();
  const questions = content.pages?.filter(({ body }) => body.isFaq);
  expect(questions?.map(({ slug }) => slug)).toEqual(['general-info']);
  for (const block of questions?.[0]?.body.blocks ?? [])
    if (block.kind === 'heading') expect(block.text).toMatch(/\?$/);
});
