/** File formats of pictures: AVIF and WebP for browsers, JPEG for programs that read the feed. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const;

export type Format = (typeof FORMATS)[number];
