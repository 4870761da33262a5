import type { Picture } from '@/lib/api';

/** Address of the widest file there is, in the format every browser reads. */
export function largestSource({ template, widths }: Picture): string {
  return template.replace('{width}', String(Math.max(...widths))).replace('{format}', 'webp');
}
