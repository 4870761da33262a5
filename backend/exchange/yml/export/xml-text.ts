/** Characters that XML 1.0 forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are to be removed.
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Characters to escape. Most texts have none of them, and a feed has tens of millions of texts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it includes the forbidden characters.
const SPECIAL = /[\u0000-\u0008\u000b-\u001f"&<>\ud800-\udfff\ufffe\uffff]/;

/**
 * Text as the content of an element or the value of an attribute in double quotes. A parser restores it
 * exactly.
 */
export const xmlText = (text: string): string =>
  SPECIAL.test(text)
    ? text
        .toWellFormed()
        .replace(IMPOSSIBLE, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll('\r', '&#13;')
    : text;

/** Plain text as HTML in a CDATA section, which is how YML carries descriptions. */
export const htmlSection = (text: string): string =>
  `<![CDATA[${text
    .toWellFormed()
    .replace(IMPOSSIBLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')}]]>`;

/** An element on its own line, or '' for an empty text. */
export const xmlLine = (indent: number, name: string, text: string, attributes = ''): string =>
  text === '' ? '' : `${' '.repeat(indent)}<${name}${attributes}>${xmlText(text)}</${name}>\n`;
