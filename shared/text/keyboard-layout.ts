const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const latinShift = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const russianShift = russian.toUpperCase();

const pairsOf = (from: string, to: string): [string, string][] =>
  [...from].map((letter, place): [string, string] => [letter, to[place] ?? letter]);

const toRussian = new Map([...pairsOf(latin, russian), ...pairsOf(latinShift, russianShift)]);
const toLatin = new Map([...pairsOf(russian, latin), ...pairsOf(russianShift, latinShift)]);

/** What the same keys would have typed in the Russian keyboard layout: `gkfnmt` becomes «платье». */
export function inRussianLayout(text: string): string {
  return [...text].map((letter) => toRussian.get(letter) ?? letter).join('');
}

/** What the same keys would have typed in the Latin keyboard layout: «яндекс» becomes `zyltrc`. */
export function inLatinLayout(text: string): string {
  return [...text].map((letter) => toLatin.get(letter) ?? letter).join('');
}
