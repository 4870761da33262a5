export type TextFlag = 'LINK' | 'PHONE' | 'EMAIL' | 'INSULT';

const LINK =
  /https?:|www\.|(?<![\p{L}\d])[\p{L}\d-]{2,}\.(ru|рф|com|net|org|su|shop|store|me|io|info|biz|online|site|by|kz)(?![\p{L}\d])|(?<![\p{L}\d])@[a-z0-9_]{4,}/iu;
const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+\.\p{L}{2,}/u;
/** Ten digits after a country code, or ten digits that begin like a mobile number. */
const PHONE = /(?<!\d)(?:(?:\+?7|8)[\s(-]*\d{3}|\(?9\d{2})[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/;

/** Beginnings of insults. */
const INSULTS = ['бляд', 'блят', 'гандон', 'говн', 'дебил', 'дерьм', 'долбоеб', 'ебан', 'ебат', 'идиот']
  .concat(['козел', 'козлы', 'кретин', 'лохотрон', 'мошенни', 'мраз', 'мудак', 'мудил', 'ничтожеств'])
  .concat(['пидор', 'пизд', 'придурок', 'сволоч', 'скотин', 'твар', 'тупиц', 'ублюд', 'хуе', 'хуй', 'шлюх']);
/** Insults only as whole words. */
const INSULTING = ['дура', 'дурак', 'дураки', 'сука', 'суки', 'урод', 'уроды'];

/** Latin letters that look like Russian ones and are used to disguise words. */
const LOOKALIKES: Readonly<Record<string, string>> = {
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
  ё: 'е',
};

/** Why a text needs an operator before it is published, each reason once. */
export function flagsOf(texts: readonly (string | null | undefined)[]): TextFlag[] {
  const text = texts.filter(Boolean).join('\n').normalize('NFKC');
  const isEmail = EMAIL.test(text);
  return [
    ...(LINK.test(text.replace(new RegExp(EMAIL, 'gu'), ' ')) ? (['LINK'] as const) : []),
    ...(PHONE.test(text) ? (['PHONE'] as const) : []),
    ...(isEmail ? (['EMAIL'] as const) : []),
    ...(wordsOf(text).some(isInsult) ? (['INSULT'] as const) : []),
  ];
}

const isInsult = (word: string): boolean =>
  INSULTING.includes(word) || INSULTS.some((beginning) => word.startsWith(beginning));

/** Normalized words, in Russian letters only. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => /[а-яё]/.test(word))
    .map((word) => word.replaceAll(/./gu, (letter) => LOOKALIKES[letter] ?? letter));
