import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const COAT = '/product/palto-pryamogo-kroya-iz-shersti-bezhevyy';
const BAR = /^Добавить в\sкорзину\s· /;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar opens the sizes, leads to the cart after adding, and ends with the panel', async ({
    page,
    shopper,
  }) => {
    await shopper.goto(COAT);
    await shopper.hydrated();
    await page.getByRole('button', { name: BAR }).click();
    const sheet = page.getByRole('dialog', { name: 'Выберите размер' });
    await expectAccessible(page, 'the sizes');
    await sheet.getByRole('button', { name: '46', exact: true }).click();
    await expect(page.getByRole('dialog', { name: /^Товар добавлен/ })).toBeVisible();
    await page.keyboard.press('Escape');
    const toCart = page.getByRole('link', { name: /^Перейти в\sкорзину$/ });
    await expect(toCart).toHaveAttribute('href', '/cart');
    await page.getByRole('heading', { name: 'Образ целиком', level: 2 }).scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const panel = document.querySelector('[data-buy-panel]');
      window.scrollBy(0, (panel?.getBoundingClientRect().bottom ?? 0) + 1);
    });
    await expect(toCart).toBeHidden();
  });

  test('words about a size move nothing, and a chosen sold-out size keeps its line', async ({
    page,
    shopper,
  }) => {
    await shopper.goto(COAT);
    await shopper.hydrated();
    const button = page.locator('form button[type=submit]').first();
    await button.scrollIntoViewIfNeeded();
    const place = async () => (await button.boundingBox())?.y;
    const before = await place();
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Выберите размер' })).toBeVisible();
    expect(await place()).toBe(before);
    const gone = page.locator('.size-chip[data-sold-out]').first();
    await gone.click();
    await expect(button).toHaveText(/^Сообщить о\sпоступлении$/);
    expect(await place()).toBe(before);
    expect(await gone.evaluate((chip) => getComputedStyle(chip).backgroundImage)).toContain(
      'linear-gradient',
    );
  });

  test('a picture that is not here yet has its place when it is enlarged', async ({ page, shopper }) => {
    await page.route(/-900\.avif$/, () => {});
    await shopper.goto(COAT);
    await page.locator('main a[aria-haspopup=dialog]').first().click();
    const picture = page.getByRole('dialog', { name: /^Фото 1/ }).locator('img[fetchpriority=high]');
    await expect(picture).toHaveCSS('width', '390px');
    await expect(picture).toHaveCSS('height', '520px');
  });

  test('a listing shows its current tab', async ({ page, shopper }) => {
    await shopper.goto('/zhenshchinam/verkhnyaya-odezhda');
    await expect(
      page.getByRole('navigation', { name: 'Подразделы' }).getByRole('link', { name: 'Верхняя одежда' }),
    ).toBeInViewport({ ratio: 1 });
  });
});

test.describe('zoomed to twice its size', () => {
  test.use({ viewport: { width: 195, height: 422 } });

  test('header and bar leave four fifths of the screen', async ({ page, shopper }) => {
    await shopper.goto(COAT);
    await shopper.hydrated();
    await expect(page.getByRole('button', { name: BAR })).toBeHidden();
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(422 / 5);
  });
});
