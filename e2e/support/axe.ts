import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects no accessibility violation on the current page. Passed rules are not reported, and the run stays in the page,
 * since no page has frames: reporting and frames would take three times as long.
 */
export async function expectAccessible(page: Page, what = 'the page'): Promise<void> {
  expect(page.frames(), 'frames would not be looked into').toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  expect(found, what).toEqual([]);
}
