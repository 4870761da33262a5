/**
 * Reasons for a return that a photograph can prove: a defect, or goods that look different from the shop's
 * pictures.
 */
const SHOWN_BY_PHOTOS: ReadonlySet<string | null> = new Set(['DEFECT', 'COLOUR']);

/**
 * Whether the form asks for photographs, for the chosen reasons. They remain optional, because a defect may
 * not be visible.
 */
export const asksForPhotos = (lines: readonly { reason: string | null }[]): boolean =>
  lines.some(({ reason }) => SHOWN_BY_PHOTOS.has(reason));
