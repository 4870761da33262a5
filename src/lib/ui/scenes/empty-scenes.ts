/** URLs of the rendered pictures for empty states, such as `empty-rail-640.avif`. */
const FILES = import.meta.glob<string>('./empty-*-{640,1280}.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The `srcset` of each format, and a fallback `src`. */
export type EmptyScene = { avif: string; webp: string; fallback: string };

/** The picture of an empty state, in both formats and widths. */
export function emptyScene(name: 'rail' | 'rail-narrow' | 'hanger'): EmptyScene {
  const file = (width: 640 | 1280, format: 'avif' | 'webp') =>
    FILES[`./empty-${name}-${width}.${format}`] ?? '';
  const widths = (format: 'avif' | 'webp') => `${file(640, format)} 640w, ${file(1280, format)} 1280w`;
  return { avif: widths('avif'), webp: widths('webp'), fallback: file(640, 'webp') };
}
