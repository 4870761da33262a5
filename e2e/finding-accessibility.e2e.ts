import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const OUTERWEAR = '/zhenshchinam/verkhnyaya-odezhda?razmer=46&cvet=chernyy,siniy&cena_do=30000';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on a listing with its filters open', async ({ page, shopper }) => {
      await shopper.goto(OUTERWEAR);
      if (width < 1024) await page.getByRole('link', { name: /^Фильтры/ }).click();
      const filters = width < 1024 ? shopper.dialog('Фильтры') : shopper.filters;
      // The drawer comes when it is wanted.
      await expect(filters.locator('details').first()).toBeVisible();
      await filters.locator('details').evaluateAll((groups: HTMLDetailsElement[]) => {
        for (const group of groups) group.open = true;
      });
      await expect(shopper.filter('Сезон', 'Зима', filters)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, 'a listing with its filters');
    });

    test('axe finds nothing on a choice that leaves nothing', async ({ page, shopper }) => {
      await shopper.goto('/zhenshchinam/platya?cena_do=10');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, 'an empty choice');
    });

    test('axe finds nothing on a search with its suggestions open', async ({ page, shopper }) => {
      await shopper.goto('/search?q=пальто');
      await expectAccessible(page);
      await shopper.searchField.click();
      await shopper.searchField.fill('плат');
      await expect(shopper.suggestions.first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, 'a search with suggestions');
    });

    test('axe finds nothing in the search of the header and where nothing was found', async ({
      page,
      shopper,
    }) => {
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
