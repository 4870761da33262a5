const rows = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];

/** Russian letters on keys that touch: in a row, and of a row and the one below, which stands half a key to the right. */
export const neighbours: readonly (readonly [string, string])[] = rows.flatMap((row, place) =>
  [...row].flatMap((letter, at) =>
    [row[at + 1], rows[place + 1]?.[at - 1], rows[place + 1]?.[at]].flatMap((other) =>
      other === undefined ? [] : [[letter, other] as const],
    ),
  ),
);
