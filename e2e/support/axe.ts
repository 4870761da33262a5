import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Axe finds nothing on the page as it stands. What is right is not written out, and all is done in the page itself: no
 * page has a frame, for whose sake the parts would be put together in another window. Both made it three times as slow.
 */
export async function expectAccessible(page: Page, what = 'the page'): Promise<void> {
  expect(page.frames(), 'frames would not be looked into').toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  expect(found, what).toEqual([]);
}
