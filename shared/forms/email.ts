import { inLatinLayout } from '../text/keyboard-layout.ts';
import { inOneScript } from '../text/one-script.ts';
import { pastedValue } from '../text/pasted-value.ts';

/**
 * Matches e-mail addresses in the form that the contract accepts (openapi, email): ASCII letters, with
 * domains in punycode.
 */
const LATIN_EMAIL = /^[a-z0-9_'+-]+(\.[a-z0-9_'+-]+)*@([a-z0-9][a-z0-9-]*\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/i;
/** Longer texts are not read as an address, because that would take too much time. */
const LONGEST = 320;
const LATIN = /^[\x20-\x7e]*$/;
const DOMAIN = /^[\p{L}\p{M}\p{N}.\-。]+$/u;

export const NOT_AN_EMAIL = 'Проверьте адрес почты';
export const RUSSIAN_NAME =
  'Часть адреса до\u00a0@ нужна латинскими буквами. Домен может быть русским: anna@почта.рф';

/**
 * Reads a typed or pasted e-mail address and returns it in the form that the shop stores: lower case, the
 * domain in punycode. Drops invisible characters, quotes, `mailto:` and a name before `<…>`. Corrects Russian
 * letters that look like Latin ones, and text typed in the Russian keyboard layout. If the text is not an
 * address, returns it without the dropped parts.
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
  // In the Russian keyboard layout, the key for @ types a quotation mark instead.
  const other = typed.includes('@') ? '' : inLatinLayout(typed.replace('"', '@'));
  return LATIN_EMAIL.test(other) ? other : address;
}

/** The error message for a text that is not a valid e-mail address; undefined for a valid one. */
export function emailProblem(text: string): string | undefined {
  const address = readEmail(text);
  if (LATIN_EMAIL.test(address)) return undefined;
  const [name = '', domain] = address.split('@');
  return domain && !LATIN.test(name) ? RUSSIAN_NAME : NOT_AN_EMAIL;
}

/**
 * Writes the domain of an address in punycode. Look-alike letters are corrected only in words that mix both
 * scripts: a word entirely in Russian letters may be meant so, and a wrong guess could send a message to
 * another person.
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
