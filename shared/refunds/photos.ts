/** Reasons that a photograph can prove: a defect, and goods that look different from the shop's pictures. */
const SHOWN_BY_PHOTOS: ReadonlySet<string | null> = new Set(['DEFECT', 'COLOUR']);

/**
 * Whether photographs are useful for the chosen reasons. They are never required, because a defect may not be visible.
 */
export const asksForPhotos = (lines: readonly { reason: string | null }[]): boolean =>
  lines.some(({ reason }) => SHOWN_BY_PHOTOS.has(reason));
