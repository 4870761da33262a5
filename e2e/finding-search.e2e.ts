import { expect, test } from './support/test.ts';

const results = (query: string) => `/search?q=${encodeURIComponent(query)}`;

test('suggestions of the search can be chosen with the keyboard alone (§1.2)', async ({ page, shopper }) => {
  await shopper.goto('/zhenshchinam');
  await shopper.openSearch();
  const field = shopper.searchField;
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  // Inserts the text at once. Typing letter by letter would show suggestions for each part of the word, and a
  // selected suggestion would be lost when they are replaced.
  await page.keyboard.insertText('плат');
  // Waits for the suggestions for the text. Before them the field shows popular searches; a selection there
  // would be lost.
  await expect(page.getByRole('group', { name: 'Запросы', exact: true })).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').filter({ hasText: /подсказ/ })).toHaveCount(1);

  await page.keyboard.press('ArrowDown');
  const first = shopper.suggestions.first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'true');

  const href = await first.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
  expect(await shopper.cards.count()).toBeGreaterThan(0);
});

test('Escape closes the suggestions, then the search; the focus returns to the search button', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/zhenshchinam');
  await shopper.openSearch();
  await page.keyboard.type('пал');
  await expect(shopper.suggestions.first()).toBeVisible();
  await page.keyboard.press('Escape');
  if (await shopper.searchField.isVisible()) await page.keyboard.press('Escape');
  await expect(shopper.suggestions).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Поиск' })).toBeFocused();
});

test('a category and a product are suggested and lead to their pages', async ({ page, shopper }) => {
  await shopper.goto('/');
  await shopper.openSearch();
  await page.keyboard.type('джинсы');
  const category = page
    .getByRole('group', { name: 'Разделы' })
    .getByRole('option', { name: /^Джинсы/ })
    .first();
  await category.click();
  await expect(shopper.heading).toHaveText(/[Дд]жинсы/);

  await shopper.openSearch();
  await page.keyboard.type('пальто');
  const products = page.getByRole('group', { name: 'Товары', exact: true }).getByRole('option');
  const product = products.filter({ hasText: /пальто/i }).first();
  await expect(product.locator('img')).toBeVisible();
  await product.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(shopper.heading).toHaveText(/[Пп]альто/);
});

test('recent searches are stored in the browser and can be cleared', async ({ page, shopper }) => {
  await shopper.goto('/');
  for (const query of ['пальто', 'синие джинсы']) {
    await shopper.openSearch();
    await page.keyboard.type(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
    await expect(shopper.heading).toHaveText(new RegExp(query, 'i'));
  }
  await shopper.goto('/zhenshchinam');
  await shopper.openSearch();
  const recent = page.getByRole('group', { name: /Вы\sискали/ }).getByRole('option');
  await expect(recent).toHaveText(['синие джинсы', 'пальто']);
  await page.getByRole('button', { name: 'Убрать запрос «пальто»' }).click();
  await expect(recent).toHaveText(['синие джинсы']);
  await page.getByRole('button', { name: 'Очистить недавние запросы' }).click();
  await expect(recent).toHaveCount(0);
});

test('a late response to an earlier query does not replace the newer suggestions', async ({
  page,
  shopper,
}) => {
  const late = Promise.withResolvers<void>();
  const toFirst = /suggestions\?.*q=%D0%BF%D0%B0(&|$)/;
  await page.route(toFirst, async (route) => {
    await late.promise;
    await route.continue().catch(() => undefined);
  });
  await shopper.goto('/');
  await shopper.openSearch();
  const firstRequest = page.waitForRequest(toFirst);
  await page.keyboard.type('па');
  const first = await firstRequest;
  await shopper.searchField.fill('джинсы');
  const queries = page.getByRole('group', { name: 'Запросы' }).getByRole('option');
  await expect(queries.first()).toContainText('джинсы');
  late.resolve();
  // There is no response if the browser has cancelled the request.
  await (await first.response())?.finished();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(queries.first()).toContainText('джинсы');
});

test('words for colour, size and price in a query become filters', async ({ page, shopper }) => {
  await shopper.goto(results('чёрное платье 46 до 6000'));
  const part = (name: string) => page.getByRole('link', { name: new RegExp(`^Убрать из запроса: ${name}`) });
  await expect(part('')).toHaveCount(3);
  const few = await shopper.goodsCount();
  await part('до').click();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'чёрное платье 46');
  await expect(part('')).toHaveCount(2);
  await expect.poll(() => shopper.goodsCount()).toBeGreaterThan(few);
  const names = await shopper.cards.getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(0);
  await shopper.openProduct();
  await expect(
    page
      .getByRole('main')
      .getByText(/[Чч]ёрный/)
      .first(),
  ).toBeVisible();
  await expect(shopper.sizes.getByRole('radio', { name: /^46/ })).not.toHaveAccessibleName(/нет в наличии/);
});

