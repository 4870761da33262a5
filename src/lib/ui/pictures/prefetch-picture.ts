/**
 * Starts loading a picture of a page that is being preloaded. Only on devices with a mouse, because most
 * touches of a link are the beginning of scrolling.
 */
export function prefetchPicture(sources: string, sizes: string): void {
  if (matchMedia('(hover: hover) and (width >= 768px)').matches)
    Object.assign(new Image(), { sizes, srcset: sources });
}
