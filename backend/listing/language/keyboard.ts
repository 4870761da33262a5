const rows = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];

/**
 * Pairs of Russian letters on neighbouring keys. Each row of keys is half a key further to the right than the
 * row above it.
 */
export const neighbours: readonly (readonly [string, string])[] = rows.flatMap((row, place) =>
  [...row].flatMap((letter, at) =>
    [row[at + 1], rows[place + 1]?.[at - 1], rows[place + 1]?.[at]].flatMap((other) =>
      other === undefined ? [] : [[letter, other] as const],
    ),
  ),
);
