/** Characters that XML 1.0 forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are to be removed.
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Characters that must be escaped. Testing a text for them first is faster, because a feed has tens of
 * millions of texts and most contain no such character.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it includes the forbidden characters.
const SPECIAL = /[\u0000-\u0008\u000b-\u001f"&<>\ud800-\udfff\ufffe\uffff]/;

/**
 * Escapes a text for the content of an element or for an attribute value in double quotes, so that a parser
 * restores exactly this text.
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

/** Writes plain text as HTML in a CDATA section, the form of descriptions in YML. */
export const htmlSection = (text: string): string =>
  `<![CDATA[${text
    .toWellFormed()
    .replace(IMPOSSIBLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')}]]>`;

/** Writes an element on a line of its own; returns '' if the text is empty. */
export const xmlLine = (indent: number, name: string, text: string, attributes = ''): string =>
  text === '' ? '' : `${' '.repeat(indent)}<${name}${attributes}>${xmlText(text)}</${name}>\n`;
