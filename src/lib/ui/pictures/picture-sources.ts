import { denseScreen } from '#shared/web/picture-widths.ts';
import type { Picture } from '../../api';

type Format = 'avif' | 'webp';

/**
 * How wide a scene stands that is as wide as the window of a phone: the last of its `sizes`. With all the pixels of a
 * dense screen the first picture of a page would share the line with fonts and those below.
 */
export const PHONE_WIDE = `(width < 768px) and (min-resolution: ${denseScreen.from}dppx) ${denseScreen.share * 100}vw, 100vw`;

/** Addresses of all widths in one format, or of those up to one, as srcset wants them. */
export function sourceSet({ template, widths }: Picture, format: Format, widest = 4096): string {
  const shown = widths.filter((width) => width <= widest);
  return shown.map((width) => `${pictureSource(template, width, format)} ${width}w`).join(', ');
}

/** For what reads src only: the middle width in WebP. */
export function fallbackSource({ template, widths }: Picture): string {
  return pictureSource(template, widths[Math.floor(widths.length / 2)] ?? widths[0] ?? 640, 'webp');
}

export function pictureSource(template: string, width: number, format: Format): string {
  return template.replace('{width}', String(width)).replace('{format}', format);
}
