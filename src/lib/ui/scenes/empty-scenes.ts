/** Addresses of the rendered scenes: `scenes/empty-rail-640.avif` and its sisters. */
const FILES = import.meta.glob<string>('./scenes/empty-*-{640,1280}.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

type EmptyScene = { avif: string; webp: string; fallback: string };

/** The scene of that name in both formats and widths; undefined when one of its files is not there. */
export function emptyScene(name: 'rail' | 'hanger'): EmptyScene | undefined {
  const file = (width: 640 | 1280, format: 'avif' | 'webp') =>
    FILES[`./scenes/empty-${name}-${width}.${format}`];
  const fallback = file(640, 'webp');
  const large = file(1280, 'webp');
  const [small, wide] = [file(640, 'avif'), file(1280, 'avif')];
  if (!fallback || !large || !small || !wide) return undefined;
  return { avif: `${small} 640w, ${wide} 1280w`, webp: `${fallback} 640w, ${large} 1280w`, fallback };
}
