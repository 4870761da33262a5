import type { Picture } from '@/lib/api';

/** URL of the picture's widest file, in a format that every browser supports. */
export function largestSource({ template, widths }: Picture): string {
  return template.replace('{width}', String(Math.max(...widths))).replace('{format}', 'webp');
}
