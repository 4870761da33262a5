import { decodePunycode } from '../text/punycode.ts';

const LATIN = /^[\x20-\x7e]*$/;
/**
 * Russian letters that look like no Latin letter. A label with one of them cannot be mistaken for a Latin
 * label.
 */
const OWN_LETTER = /[бвгджзийклмнптфцчшщъыьэюяё]/;
const RUSSIAN_LABEL = /^[а-яё0-9-]+$/;

/**
 * An address as shown to people: a domain stored as punycode is shown as «anna@почта.рф». A label is decoded
 * only if all its letters are Russian and it cannot be mistaken for a Latin label.
 */
export function shownEmail(address: string): string {
  if (!address.includes('xn--')) return address;
  const at = address.lastIndexOf('@') + 1;
  const labels = address.slice(at).split('.').map(shownLabel);
  const end = labels.at(-1) ?? '';
  const isRussianZone = RUSSIAN_LABEL.test(end);
  if (!labels.every((label) => LATIN.test(label) || isRussianZone || OWN_LETTER.test(label))) return address;
  return address.slice(0, at) + labels.join('.');
}

function shownLabel(label: string): string {
  const text = label.startsWith('xn--') ? decodePunycode(label.slice(4)) : null;
  return text !== null && RUSSIAN_LABEL.test(text) ? text : label;
}
