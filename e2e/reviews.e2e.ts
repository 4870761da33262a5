import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { makeAccount } from './support/shop/account.ts';
import { type Desk, receiveOrder, test } from './support/shop/desk.ts';
import type { ShopServer } from './support/shop/server.ts';
import { expect } from './support/test.ts';

/** Creates a delivered order for the browser's shopper. Returns the path of its first product. */
async function receive(context: BrowserContext, server: ShopServer, desk: Desk): Promise<string> {
  const { lines } = await receiveOrder(context, server, desk);
  return `/product/${lines[0]?.productUrl}`;
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    // The test runs in two window widths and reviews the same product in both. The width makes the texts
    // different.
    const text = `Села с первого раза, больше фото на www.example.com/${width}`;

    test('a review is written, waits for moderation, is published by an operator and is shown on the product page (§1.5, §2.1.4, §2.1.5, §3.11.1)', async ({
      page,
      context,
      shopper,
      server,
      desk,
      consoleWatch,
    }) => {
      consoleWatch.allow(/422/);
      await shopper.signIn(await makeAccount(server), '/reviews');
      await expect(page.getByRole('heading', { name: 'Отзывов ничего не ждёт' })).toBeVisible();
      await expectAccessible(page, 'nothing waits');
      const product = await receive(context, server, desk);
      await shopper.goto('/reviews');
      const waiting = page.getByRole('list', { name: 'Ждут отзыва' }).getByRole('listitem');
      await expect(page.getByRole('link', { name: /^Ждут отзыва, 2/ })).toBeVisible();
      await expectAccessible(page, 'what waits');
      await expectNoSidewaysScroll(page, '/reviews');

      await waiting.first().getByRole('link', { name: 'Поставить 4 из 5' }).click();
      await expect(shopper.heading).toHaveText('Написать отзыв');
      await shopper.hydrated();
      await expect(page.getByRole('radio', { name: /^4 звезды/ })).toBeChecked();
      await page.getByRole('button', { name: 'Отправить отзыв' }).click();
      await expect(page.getByText(/^Напишите хотя бы 20/)).toBeVisible();
      await expect(page.getByLabel('Отзыв', { exact: true })).toBeFocused();
      await expectAccessible(page, 'the form with a mistake');
      await expectNoSidewaysScroll(page, 'the form');
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page, 'the form at 320 px');
      await page.setViewportSize({ width, height: 900 });

      await page.getByRole('radio', { name: 'В размер' }).check();
      await page.getByLabel(/^Рост/).fill('168');
      await page.getByLabel('Отзыв', { exact: true }).fill(text);
      const files = page.locator('input[type=file]');
      await files.setInputFiles({
        name: 'чек.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7'),
      });
      await expect(page.getByText(/^Подойдут фотографии JPEG/)).toBeVisible();
      const buffer = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#8a6d4b' } })
        .jpeg()
        .toBuffer();
      await files.setInputFiles({ name: 'фото.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.getByRole('img', { name: 'Ваше фото 1' })).toBeVisible();
      await page.getByRole('button', { name: 'Отправить отзыв' }).click();
      await expect(shopper.statusMessage(/Отзыв появится после проверки/)).toBeVisible();
      await expectAccessible(page, 'my reviews');
      await expectNoSidewaysScroll(page, 'my reviews');

      await shopper.goto(product);
      const section = page.getByRole('region', { name: 'Отзывы' });
      await expect(section).toBeVisible();
      await expect(section.getByText(text)).toHaveCount(0);
      const [id = ''] = /[\da-f-]{36}(?=.*ждёт)/.exec(await desk.run('reviews', 'list')) ?? [];
      expect(await desk.run('reviews', 'show', id)).toMatch(/Задержало +ссылка, фото/);
      expect(await desk.run('reviews', 'publish', id)).toContain('опубликован');

      // The server caches the product page, so the review appears with a delay of a second.
      await expect(async () => {
        await shopper.goto(product);
        await expect(section.getByText(text)).toBeVisible({ timeout: 1000 });
      }).toPass();
      // Both runs of this test (one for each window width) may have reviewed the product. All other reviews
      // are demo reviews.
      const origin = /(\d+)\sотзыв\S*, из\sних (\d+)\sдемо-отзыв/;
      const [, all, demo] = origin.exec((await section.getByText(origin).textContent()) ?? '') ?? [];
      expect([1, 2]).toContain(Number(all) - Number(demo));
      await expect(section.getByRole('article').filter({ hasText: text })).toContainText('Вера');
      await expect(section.getByText('Это ваш отзыв')).toBeVisible();
      const photo = section
        .getByRole('article')
        .filter({ hasText: text })
        .getByRole('link', { name: /^Фото 1/ });
      await photo.click();
      const photos = page.getByRole('dialog', { name: /^Фото \d из \d$/ });
      await expect(photos.getByRole('region', { name: 'Отзыв к фото' })).toContainText(text);
      await expectAccessible(page, 'photographs of reviews');
      await page.keyboard.press('Escape');
      await expect(photo).toBeFocused();
      await expectAccessible(page, 'a product with reviews');
      await expectNoSidewaysScroll(page, 'a product with reviews');
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(data).toMatch(/"@type":"AggregateRating","ratingValue":4,"reviewCount":[12],/);
      expect(data).toContain(text);

      await desk.run('reviews', 'answer', id, '--say', 'Спасибо! Передали закройщикам');
      const answered = section.getByRole('article').filter({ hasText: text });
      await expect(async () => {
        await shopper.goto(product);
        await expect(answered.getByText('Передали закройщикам')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expectAccessible(page, 'the shop’s answer');

      await section
        .getByRole('link', { name: /: 0\sотзывов$/ })
        .first()
        .click();
      await expect(section.getByText('Таких отзывов нет')).toBeVisible();
      await section.getByRole('link', { name: 'Показать все отзывы' }).click();
      await expect(section.getByText(text)).toBeVisible();
    });
  });
}

test('a shopper marks the review of another shopper as helpful and complains about it (§2.1.4, §2.1.5, §3.11.1)', async ({
  page,
  context,
  shopper,
  server,
  desk,
  consoleWatch,
}) => {
  // While the shopper signs out, calls in flight get a 401, and so does the token renewal that follows.
  consoleWatch.allow(/401/);
  await shopper.signIn(await makeAccount(server), '/reviews');
  const product = await receive(context, server, desk);
  await shopper.goto('/reviews');
  await page.getByRole('link', { name: 'Поставить 5 из 5' }).first().click();
  await shopper.hydrated();
  await page.getByLabel('Отзыв', { exact: true }).fill('Мягкая ткань, ношу уже вторую неделю');
  await page.getByRole('button', { name: 'Отправить отзыв' }).click();
  await expect(shopper.statusMessage(/Отзыв опубликован/)).toBeVisible();

  await shopper.signOut();
  await page.waitForURL((url) => url.pathname !== '/reviews');
  await shopper.signIn(await makeAccount(server), product);
  const article = page.getByRole('article').filter({ hasText: 'Мягкая ткань' });
  await expect(article).toBeVisible();
  const helpful = article.getByRole('button', { name: 'Полезно' });
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(article.getByText('1', { exact: true })).toBeVisible();
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  await article.getByRole('button', { name: 'Пожаловаться' }).click();
  const dialog = shopper.dialog(/^Пожаловаться/);
  await dialog.getByRole('radio', { name: 'Неправда' }).check();
  await expectAccessible(page, 'the complaint');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(article.getByText('Жалоба отправлена')).toBeVisible();
  expect(await desk.run('reviews', 'complaints')).toContain('Мягкая ткань');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, a shopper reads reviews, filters them by links, and submits one with a photograph by a form (§2.1.4, §2.1.5, §3.11.1)', async ({
    page,
    context,
    server,
    desk,
    consoleWatch,
  }) => {
    consoleWatch.allow(/422/);
    const { login, password } = await makeAccount(server);
    await page.goto('/login?redirect=%2Freviews');
    const form = page.getByRole('main');
    await form.getByLabel('Телефон или почта').fill(login);
    await form.getByLabel('Пароль', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL('**/reviews');
    const product = await receive(context, server, desk);
    await page.goto('/reviews');
    await page.getByRole('link', { name: 'Поставить 5 из 5' }).first().click();
    await page.getByRole('button', { name: 'Отправить отзыв' }).click();
    await expect(page.getByText(/^Напишите хотя бы 20/)).toBeVisible();
    await page.getByLabel('Отзыв', { exact: true }).fill('Без скриптов тоже можно написать отзыв');
    const buffer = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#8a6d4b' } })
      .png()
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles({ name: 'фото.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Отправить отзыв' }).click();
    await expect(page.getByText(/^Спасибо! Отзыв появится после проверки/)).toBeVisible();
    const list = await desk.run('reviews', 'list', '--state', 'WAITING');
    const [id = ''] = /[\da-f-]{36}(?=.*Без скриптов)/.exec(list) ?? [];
    await desk.run('reviews', 'publish', id);
    await expect(async () => {
      await page.goto(`${product}?foto=da`);
      await expect(page.getByText('Без скриптов тоже можно')).toBeVisible({ timeout: 1000 });
    }).toPass();
    const mine = page.getByRole('article').filter({ hasText: 'Без скриптов тоже можно' });
    await expect(mine.getByRole('link', { name: /^Фото 1/ })).toBeVisible();
    await page.goto('/reviews?view=mine');
    await page.getByRole('link', { name: /^Изменить/ }).click();
    await page.getByText('Удалить отзыв').click();
    await page.getByRole('button', { name: 'Удалить насовсем' }).click();
    await expect(page.getByText('Отзыв удалён')).toBeVisible();
  });
});
