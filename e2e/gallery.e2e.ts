import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';

// Tests the components of the design system. They are shown on the gallery page (`npm run gallery`).

const part = (page: Page, name: string) =>
  page.locator('div:has(> h3)').filter({ has: page.getByRole('heading', { name, exact: true }) });
const opener = (page: Page, name: string) =>
  page.locator('#overlays').getByRole('button', { name, exact: true });

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Части витрины' })).toBeVisible();
  // Waits for the fonts. A font that loads late would move the lines that the tests measure.
  await page.evaluate(() => document.fonts.ready);
}

/** Asserts that Tab never moves focus out of the element. */
async function expectTrapped(page: Page, modal: Locator): Promise<void> {
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    // After the last element, the browser may focus its own controls before it returns to the first element.
    // The active element of the page is then `body`.
    const inside = await modal.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(inside).toBe(true);
  }
}

const MODALS = [
  { press: 'Таблица размеров', title: 'Таблица размеров' },
  { press: 'Вход', title: 'Вход' },
  { press: 'Фильтры', title: 'Фильтры' },
  { press: 'Правая панель', title: /^Двубортное пальто/ },
  { press: 'Добавить в корзину', title: 'Товар добавлен в корзину' },
  { press: 'Наличие в магазинах', title: 'Наличие в магазинах' },
];

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the gallery has no axe violations', async ({ page }) => {
      await open(page);
      await expectAccessible(page);
    });

    for (const { press, title } of MODALS) {
      test(`«${press}» opens a dialog that traps the focus; Esc closes it and returns the focus to the button`, async ({
        page,
      }) => {
        await open(page);
        const button = opener(page, press);
        await button.focus();
        await page.keyboard.press('Enter');
        const modal = page.getByRole('dialog', { name: title });
        await expect(modal).toBeVisible();
        expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
        await expectAccessible(page);
        await expectTrapped(page, modal);
        await page.keyboard.press('Escape');
        await expect(modal).toBeHidden();
        await expect(button).toBeFocused();
      });
    }

    test('opening a dialog changes neither the width nor the scroll position of the page behind it', async ({
      page,
    }) => {
      await open(page);
      const button = opener(page, 'Таблица размеров');
      await button.scrollIntoViewIfNeeded();
      const before = await button.boundingBox();
      // Opens the dialog with the keyboard. Playwright's click would scroll the page if the button moves.
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      const after = await button.boundingBox();
      expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? -99))).toBeLessThan(1);
    });

    test('the gallery has no horizontal scrolling', async ({ page }) => {
      await open(page);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBe(0);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await overflow()).toBe(0);
    });

    test('controls of the gallery that can be pressed are at least 44 px high', async ({ page }) => {
      await open(page);
      const small = await page
        .locator(
          'button, summary, select, input:not([type=radio], [type=checkbox], [type=hidden]), label:has(input), a:not(.quiet-link)',
        )
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
            .filter((element) => element.getBoundingClientRect().height < 43.5)
            // Leaves out inputs and buttons inside a stepper or a label: shoppers press the whole stepper or
            // label.
            .filter((element) => element.parentElement?.role !== 'group' && !element.matches('label > input'))
            // Leaves out the filter column, which is shown only in wide windows and may be denser there.
            .filter((element) => window.innerWidth < 1024 || !element.closest('.filter'))
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(small).toEqual([]);
    });
  });
}

test('submitting a dialog with an error focuses the invalid field, and a toast above the dialog can be pressed', async ({
  page,
}) => {
  await open(page);
  await opener(page, 'Вход').click();
  await expect(page.getByRole('textbox', { name: 'Телефон или почта' }).last()).toBeFocused();
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Код отправлен');
});

test('pressing the backdrop closes a dialog, and pressing inside the dialog does not', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await opener(page, 'Таблица размеров').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Обхваты указаны').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(dialog).toBeHidden();
});

test('a popover opens at its button; Esc, a button inside the popover, or a press outside closes it', async ({
  page,
}) => {
  await open(page);
  const button = page.getByRole('button', { name: 'Москва' });
  const panel = page.getByRole('dialog', { name: 'Ваш город' });
  // In the middle of the window there is room on each side of the button, so that the popover always opens on
  // the same side.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  const [at, from] = [await panel.boundingBox(), await button.boundingBox()];
  expect(Math.abs((at?.x ?? 0) - (from?.x ?? -999))).toBeLessThan(2);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('button', { name: 'Да, верно' }).click();
  await expect(panel).toBeHidden();
  await button.click();
  await page.getByRole('heading', { name: 'Поверх страницы' }).click();
  await expect(panel).toBeHidden();
});

test('focusing a button loads the component that it opens, and a shopper sees a message if loading fails', async ({
  page,
}) => {
  await open(page);
  const fetched = page.waitForRequest(/late-dialog/);
  await opener(page, 'Наличие в магазинах').focus();
  await fetched;
  await expect(page.getByRole('dialog')).toBeHidden();
  await opener(page, 'Не откроется').click();
  await expect(page.getByRole('status').last()).toHaveText('Не удалось открыть. Попробуйте ещё раз');
  await expect(opener(page, 'Не откроется')).not.toHaveAttribute('aria-busy');
});

