/** The first two are for browsers; JPEG is for readers of the feed. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const;

export type Format = (typeof FORMATS)[number];
