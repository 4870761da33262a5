import type { BrowserContext, Page } from '@playwright/test';

/** Chromium logs this for preloaded pictures in tests whose browser loads no pictures. */
const WITHOUT_PICTURES = /image loading is disabled/;

/** Collects console errors, warnings and uncaught exceptions. Any of them fails the test. */
export class ConsoleWatch {
  readonly complaints: string[] = [];
  readonly #allowed: RegExp[] = [WITHOUT_PICTURES];

  constructor(context: BrowserContext) {
    for (const page of context.pages()) this.#watch(page);
    context.on('page', (page) => this.#watch(page));
  }

  #watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.#note(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => this.#note(`uncaught: ${error.message}`));
  }

  #note(text: string): void {
    if (!this.#allowed.some((pattern) => pattern.test(text))) this.complaints.push(text);
  }

  /** Allows messages that match the pattern. For messages that a test causes on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }
}
