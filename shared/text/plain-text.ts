/**
 * The named HTML entities that occur in descriptions of goods. Letters with accents are handled below; other
 * entities are left as they are.
 */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  mdash: '—',
  ndash: '–',
  minus: '−',
  hellip: '…',
  deg: '°',
  times: '×',
  bull: '•',
  frac12: '½',
  sup2: '²',
  trade: '™',
  copy: '©',
  reg: '®',
  shy: '',
  thinsp: '\u2009',
  ensp: '\u2002',
  emsp: '\u2003',
  middot: '·',
  sect: '§',
  para: '¶',
  plusmn: '±',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  prime: '′',
  lsaquo: '‹',
  rsaquo: '›',
  frac14: '¼',
  frac34: '¾',
  sup1: '¹',
  sup3: '³',
  euro: '€',
  pound: '£',
  cent: '¢',
  yen: '¥',
  numero: '№',
  permil: '‰',
  micro: 'µ',
  szlig: 'ß',
  larr: '←',
  rarr: '→',
  hearts: '♥',
  zwnj: '',
  zwj: '',
};

/** Combining accents, by the end of an entity's name: `eacute` is «e» with `acute`, which gives «é». */
const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};

/** The character that an HTML entity means; `name` is without `&` and `;`. Undefined if it is unknown. */
export function entityText(name: string): string | undefined {
  const [, letter, accent] = /^([a-z])(acute|grave|circ|uml|tilde|ring|cedil|caron)$/i.exec(name) ?? [];
  if (letter !== undefined && accent !== undefined)
    return (letter + (accents[accent.toLowerCase()] ?? '')).normalize('NFC');
  return named[name.toLowerCase()];
}

function decode(entity: string, name: string): string {
  if (!name.startsWith('#')) return entityText(name) ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isSign = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isSign ? String.fromCodePoint(code) : entity;
}

/**
 * Turns a description that may be HTML into plain text: paragraphs and list items on lines of their own,
 * without tags, scripts, comments and control characters. If the text contains no HTML, only its white space
 * is cleaned.
 */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style|iframe|noscript)\b[\s\S]*?(?:<(?=\/\1\b)|$)/gi, ' <')
    .replace(/<li\b[^<>]*>/gi, '\n— ')
    .replace(/<\/?(p|div|br|h[1-6]|ul|ol|tr|table|section|article|blockquote)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,10});/gi, decode)
    .replace(/[\p{Cc}\p{Cf}]/gu, (control) => (control === '\n' ? '\n' : control === '\t' ? ' ' : ''))
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** Cuts a text to a maximum length. Does not split a surrogate pair, because databases refuse half of one. */
export const clip = (text: string, limit: number): string =>
  text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');

/** Cuts a text at the end of a word, to a maximum length that includes the «…» at the end. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = clip(text, limit - 1);
  const space = cut.search(/\s+\S*$/);
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:—–-]+$/, '')}…`;
}

/** Turns a text into one line with single spaces, for names and property values. */
export const oneLine = (text: string): string =>
  plainText(text)
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .trim();

/** Makes texts comparable: lower case, е for ё, single spaces. */
export const normalizeForComparison = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
