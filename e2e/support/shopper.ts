import { expect, type Locator, type Page } from '@playwright/test';

/** What a shopper signs in with. `login` is a phone number or an e-mail address. */
export type Credentials = { login: string; password: string };

/** The account that every demo shop has. Tests that change an account create their own instead. */
export const demoShopper: Credentials = { login: 'demo@vitrina.example', password: 'vitrina-demo-2026' };

/**
 * Page object of the shop's pages. Its methods do what a shopper does; its getters find what a shopper sees.
 */
export class Shopper {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Opens a page and waits for hydration. Before it, a click would submit forms as in a browser without
   * scripts.
   */
  async goto(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
    await this.hydrated();
  }

  /**
   * Waits for hydration. Presses a key first: scripts start after a key press, or later when pictures have
   * loaded.
   */
  async hydrated(): Promise<void> {
    await this.page.keyboard.press('Shift');
    await this.page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }

  dialog(name: string | RegExp) {
    return this.page.getByRole('dialog', { name });
  }

  /** A status message, shown either in a toast or in a line of the page. */
  statusMessage(text: string | RegExp) {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  // ---- Steps of signing in

  /** The account button in the header of a wide window. */
  get profileLink() {
    return this.page.getByRole('banner').getByRole('link', { name: /^(Личный кабинет|Войти)$/ });
  }

  /**
   * Fills in and submits the sign-in form, by default that of the sign-in page. `form` may be the modal
   * instead.
   */
  async fillLogin({ login, password }: Credentials, form: Locator = this.page.getByRole('main')) {
    await form.getByLabel('Телефон или почта').fill(login);
    await form.getByLabel('Пароль', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Войти', exact: true }).click();
  }

  /** Signs in on the sign-in page. The page then redirects to `redirect`. */
  async signIn(credentials: Credentials, redirect = '/myprofile'): Promise<void> {
    await this.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await this.fillLogin(credentials);
    await this.page.waitForURL((url) => url.pathname + url.search === redirect);
  }

  async signOut(): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Личный кабинет' })
      .getByRole('button', { name: 'Выйти' })
      .click();
  }

  // ---- Steps and elements of listings

  department(name: string) {
    return this.page.getByRole('banner').getByRole('link', { name, exact: true });
  }

  get cards() {
    return this.page.getByRole('main').getByRole('article');
  }

  async openProduct(index = 0): Promise<string> {
    const link = this.cards.nth(index).getByRole('heading').getByRole('link');
    const name = ((await link.textContent()) ?? '').trim();
    await link.click();
    await expect(this.page).toHaveURL(/\/product\//);
    await expect(this.heading).toHaveText(name);
    return name;
  }

  /** The filter form beside the goods. */
  get filters() {
    return this.page.getByRole('form', { name: 'Фильтры' });
  }

  /**
   * The checkbox of a facet value: facet «Цвет», value «Чёрный». A count may follow the value in its label.
   */
  filter(facet: string, value: string, filters: Locator = this.filters) {
    const name = new RegExp(`^${value}(\\s*\\d+|, нет товаров)?$`);
    return filters.getByRole('group', { name: facet, exact: true }).getByRole('checkbox', { name });
  }

  /** Chips of the chosen facet values, above the goods. */
  get chosen() {
    return this.page.getByRole('list', { name: 'Выбрано' }).getByRole('link', { name: /^Убрать/ });
  }

  /** The number of goods that a listing or a search shows. */
  async goodsCount(): Promise<number> {
    const said = this.page.getByRole('main').getByRole('status').filter({ hasText: /товар/ }).first();
    return wholeNumber((await said.textContent()) ?? '');
  }

  // ---- Steps and elements of the search

  async openSearch(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Поиск' }).click();
    await expect(this.searchField).toBeFocused();
  }

  /** The search field: that of the search layer if it is open, otherwise that of the results page. */
  get searchField() {
    return this.page.getByRole('combobox', { name: 'Поиск по каталогу' }).first();
  }

  get suggestions() {
    return this.page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option');
  }

  // ---- Steps and elements of a product page

  get sizes() {
    return this.page.getByRole('radiogroup', { name: /Размер/ });
  }

  /** Chooses the first size with more than a few pieces in stock. Returns the size. */
  async chooseSize(): Promise<string> {
    const free = this.sizes.getByRole('radio', { name: /^(?!.*нет в наличии)/ });
    for (const radio of await free.all()) {
      await radio.check({ force: true });
      await expect(radio).toBeChecked();
      if (
        await this.page
          .getByRole('main')
          .getByText(/^Осталось/)
          .isHidden()
      ) {
        return radio.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent?.trim() ?? '');
      }
    }
    throw new Error('Every size of this product is sold out or nearly so');
  }

  get addButton() {
    return this.page.getByRole('main').getByRole('button', { name: 'Добавить в корзину' }).first();
  }

  async addToCart(): Promise<void> {
    await this.addButton.click();
  }

  /**
   * Closes the panel about the added product. Waits for the panel first: it opens a moment after the cart
   * counter has changed.
   */
  async closeAddedPanel(): Promise<void> {
    const panel = this.dialog('Товар добавлен в корзину');
    await expect(panel).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }

  get heart() {
    return this.page.getByRole('main').getByRole('button', { name: 'В избранное', exact: true }).first();
  }

  get filledHeart() {
    return this.page.getByRole('main').getByRole('button', { name: 'Убрать из избранного' }).first();
  }

  /** Adds a product of the listing to the wishlist. `card` is the card's index. */
  async keep(card = 0): Promise<void> {
    const heart = this.cards.nth(card).getByRole('button', { name: /избранно/ });
    await this.#pressToKeep(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }

  /** Adds the product whose page is open to the wishlist. */
  async keepOpened(): Promise<void> {
    await this.#pressToKeep(this.heart);
    await expect(this.filledHeart).toBeVisible();
  }

  /**
   * Presses a heart and waits for the response. The heart fills at once, and opening another page too early
   * would cancel the request.
   */
  async #pressToKeep(heart: Locator): Promise<void> {
    const saved = this.page.waitForResponse(
      (answer) =>
        answer.ok() && answer.request().method() === 'PUT' && answer.url().includes('/wishlists/my'),
    );
    await heart.click();
    await saved;
  }

  // ---- Steps and elements of the cart

  get cartLink() {
    return this.page.getByRole('banner').getByRole('link', { name: /Корзина/ });
  }

  get wishlistLink() {
    return this.page.getByRole('banner').getByRole('link', { name: /Избранное/ });
  }

  get lines() {
    return this.page.getByRole('list', { name: 'Товары в корзине' }).getByRole('listitem');
  }

  line(name: string | RegExp) {
    return this.lines.filter({ hasText: name });
  }

  /** Opens a product of a listing and adds a size to the cart. Returns the product's name. */
  async putIntoCart(listing: string, index = 0): Promise<string> {
    await this.goto(listing);
    const name = await this.openProduct(index);
    await this.chooseSize();
    const before = await this.cartLink.getAttribute('aria-label');
    await this.addToCart();
    await expect(this.cartLink).not.toHaveAttribute('aria-label', before ?? '');
    await this.closeAddedPanel();
    return name;
  }

  quantity(line = 0) {
    return this.lines.nth(line).getByRole('spinbutton', { name: /Количество/ });
  }

  increase(line = 0) {
    return this.lines.nth(line).getByRole('button', { name: 'Увеличить количество' });
  }

  async enterPromoCode(code: string): Promise<void> {
    await this.page.getByLabel('Промокод', { exact: true }).fill(code);
    await this.page.getByRole('button', { name: 'Применить' }).click();
  }

  get promoCodeRefusal() {
    return this.page.getByRole('region', { name: 'Сумма заказа' }).getByRole('alert');
  }

  get promoCodes() {
    return this.page.getByRole('list', { name: 'Введённые промокоды' }).getByRole('listitem');
  }

  get total() {
    return this.page.getByRole('main').getByText('Итого', { exact: true }).locator('..');
  }
}

/** The first whole number of a text like «1 024 товара». */
export function wholeNumber(text: string): number {
  const digits = /\d[\d\s\u00a0\u202f]*/.exec(text)?.[0];
  if (digits === undefined) throw new Error(`No number in «${text}».`);
  return Number(digits.replace(/\D/g, ''));
}

/** The sum in roubles of a text like «17 490 ₽». */
export function roubles(text: string): number {
  const amount = /([\d\s\u00a0\u202f]+)\s*₽/.exec(text)?.[1];
  if (amount === undefined) throw new Error(`No price in «${text}».`);
  return Number(amount.replace(/\D/g, ''));
}
