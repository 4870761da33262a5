import { cleanLines, INVISIBLE } from '../text/clean-text.ts';

export type TextFlag = 'LINK' | 'PHONE' | 'EMAIL' | 'INSULT';

/**
 * How many characters of a text are checked, after Unicode normalization, which can turn one character into
 * 18.
 */
const LONGEST = 20_000;

/**
 * A text as a reader sees it: invisible characters removed, wide and ornamental letters replaced by plain
 * ones.
 */
const visible = (text: string): string =>
  cleanLines(text).slice(0, LONGEST).normalize('NFKC').slice(0, LONGEST).replace(INVISIBLE, '');

// Top-level domains. All patterns below match only from the start of a word on, so that their time grows only
// linearly with the text.
const TOP_LEVEL = [
  'ru',
  'com',
  'net',
  'org',
  'su',
  'shop',
  'store',
  'info',
  'biz',
  'online',
  'site',
  'app',
  'dev',
]
  .concat([
    'by',
    'kz',
    'ua',
    'cc',
    'pro',
    'club',
    'xyz',
    'top',
    'link',
    'click',
    'live',
    'space',
    'website',
    'world',
  ])
  .concat([
    'moscow',
    'tech',
    'market',
    'sale',
    'fun',
    'vip',
    'art',
    'io',
    'me',
    'co',
    'tv',
    'ly',
    'gg',
    'eu',
    'de',
    'uk',
  ])
  .concat(['рф', 'рус', 'москва', 'онлайн', 'сайт', 'дети', 'орг', 'ком', 'ру']);
/** Ends of domain names that are recognised even if spaces surround the dot. */
const SPACED = 'ru|com|net|org|su|рф|shop|app';
const DOT = String.raw`(?:\.|\[\.\]|\(\.\)|\s?[\[(]?(?:dot|точка)[\])]?\s?)`;
const LINKS = [
  /(?<![\p{L}\d])(?:h(?:tt|xx)ps?|ftp)\s?:\s?\//iu,
  /(?<![\p{L}\d])www\s?\./iu,
  /(?<![\p{L}\d@])@[a-z]\w{3,}/iu,
  new RegExp(String.raw`(?<![\p{L}\d-])[\p{L}\d-]{2,63}${DOT}(?:${TOP_LEVEL.join('|')})(?![\p{L}\d])`, 'iu'),
  new RegExp(String.raw`(?<![\p{L}\d-])[a-z\d-]{2,63}\s{1,2}\.\s{0,2}(?:${SPACED})(?![\p{L}\d])`, 'iu'),
  new RegExp(String.raw`(?<![\p{L}\d-])[a-z\d-]{2,63}\.\s{1,2}(?:${SPACED})(?![\p{L}\d])`, 'iu'),
];
/**
 * Matches short domains of messengers and social networks, also if written with look-alike Russian letters.
 */
const MESSENGERS = /(?<![a-z\d])(?:t|vk|wa|ok|tg|fb)\s?\.\s?(?:me|com|ru|cc)(?![a-z\d])/i;
const EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.\p{L}{2,24}/gu;

/**
 * Matches at least ten digits with other signs between them, such as «8 (916) 123-45-67» and «8 9 1 6 …»:
 * probably a phone number.
 */
const DIGITS = /\+?\d(?:[\s().\-–—_]{0,3}\d){9,}/g;

function hasPhone(text: string): boolean {
  for (const [run] of text.matchAll(DIGITS)) {
    const groups = run.split(/\D+/).filter(Boolean);
    const digits = groups.join('');
    const [first = ''] = groups;
    const lengths = groups.map(({ length }) => length).join('');
    const isSpaced = /^1+$/.test(lengths);
    const isWhole = /^[78][3489]\d{9}$/.test(digits);
    if (isWhole && (run.startsWith('+') || isSpaced || [1, 4, 11].includes(first.length))) return true;
    if (
      /^9\d{9}$/.test(digits) &&
      (isSpaced || /^(?:3322|334|343|37|325|10)$/.test(lengths) || groups.length === 1)
    )
      return true;
  }
  return false;
}

/** Beginnings of insults. All words that begin so are insults. */
const INSULTS = ['бляд', 'блят', 'гандон', 'говн', 'дебил', 'дерьм', 'долбоеб', 'ебан', 'ебат', 'идиот']
  .concat(['козел', 'козлы', 'кретин', 'лохотрон', 'мошенни', 'мраз', 'мудак', 'мудил', 'ничтожеств'])
  .concat(['пидор', 'пизд', 'придурок', 'сволоч', 'скотин', 'твар', 'тупиц', 'ублюд', 'хуе', 'хуй', 'шлюх']);
/** Insults that are matched only as whole words, because harmless words begin in the same way. */
const INSULTING = ['дура', 'дурак', 'дураки', 'сука', 'суки', 'урод', 'уроды'];
/** Matches a short word in which asterisks replace letters. */
const MASKED = /(?<![\p{L}\d*])\p{L}{1,3}\*{1,5}\p{L}{1,4}(?![\p{L}\d*])/u;
/** Matches a word whose letters are separated by signs or spaces: «д у р а к», «д.у.р.а.к». */
const SPELLED = /(?<![\p{L}\d])\p{L}(?:[\s._\-–—*|/]{1,2}\p{L}(?![\p{L}\d])){2,20}/gu;

/** Latin letters and digits that people write in place of similar Russian letters to disguise words. */
const RUSSIAN: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
  '0': 'о',
  '3': 'з',
  '4': 'ч',
  '6': 'б',
  ё: 'е',
};

/** Russian letters with the Latin letters that look the same. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'u',
  х: 'x',
};

const replaced = (text: string, letters: Readonly<Record<string, string>>): string =>
  text.replaceAll(/[\p{L}\d]/gu, (letter) => letters[letter] ?? letter);

/**
 * Why an operator must check these texts before they are published. Each reason occurs once; empty if no
 * check is needed.
 */
export function flagsOf(texts: readonly (string | null | undefined)[]): TextFlag[] {
  const text = visible(texts.filter(Boolean).join('\n'));
  const withoutEmails = text.replace(EMAIL, ' ');
  const flags: [TextFlag, boolean][] = [
    ['LINK', LINKS.some((link) => link.test(withoutEmails)) || namesMessenger(withoutEmails)],
    ['PHONE', hasPhone(text)],
    ['EMAIL', withoutEmails !== text],
    ['INSULT', hasInsult(text)],
  ];
  return flags.filter(([, isFound]) => isFound).map(([flag]) => flag);
}

const namesMessenger = (text: string): boolean => MESSENGERS.test(replaced(text.toLowerCase(), LATIN));

function hasInsult(text: string): boolean {
  const spelled = [...text.matchAll(SPELLED)].map(([letters]) => letters.replace(/[^\p{L}]/gu, ''));
  const words = [...text.split(/[^\p{L}\d]+/u), ...spelled]
    .map((word) => word.toLowerCase())
    .filter((word) => /[а-яё]/.test(word))
    .map((word) => replaced(word, RUSSIAN));
  return MASKED.test(text) || words.some(isInsult);
}

const isInsult = (word: string): boolean =>
  INSULTING.includes(word) || INSULTS.some((beginning) => word.startsWith(beginning));
