/** Reasons that a photograph shows: a defect, and goods that look otherwise than the shop has shown them. */
const SHOWN_BY_PHOTOS: ReadonlySet<string | null> = new Set(['DEFECT', 'COLOUR']);

/** Whether photographs count for what comes back. They are never asked for: a defect may not show. */
export const takesPhotos = (lines: readonly { reason: string | null }[]): boolean =>
  lines.some(({ reason }) => SHOWN_BY_PHOTOS.has(reason));
