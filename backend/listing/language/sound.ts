/**
 * The sound of each Russian letter, one character per sound. By sounds, Russian words are compared with their
 * transliteration in Latin letters.
 */
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

/** How sounds are spelled in Latin letters. Longer spellings come first, because the first match is used. */
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
 * Converts a word in Russian or Latin letters to its sound: «платье», `platie` and `plat'e` get the same
 * sound. The word must be folded. Other characters stay unchanged.
 */
export function soundOf(word: string): string {
  const spelled = /[а-я]/.test(word)
    ? [...word].map((letter) => russianSounds[letter] ?? letter).join('')
    : latinSpellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
  // Latin `ts` may stand for ц or, as in `detskaya`, for т and с. So ц, тс and `ts` are treated as the same
  // sound.
  return spelled
    .replaceAll('ts', 'c')
    .replace(/i+(?=[aeou])/g, '')
    .replace(/(.)\1+/g, '$1');
}
