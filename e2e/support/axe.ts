import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Asserts that axe finds no accessibility violation on the current page. Does not report passed rules and
 * does not look into frames (no page has any): both would triple the time.
 */
export async function expectAccessible(page: Page, what = 'the page'): Promise<void> {
  expect(page.frames(), 'axe would skip frames').toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  expect(found, what).toEqual([]);
}
