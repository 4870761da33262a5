import { inLatinLayout } from '../text/keyboard-layout.ts';
import { inOneScript } from '../text/one-script.ts';
import { pastedValue } from '../text/pasted-value.ts';

/** The contract's rule for e-mail addresses (openapi, email): Latin letters, and domains as punycode. */
const LATIN_EMAIL = /^[a-z0-9_'+-]+(\.[a-z0-9_'+-]+)*@([a-z0-9][a-z0-9-]*\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/i;
/** Longer texts are not read, because that costs time. */
const LONGEST = 320;
const LATIN = /^[\x20-\x7e]*$/;
const DOMAIN = /^[\p{L}\p{M}\p{N}.\-。]+$/u;

export const NOT_AN_EMAIL = 'Проверьте адрес почты';
export const RUSSIAN_NAME =
  'Часть адреса до\u00a0@ нужна латинскими буквами. Домен может быть русским: anna@почта.рф';

/**
 * Reads an e-mail address as people paste it, in the one form that the shop stores: small letters, the domain as
 * punycode. Drops invisible signs, quotes, `mailto:` and a name before `<…>`; corrects Russian letters that look Latin
 * and the Russian keyboard layout. Any other text stays as it is typed, without what surrounds it.
 */
export function readEmail(text: string): string {
  if (text.length > LONGEST) return text;
  const inner = /<([^<>]*)>/.exec(text)?.[1];
  const typed = pastedValue(inner?.includes('@') ? inner : text)
    .replace(/^mailto:/i, '')
    .replace(/ ?@ ?/g, '@')
    .toLowerCase();
  const address = withAsciiDomain(typed);
  if (LATIN_EMAIL.test(address)) return address;
  // In the Russian layout the key of @ writes a quotation mark.
  const other = typed.includes('@') ? '' : inLatinLayout(typed.replace('"', '@'));
  return LATIN_EMAIL.test(other) ? other : address;
}

/** The sentence about a text that the shop cannot write to; undefined for an address. */
export function emailProblem(text: string): string | undefined {
  const address = readEmail(text);
  if (LATIN_EMAIL.test(address)) return undefined;
  const [name = '', domain] = address.split('@');
  return domain && !LATIN.test(name) ? RUSSIAN_NAME : NOT_AN_EMAIL;
}

/**
 * The address with its domain as punycode. Letters are corrected only where a word mixes both scripts: a word of Russian
 * letters alone may be meant, and a guess could send a letter to another person.
 */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || !DOMAIN.test(domain)) return address;
  return `${inOneScript(address.slice(0, at))}@${asciiDomain(domain)}`;
}

function asciiDomain(domain: string): string {
  const written = inOneScript(domain);
  if (LATIN.test(written)) return written;
  return URL.canParse(`http://${written}`) ? new URL(`http://${written}`).hostname : domain;
}