test('a typo or the wrong keyboard layout is corrected, and the page says so', async ({ page, shopper }) => {
  for (const query of ['пальот', 'gfkmnj']) {
    await shopper.goto(results(query));
    await expect(page.getByRole('main').getByText(/Показаны результаты/)).toContainText('пальто');
    expect(await shopper.cards.count()).toBeGreaterThan(3);
  }
});

test('a search without results offers other goods (§2.1.18)', async ({ page, shopper }) => {
  await shopper.goto(results('ъъъщщщыыы'));
  await expect(shopper.heading).toHaveText(/ничего не\s+найдено/);
  const categories = page.getByRole('navigation', { name: 'Популярные разделы' }).getByRole('link');
  expect(await categories.count()).toBeGreaterThan(3);
  expect(await shopper.cards.count()).toBeGreaterThan(0);
  await categories.first().click();
  await expect(page).not.toHaveURL(/search/);
  await expect.poll(() => shopper.cards.count()).toBeGreaterThan(3);
});

test('search results can be filtered like a listing, and the query stays in the field', async ({
  page,
  shopper,
}) => {
  await shopper.goto(results('пальто'));
  const all = await shopper.goodsCount();
  await shopper.filter('Цвет', 'Чёрный').check();
  await expect(page).toHaveURL(
    (url) => url.search.endsWith('&cvet=chernyy') && url.searchParams.get('q') === 'пальто',
  );
  await expect.poll(() => shopper.goodsCount()).toBeLessThan(all);
  await shopper.chosen.first().click();
  await expect.poll(() => shopper.goodsCount()).toBe(all);
});

const ODD_QUERIES = [
  '123',
  'true',
  'null',
  "'; DROP TABLE variant; --",
  '%_%',
  '.*(a+)+$',
  '<script>alert(1)</script>',
  '👗🧥',
  '\u202Eотьлап',
  'я'.repeat(100),
  'я'.repeat(150),
  'слово '.repeat(60),
];

test('unusual search queries do not cause errors (§2.1.18)', async ({ page, shopper }) => {
  for (const query of ODD_QUERIES) {
    const answer = await page.goto(results(query));
    expect(answer?.status(), query).toBe(200);
    await expect(shopper.heading, query).toBeVisible();
    await shopper.hydrated();
    await expect(page.getByText('Что-то пошло не так'), query).toHaveCount(0);
  }
});

test('control characters in URLs do not cause errors', async ({ server }) => {
  for (const query of ['%00', '%07%0A%0D', '%FF', '%', '%D0', 'q&q=2', '&q[]=1', '%27%20OR%201=1']) {
    const { status } = await fetch(`${server.url}/search?q=${query}`);
    expect([200, 400], query).toContain(status);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the search works as a plain form', async ({ page, shopper }) => {
    await page.goto('/search');
    await page.getByRole('main').getByRole('searchbox', { name: 'Поиск по каталогу' }).fill('пальто');
    await page.getByRole('main').getByRole('button', { name: 'Найти' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'пальто');
    expect(await shopper.cards.count()).toBeGreaterThan(3);
  });
});
