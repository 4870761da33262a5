const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const latinShift = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const russianShift = russian.toUpperCase();

const pairsOf = (from: string, to: string): [string, string][] =>
  [...from].map((letter, place): [string, string] => [letter, to[place] ?? letter]);

const toRussian = new Map([...pairsOf(latin, russian), ...pairsOf(latinShift, russianShift)]);
const toLatin = new Map([...pairsOf(russian, latin), ...pairsOf(russianShift, latinShift)]);

/** What the same keys type in the Russian layout: `gkfnmt` becomes «платье». */
export function inRussianLayout(text: string): string {
  return [...text].map((letter) => toRussian.get(letter) ?? letter).join('');
}

/** What the same keys type in the Latin layout. */
export function inLatinLayout(text: string): string {
  return [...text].map((letter) => toLatin.get(letter) ?? letter).join('');
}

const rows = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];

/** Pairs of Russian letters on adjacent keys. A row is shifted half a key to the right of the row above. */
export const neighbours: readonly (readonly [string, string])[] = rows.flatMap((row, place) =>
  [...row].flatMap((letter, at) =>
    [row[at + 1], rows[place + 1]?.[at - 1], rows[place + 1]?.[at]].flatMap((other) =>
      other === undefined ? [] : [[letter, other] as const],
    ),
  ),
);
