import type { Picture } from '../../api';

type Format = 'avif' | 'webp';

/** Addresses of all widths in one format, as srcset wants them. */
export function sourceSet({ template, widths }: Picture, format: Format): string {
  return widths.map((width) => `${pictureSource(template, width, format)} ${width}w`).join(', ');
}

/** For what reads src only: the middle width in WebP. */
export function fallbackSource({ template, widths }: Picture): string {
  return pictureSource(template, widths[Math.floor(widths.length / 2)] ?? widths[0] ?? 640, 'webp');
}

function pictureSource(template: string, width: number, format: Format): string {
  return template.replace('{width}', String(width)).replace('{format}', format);
}
