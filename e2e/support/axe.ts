import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Asserts that axe finds no violation on the current page. Passed rules are not reported and frames are not
 * checked, because both together would take three times as long, and no page has frames.
 */
export async function expectAccessible(page: Page, what = 'the page'): Promise<void> {
  expect(page.frames(), 'axe would skip frames').toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  expect(found, what).toEqual([]);
}
