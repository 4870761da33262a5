/** The widest file that a page shows, in px: wider files are only for zooming. */
export const PAGE_WIDTH = 900;

/** The widths of a picture that pages use, ascending; only the narrowest if all are wider. */
export function pageWidths(widths: readonly number[]): readonly number[] {
  const shown = widths.filter((width) => width <= PAGE_WIDTH);
  return shown.length > 0 ? shown : widths.slice(0, 1);
}

/** The width of pictures for other sites: search engines, marketplaces. */
export const widestShown = (widths: readonly number[]): number => Math.max(...pageWidths(widths));

/**
 * For screens with at least `from` pixels per px, a full-width scene on a phone claims only this share of the window in
 * `sizes`, so that a 3x screen gets about a 2x file. A larger file looks hardly better and has half as many bytes
 * again.
 */
export const denseScreen = { from: 2.3, share: 0.66 } as const;
