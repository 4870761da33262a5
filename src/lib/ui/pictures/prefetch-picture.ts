/** Prefetches a picture of a preloaded page. Only for hover pointers: most touches are the beginning of scrolling. */
export function prefetchPicture(sources: string, sizes: string): void {
  if (matchMedia('(hover: hover) and (width >= 768px)').matches)
    Object.assign(new Image(), { sizes, srcset: sources });
}
