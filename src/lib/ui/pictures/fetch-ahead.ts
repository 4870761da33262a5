/**
 * Has the browser fetch the picture of a page that is fetched ahead. Only where links are pointed at before they are
 * pressed: a finger that touches one mostly scrolls.
 */
export function fetchAhead(sources: string, sizes: string): void {
  if (matchMedia('(hover: hover) and (width >= 768px)').matches)
    Object.assign(new Image(), { sizes, srcset: sources });
}
