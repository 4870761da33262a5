/** Of a file that a page shows, px: one that is wider is for a close look, and too heavy otherwise. */
export const PAGE_WIDTH = 900;

/** The widths of a picture that pages show, ascending; the narrowest where all are wider. */
export function pageWidths(widths: readonly number[]): readonly number[] {
  const shown = widths.filter((width) => width <= PAGE_WIDTH);
  return shown.length > 0 ? shown : widths.slice(0, 1);
}

/** The width of what is handed to others: search engines, marketplaces. */
export const widestShown = (widths: readonly number[]): number => Math.max(...pageWidths(widths));

/**
 * How much of the window a scene as wide as a phone takes for its file where a px has so many pixels or more: a screen
 * of three gets some two. More is hardly seen and costs half as many bytes again.
 */
export const denseScreen = { from: 2.3, share: 0.66 } as const;
