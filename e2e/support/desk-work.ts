import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Counts what a person does at the desk. A click, a key and a scan are a press each: a scanner types a whole
 * code and Enter at one pull. A wait is a moment in which the person looks for what a press has changed.
 */
export function countWork(page: Page) {
  let presses = 0;
  let waits = 0;
  return {
    async press(place: Locator): Promise<void> {
      presses += 1;
      await place.click();
    },
    async key(name: string): Promise<void> {
      presses += 1;
      await page.keyboard.press(name);
    },
    /** Types as a scanner does: key by key, with Enter at the end, wherever the focus is. */
    async scan(text: string): Promise<void> {
      presses += 1;
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
    async sees(place: Locator): Promise<void> {
      waits += 1;
      await expect(place).toBeVisible();
    },
    count: () => ({ presses, waits }),
  };
}
