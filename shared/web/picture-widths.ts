/** The widest picture file that a page shows, in pixels. Wider files are only for zooming. */
export const PAGE_WIDTH = 900;

/**
 * The widths of a picture that pages use, in ascending order. If all are wider than PAGE_WIDTH, only the
 * narrowest one.
 */
export function pageWidths(widths: readonly number[]): readonly number[] {
  const shown = widths.filter((width) => width <= PAGE_WIDTH);
  return shown.length > 0 ? shown : widths.slice(0, 1);
}

/** The width of a picture for other sites, such as search engines and marketplaces. */
export const widestShown = (widths: readonly number[]): number => Math.max(...pageWidths(widths));

/**
 * For dense screens (at least `from` device pixels per CSS pixel). On a phone, the `sizes` attribute of a
 * full-width picture states only this share of the window, so that a 3x screen loads about a 2x file. A
 * larger file hardly looks better and has half as many bytes again.
 */
export const denseScreen = { from: 2.3, share: 0.66 } as const;
