import { expectAccessible } from './support/axe.ts';
import { Fingers, type Spot } from './support/fingers.ts';
import { expectNoSidewaysScroll, scrollThrough } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const COAT = '/product/palto-pryamogo-kroya-iz-shersti-bezhevyy';
const BAR = /^Добавить в\sкорзину\s· /;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone, the bottom bar of a product page opens the choice of sizes, becomes a link to the cart after the product was added, and disappears when the order panel has scrolled out of view', async ({
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

  test('on a phone, messages about sizes cause no layout shift, and a chosen sold-out size stays crossed out', async ({
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

  test('on a phone, the space of an enlarged picture is reserved while the picture loads', async ({
    page,
    shopper,
  }) => {
    await page.route(/-900\.avif$/, () => {});
    await shopper.goto(COAT);
    await page.locator('main a[aria-haspopup=dialog]').first().click();
    const picture = page.getByRole('dialog', { name: /^Фото 1/ }).locator('img[fetchpriority=high]');
    await expect(picture).toHaveCSS('width', '390px');
    await expect(picture).toHaveCSS('height', '520px');
  });

  test('on a phone, a listing scrolls the tab of its own category into view', async ({ page, shopper }) => {
    await shopper.goto('/zhenshchinam/verkhnyaya-odezhda');
    await expect(
      page.getByRole('navigation', { name: 'Подразделы' }).getByRole('link', { name: 'Верхняя одежда' }),
    ).toBeInViewport({ ratio: 1 });
  });
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('on a touch screen, an enlarged picture zooms with two fingers, pans with one finger, and changes to the next picture by a swipe unless it is zoomed', async ({
    page,
    shopper,
  }) => {
    await shopper.goto(COAT);
    await page.locator('main a[aria-haspopup=dialog]').first().tap();
    const dialog = page.getByRole('dialog', { name: /^Фото/ });
    const picture = dialog.locator('img[fetchpriority=high]');
    // Waits until the dialog has faded in.
    await expect(dialog).toHaveCSS('opacity', '1');
    await expect(picture).toHaveCSS('width', '390px');
    /**
     * The picture's left edge and width in pixels, and which point of the picture is shown at `spot`, as
     * shares (0–1) of its width and height.
     */
    const at = async (spot: Spot) => {
      const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
      const part = { x: (spot.x - x) / width, y: (spot.y - y) / height };
      return { x: Math.round(x), width: Math.round(width), part };
    };
    const fingers = await Fingers.on(page);

    const spot = { x: 250, y: 300 };
    const { part } = await at(spot);
    await fingers.go(
      [
        { x: 230, y: 300 },
        { x: 190, y: 300 },
      ],
      [
        { x: 270, y: 300 },
        { x: 310, y: 300 },
      ],
    );
    await expect.poll(async () => (await at(spot)).width, 'fingers three times as far apart').toBe(390 * 3);
    expect((await at(spot)).part.x).toBeCloseTo(part.x, 2);
    expect((await at(spot)).part.y).toBeCloseTo(part.y, 2);

    const closeLook = dialog.locator('picture:has(source[srcset$="-1800.avif"]) img');
    await expect.poll(() => closeLook.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1800);
    expect(await closeLook.boundingBox(), 'is above the page controls').toEqual(await picture.boundingBox());

    const near = await at(spot);
    await fingers.go([
      { x: 200, y: 400 },
      { x: 100, y: 350 },
    ]);
    await expect.poll(async () => (await at(spot)).x, 'one finger moves it').toBe(near.x - 100);
    await fingers.go([
      { x: 20, y: 400 },
      { x: 380, y: 400 },
    ]);
    await fingers.go([
      { x: 20, y: 400 },
      { x: 380, y: 400 },
    ]);
    await expect.poll(async () => (await at(spot)).x, 'stops at its edge').toBe(0);
    await expect(dialog).toHaveAccessibleName(/^Фото 1/);

    await fingers.go(
      [
        { x: 40, y: 300 },
        { x: 180, y: 300 },
      ],
      [
        { x: 350, y: 300 },
        { x: 210, y: 300 },
      ],
    );
    await expect.poll(async () => await at(spot), 'whole again').toEqual({ x: 0, width: 390, part });
    await expect(dialog).toHaveAccessibleName(/^Фото 1/);

    await fingers.doubleTap(spot);
    await expect.poll(async () => (await at(spot)).width).toBe(390 * 2.5);
    expect((await at(spot)).part.y).toBeCloseTo(part.y, 2);
    await fingers.doubleTap(spot);
    await expect.poll(async () => (await at(spot)).width).toBe(390);
    await fingers.go([
      { x: 330, y: 400 },
      { x: 130, y: 400 },
    ]);
    await expect(dialog).toHaveAccessibleName(/^Фото 2/);
  });
});

test.describe('on a screen zoomed to 200 %', () => {
  test.use({ viewport: { width: 195, height: 422 } });

  test('on a screen zoomed to 200 %, header and bottom bar of a product page leave four fifths of the screen free', async ({
    page,
    shopper,
  }) => {
    await shopper.goto(COAT);
    await shopper.hydrated();
    await expect(page.getByRole('button', { name: BAR })).toBeHidden();
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(422 / 5);
    await expectNoSidewaysScroll(page, 'a product');
  });

  test('on a screen zoomed to 200 %, the filter bar of a listing scrolls away with the page, and no page has horizontal scrolling', async ({
    page,
    shopper,
  }) => {
    for (const path of ['/', '/cart', '/stores', '/login', '/zhenshchinam']) {
      await shopper.goto(path);
      // Scrolls through the page, so that pictures that load lazily have their final size.
      await scrollThrough(page);
      await expectNoSidewaysScroll(page, path);
    }
    const order = page.getByRole('button', { name: 'По популярности' });
    await order.scrollIntoViewIfNeeded();
    await expect(order).toBeInViewport();
    await page.evaluate(() => scrollBy(0, 900));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина' })).toBeInViewport();
    await expect(order).not.toBeInViewport();
  });
});
