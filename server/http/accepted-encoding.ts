export type Encoding = 'br' | 'gzip' | 'zstd';

/**
 * Chooses the first of the offered encodings that an Accept-Encoding header allows. Undefined if it allows
 * none of them.
 */
export function acceptedEncoding<Offered extends Encoding>(
  header: string | null | undefined,
  offered: readonly Offered[],
): Offered | undefined {
  if (!header) return undefined;
  const allowed = new Set<string>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';');
    const refused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter));
    if (!refused) allowed.add(name.trim().toLowerCase());
  }
  return offered.find((encoding) => allowed.has(encoding));
}
