/** Browsers are shown the first two; JPEG is for those who read the feed. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const;

export type Format = (typeof FORMATS)[number];
