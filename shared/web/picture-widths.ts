/** The widest picture file that pages show, in pixels. Wider files are used only for zooming. */
export const PAGE_WIDTH = 900;

/**
 * The widths of a picture's files that pages show, smallest first. If all files are wider than PAGE_WIDTH,
 * only the narrowest.
 */
export function pageWidths(widths: readonly number[]): readonly number[] {
  const shown = widths.filter((width) => width <= PAGE_WIDTH);
  return shown.length > 0 ? shown : widths.slice(0, 1);
}

/** Width of the file that is given to other sites, such as search engines and marketplaces. */
export const widestShown = (widths: readonly number[]): number => Math.max(...pageWidths(widths));

/**
 * For screens with at least `from` device pixels per CSS pixel. There the `sizes` attribute of a full-width
 * picture says only `share` of the real width, so that a phone with a 3x screen loads a file for about 2x.
 * The file for 3x would have 1.5 times as many bytes and hardly look better.
 */
export const denseScreen = { from: 2.3, share: 0.66 } as const;
