export type Encoding = 'br' | 'gzip';

/** The better of the two encodings that the Accept-Encoding header allows; undefined means none. */
export function acceptedEncoding(header: string | null | undefined): Encoding | undefined {
  if (!header) return undefined;
  const allowed = new Set<string>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';');
    const refused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter));
    if (!refused) allowed.add(name.trim().toLowerCase());
  }
  if (allowed.has('br')) return 'br';
  return allowed.has('gzip') ? 'gzip' : undefined;
}
