import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const OUTERWEAR = '/zhenshchinam/verkhnyaya-odezhda?razmer=46&cvet=chernyy,siniy&cena_do=30000';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a listing with open filters has no axe violations', async ({ page, shopper }) => {
      await shopper.goto(OUTERWEAR);
      if (width < 1024) await page.getByRole('link', { name: /^Фильтры/ }).click();
      const filters = width < 1024 ? shopper.dialog('Фильтры') : shopper.filters;
      // Waits for the filters, whose code is loaded only when it is needed.
      await expect(filters.locator('details').first()).toBeVisible();
      await filters.locator('details').evaluateAll((groups: HTMLDetailsElement[]) => {
        for (const group of groups) group.open = true;
      });
      await expect(shopper.filter('Сезон', 'Зима', filters)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, 'a listing with its filters');
    });

    test('a listing whose filters match nothing has no axe violations', async ({ page, shopper }) => {
      await shopper.goto('/zhenshchinam/platya?cena_do=10');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, 'an empty choice');
    });

    test('a search with open suggestions has no axe violations', async ({ page, shopper }) => {
      await shopper.goto('/search?q=пальто');
      await expectAccessible(page);
      await shopper.searchField.click();
      await shopper.searchField.fill('плат');
      await expect(shopper.suggestions.first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, 'a search with suggestions');
    });

    test('the header search and an empty search result have no axe violations', async ({ page, shopper }) => {
      await shopper.goto('/search?q=ъъъщщщыыы');
      await expectAccessible(page);
      await shopper.goto('/zhenshchinam');
      await shopper.openSearch();
      await page.keyboard.type('джинсы');
      await expect(shopper.suggestions.first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('with forced colours, the chosen colour and a sold-out size can be recognised', async ({
  page,
  shopper,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shopper.goto('/zhenshchinam/platya');
  await shopper.openProduct();
  const colours = page.locator('main a[title]:has(img)');
  const edges = await colours.evaluateAll((links) =>
    links.map((link) => ({
      isCurrent: link.hasAttribute('aria-current'),
      edge: getComputedStyle(link).borderBottomColor,
      page: getComputedStyle(document.body).backgroundColor,
    })),
  );
  expect(edges.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  // The swatch edges of the other colours have the page's background colour, which makes them invisible.
  for (const { isCurrent, edge, page: paper } of edges) expect(edge !== paper).toBe(isCurrent);
  const chip = page.locator('.size-chip').first();
  const lines = () => chip.evaluate((label) => getComputedStyle(label).borderTopStyle);
  expect(await lines()).toBe('solid');
  await chip.evaluate((label) => label.setAttribute('data-sold-out', 'true'));
  expect(await lines()).toBe('dashed');
});

test('the Tab key stops once at each of the 24 cards of a listing', async ({ page, shopper }) => {
  await shopper.goto('/zhenshchinam');
  await expect(shopper.cards).toHaveCount(24);
  await shopper.cards.first().getByRole('heading').getByRole('link').focus();
  const isInGrid = () => page.evaluate(() => Boolean(document.activeElement?.closest('.card-grid')));
  let stops = 0;
  for (; stops < 60 && (await isInGrid()); stops++) await page.keyboard.press('Tab');
  // One Tab stop for each of the 24 cards and for the editorial tile among them.
  expect(stops).toBeLessThanOrEqual(25);
});
