/** Addresses of the rendered scenes: `empty-rail-640.avif` and its sisters. */
const FILES = import.meta.glob<string>('./empty-*-{640,1280}.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Sets of addresses, as `srcset` takes them, and the address for browsers that know none. */
export type EmptyScene = { avif: string; webp: string; fallback: string };

/** The scene of that name in both formats and widths. */
export function emptyScene(name: 'rail' | 'rail-narrow' | 'hanger'): EmptyScene {
  const file = (width: 640 | 1280, format: 'avif' | 'webp') =>
    FILES[`./empty-${name}-${width}.${format}`] ?? '';
  const widths = (format: 'avif' | 'webp') => `${file(640, format)} 640w, ${file(1280, format)} 1280w`;
  return { avif: widths('avif'), webp: widths('webp'), fallback: file(640, 'webp') };
}
