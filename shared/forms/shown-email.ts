import { decodePunycode } from '../text/punycode.ts';

const LATIN = /^[\x20-\x7e]*$/;
/**
 * Matches Russian letters that look like no Latin letter. A domain part that contains one cannot be mistaken
 * for a Latin one.
 */
const OWN_LETTER = /[бвгджзийклмнптфцчшщъыьэюяё]/;
const RUSSIAN_LABEL = /^[а-яё0-9-]+$/;

/**
 * An e-mail address for display: «anna@почта.рф» instead of punycode. A part of the domain is decoded only if
 * all its letters are Russian and it cannot be mistaken for a Latin one.
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
