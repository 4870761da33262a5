import { denseScreen } from '#shared/web/picture-widths.ts';
import type { Picture } from '../../api';

type Format = 'avif' | 'webp';

/**
 * The width of a full-width scene on a phone, as the last entry of its `sizes`. It is less than the full
 * width on dense screens: the first picture of a page would otherwise compete with fonts and other pictures
 * for bandwidth.
 */
export const PHONE_WIDE = `(width < 768px) and (min-resolution: ${denseScreen.from}dppx) ${denseScreen.share * 100}vw, 100vw`;

/** The `srcset` of a picture in one format, with all widths up to `widest`. */
export function sourceSet({ template, widths }: Picture, format: Format, widest = 4096): string {
  const shown = widths.filter((width) => width <= widest);
  return shown.map((width) => `${pictureSource(template, width, format)} ${width}w`).join(', ');
}

/** The `src` for browsers without `srcset`: the middle width in WebP. */
export function fallbackSource({ template, widths }: Picture): string {
  return pictureSource(template, widths[Math.floor(widths.length / 2)] ?? widths[0] ?? 640, 'webp');
}

export function pictureSource(template: string, width: number, format: Format): string {
  return template.replace('{width}', String(width)).replace('{format}', format);
}