test('arrow keys choose sizes, including sold-out ones', async ({ page }) => {
  await open(page);
  const sizes = page.getByRole('radiogroup', { name: 'Размер', exact: true });
  await sizes.getByRole('radio', { name: '46' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sizes.getByRole('radio', { name: '48' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(sizes.getByRole('radio', { name: '50, нет в наличии' })).toBeChecked();
});

test('arrow keys, Home and End choose tabs', async ({ page }) => {
  await open(page);
  const tabs = page.getByRole('tablist', { name: 'Таблица размеров' });
  await tabs.getByRole('tab', { name: 'Размеры', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Как снять мерки' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Как снять мерки' })).toBeVisible();
  await expect(page.getByText('Грудь 92, талия 74')).toBeHidden();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Международные размеры' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Грудь 92, талия 74')).toBeVisible();
});

test('the keyboard opens accordion sections; in an exclusive group only one section is open at a time', async ({
  page,
}) => {
  await open(page);
  await part(page, 'Разделы').locator('summary', { hasText: 'Состав' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Шерсть 80%, полиамид 20%')).toBeVisible();
  await expect(page.getByText('Плотная шерсть, прямой крой. Рукав втачной.').first()).toBeVisible();
  await part(page, 'Разделы: открыт один').locator('summary', { hasText: 'Мужчинам' }).press('Enter');
  await expect(page.getByText('Куртки, рубашки, джинсы')).toBeVisible();
  await expect(page.getByText('Пальто, платья, брюки')).toBeHidden();
});

test('the toast that appears after a removal can undo the removal', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Удалить товар' }).click();
  await expect(page.getByRole('status').last()).toContainText('Товар удалён из избранного');
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByRole('button', { name: 'Удалить товар' })).toBeVisible();
  await expect(page.getByRole('status').last()).toBeEmpty();
});

test('a phone number is formatted while it is typed, and may start with 8', async ({ page }) => {
  await open(page);
  const phone = page.getByRole('textbox', { name: 'Телефон', exact: true });
  await phone.pressSequentially('89991234567');
  await expect(phone).toHaveValue(/^\+7\s999\s123\s45\s67$/);
  await expect(page.getByText('Введено: +79991234567')).toBeVisible();
});

test('a picture that fails to load is replaced by a hanger of the same size, and the failure is logged once', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await open(page);
  const image = part(page, 'Фотографии нет').getByRole('img');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('data-missing');
  const box = await image.boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(4 / 3, 1);
  expect(warnings.filter((text) => text.includes('/sample/missing-'))).toHaveLength(1);
});

test('a scene has another crop on phones than in wide windows', async ({ page }) => {
  for (const [width, file] of [
    [390, /tall-/],
    [1440, /wide-/],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const image = part(page, 'Сцена: на телефоне другой кадр').getByRole('img');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(file);
  }
});

test('a message appears when the network is gone and disappears when it is back', async ({
  page,
  context,
}) => {
  await open(page);
  await context.setOffline(true);
  await expect(page.getByText('Нет соединения с интернетом')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Нет соединения с интернетом')).toBeHidden();
});

test('chosen sizes are visible in forced colours mode, and there are no animations if reduced motion is set', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page);
  const chip = page.locator('.size-chip', { has: page.locator(':checked') }).first();
  expect(await chip.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await opener(page, 'Фильтры').click();
  const moving = await page
    .getByRole('dialog')
    .evaluate((dialog) => Number.parseFloat(getComputedStyle(dialog).transitionDuration));
  expect(moving).toBeLessThan(0.001);
});

test('loading the fonts causes almost no layout shift', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Части витрины' })).toBeVisible();
  const lines = () =>
    page
      .locator('main :is(p, h1, h2, h3, button, a, label, summary)')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
  // Waits for two animation frames: some elements get their final height only after the first paint.
  const frames = () =>
    page.evaluate(
      () =>
        new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
    );
  let before: number[] = [];
  await expect(async () => {
    const earlier = await lines();
    for (const _ of [1, 2, 3]) await frames();
    before = await lines();
    expect(before).toEqual(earlier);
  }).toPass();
  await page.evaluate(() => {
    let moved = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) moved += (entry as unknown as { value: number }).value;
      return moved;
    };
    const observer = new PerformanceObserver((list) => void add(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, { moved: () => add(observer.takeRecords()) });
  });
  release();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Commissioner', 'ж'))).toBe(true);
  // Waits, because the browser reports a layout shift only after the frame has been painted.
  await frames();
  const shift = await page.evaluate(() => (window as unknown as { moved: () => number }).moved());
  expect(shift).toBeLessThanOrEqual(0.01);
  const after = await lines();
  // With the new font, a line that just fits may wrap. So one element in a hundred may change its height.
  const changed = after.filter((height, index) => Math.abs(height - (before[index] ?? 0)) > 1);
  expect(changed.length).toBeLessThanOrEqual(after.length / 100);
});

test('filters show how many goods remain, and the number is visible on the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await page.getByRole('button', { name: /^Фильтры с\sподсчётом$/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Фильтры' });
  await drawer.getByRole('checkbox', { name: '46' }).check();
  const show = drawer.getByRole('button', { name: /^Показать\s72\sтовара$/ });
  await expect(show).toBeVisible();
  for (const button of [show, drawer.getByRole('button', { name: 'Сбросить' })]) {
    const { x = -1, width = 0 } = (await button.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  }
  await expectAccessible(page);
});

test('an invalid price shows an error beside the price field', async ({ page }) => {
  await open(page);
  const prices = page.getByRole('group', { name: 'Пустые' });
  const from = prices.getByLabel('Цена от, рублей');
  await from.fill('дорого');
  await from.press('Enter');
  await expect(prices.getByRole('alert')).toHaveText('Введите сумму цифрами');
  await expect(from).toHaveAccessibleDescription('Введите сумму цифрами');
  await expectAccessible(page);
  await from.fill('5 000 ₽');
  await from.press('Enter');
  await expect(prices.getByRole('alert')).toHaveCount(0);
});
