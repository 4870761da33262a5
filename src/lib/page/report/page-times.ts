import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

export type PageTimes = { lcp?: number; inp?: number; ttfb?: number; cls?: number };

/**
 * Measures how fast the page loaded and reports each metric as soon as it is known; the last metrics when the
 * shopper leaves.
 */
export function watchPageTimes(note: (times: PageTimes) => void): void {
  onLCP(({ value }) => note({ lcp: Math.round(value) }));
  onINP(({ value }) => note({ inp: Math.round(value) }));
  onTTFB(({ value }) => note({ ttfb: Math.round(value) }));
  onCLS(({ value }) => note({ cls: Math.round(value * 10_000) / 10_000 }));
}
