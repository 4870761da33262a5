import { expect, type Response } from '@playwright/test';
import type { Order } from '#contract/client/client.schemas.ts';
import { BUYER } from './shop/orders.ts';
import type { Shopper } from './shopper.ts';

/** Page object of the refund pages. Its methods do what a shopper does there. */
export class RefundPages {
  readonly #shopper: Shopper;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
  }

  get #page() {
    return this.#shopper.page;
  }

  get rows() {
    return this.#page.getByRole('list', { name: 'Возвраты' }).getByRole('listitem');
  }

  /** Opens the refund form from the page of the order. `scripts` says whether the browser runs JavaScript. */
  async begin({ id }: Pick<Order, 'id'>, { scripts = true } = {}): Promise<void> {
    await this.#page.goto(`/orders/${id}`);
    await this.#page.getByRole('button', { name: 'Оформить возврат' }).click();
    await this.#page.waitForURL(/\/refunds\/[0-9a-f-]{36}$/);
    await expect(this.#shopper.heading).toHaveText('Оформить возврат');
    if (scripts) await this.#shopper.hydrated();
  }

  thing(line: number) {
    return this.#page.locator('form').getByRole('checkbox').nth(line);
  }

  reason(line: number) {
    return this.#page.locator('form').getByRole('listitem').nth(line).getByLabel('Причина');
  }

  async byCourier(): Promise<void> {
    await this.#page.getByRole('radio', { name: /^Курьер/ }).check();
    for (const name of ['Когда забрать', 'Время'])
      await this.#page.getByLabel(name, { exact: true }).selectOption({ index: 1 });
  }

  async byPost(): Promise<void> {
    await this.#page.getByRole('radio', { name: /^Почта/ }).check();
  }

  /** Fills in bank details. The shop needs them to return money that was paid on receipt. */
  async toAccount(): Promise<void> {
    await this.#page.getByLabel('Телефон для перевода').fill(BUYER.phone);
    await this.#page.getByLabel('Банк').fill('Банк Садовый');
  }

  async send(): Promise<void> {
    await this.#page.getByRole('button', { name: /^Оформить возврат/ }).click();
  }

  /**
   * Resolves when the draft has been saved with the bank's name. The test fills in this field last, so
   * everything is then saved.
   */
  draftSaved(): Promise<Response> {
    return this.#page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PATCH' && !!answer.request().postData()?.includes('Банк Садовый'),
    );
  }

  get state() {
    return this.#page.getByRole('status').getByRole('heading', { level: 2 });
  }

  async number(): Promise<string> {
    const [number = ''] = /В-\d{6}-\d\/\d+/.exec((await this.#shopper.heading.textContent()) ?? '') ?? [];
    return number;
  }
}
