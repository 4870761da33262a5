/** Letters by how they sound, so that Russian written in Latin letters meets itself. One sign a sound. */
const russianSounds: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'Z',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'C',
  ш: 'S',
  щ: 'S',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'u',
  я: 'a',
};

/** Longer spellings first. */
const latinSpellings: readonly (readonly [RegExp, string])[] = [
  [/['’`]/g, ''],
  [/shch|sch|shh/g, 'S'],
  [/sh/g, 'S'],
  [/ch/g, 'C'],
  [/zh/g, 'Z'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/tz/g, 'c'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/[yj]/g, 'i'],
];

/**
 * How a word sounds, written in Russian or in Latin letters: «платье», `platie` and `plat'e` alike. The word is folded;
 * what is neither Russian nor Latin stays.
 */
export function soundOf(word: string): string {
  const spelled = /[а-я]/.test(word)
    ? [...word].map((letter) => russianSounds[letter] ?? letter).join('')
    : latinSpellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
  // `Detskaya` has no ц, although `ts` is one.
  return spelled
    .replaceAll('ts', 'c')
    .replace(/i+(?=[aeou])/g, '')
    .replace(/(.)\1+/g, '$1');
}
