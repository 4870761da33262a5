/** Accepted image formats, by file extension. SVG is not accepted, because it can contain scripts. */
export type ImageKind = 'jpg' | 'png' | 'webp' | 'avif' | 'gif';

/**
 * The format of an image file, determined by its first bytes instead of its name or content type; undefined
 * if unknown.
 */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 32));
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpg';
  const text = head.toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && /avif|avis/.test(text.slice(8))) return 'avif';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  return undefined;
}
