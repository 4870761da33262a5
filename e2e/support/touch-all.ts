import type { Page } from '@playwright/test';

/**
 * Hovers over all elements and opens all collapsed parts, because some of the injected scripts would only run
 * then.
 */
export async function touchAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *, dialog *, header *, aside *')) {
      element.dispatchEvent(new PointerEvent('pointerenter', { bubbles: false }));
      if (element instanceof HTMLDetailsElement) element.open = true;
    }
  });
}

/** Addresses on a page that would run a script. */
export const dangerousLinks = (page: Page): Promise<string[]> =>
  page
    .locator('[href], [src], [action], [formaction]')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        [...one.attributes].map(({ value }) => value).filter((value) => /^\s*javascript:/i.test(value)),
      ),
    );
